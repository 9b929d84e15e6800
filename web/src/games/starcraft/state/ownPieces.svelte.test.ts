import { describe, expect, test, vi } from "vitest";

import { option } from "../../../api/fakeSocket";
import { positionCalled } from "../dev/positions";
import { NO_REMARKS, question, sampleTable } from "../dev/sampleTable";
import { chipKey } from "../model/marks";
import { PIECE } from "../model/pieces";
import type { StarCraftOption } from "../model/view";
import { actionsOf } from "../prompts/promptActions";

const FREE = { costs: [], price: null, payment: null };
const { view } = positionCalled("six");
const held = view.areas.find(({ owner, units }) => owner === view.seat && units.length > 0);
const AREA = held?.area ?? -1;
const UNIT = held?.units[0] ?? -1;

const alone = (text: string, ...refs: string[]): StarCraftOption => ({
  ...option(text, ...refs),
  remarks: { leads: [], ...FREE },
});

describe("destroying own pieces", () => {
  const last = [{ kind: "last-piece" as const, n: 1, refs: [] }];
  const destroy: StarCraftOption = {
    ...option("destroy"),
    remarks: {
      leads: [
        {
          ...{ then: ["area a", "unit b"], ends: false, ...FREE, costs: last },
          refs: option("", `what area ${AREA}`, `what unit ${UNIT}`).refs,
        },
        {
          ...{ then: ["area a", "base a"], ends: false, ...FREE },
          refs: option("", `what area ${AREA}`, `what area ${AREA}`).refs,
        },
      ],
      ...FREE,
    },
  };
  const asked = () => sampleTable("six", question("build-base", [destroy, alone("done")]));

  test("is behind a button of its own, and nothing else leads there", () => {
    const { table } = asked();
    const [rare, ...others] = actionsOf(table);
    expect(rare).toMatchObject({ label: "Destroy own pieces", key: "Delete", rare: true });
    expect(others.some(({ primary }) => primary)).toBe(false);
    expect(table.marks.chips.size).toBe(0);
    table.point({ kind: "unit", number: UNIT, at: AREA });
    expect(table.choosing.path).toEqual([]);
  });

  test("own pieces can be pointed at, and a button that names the doubt destroys one", () => {
    const { table, sent } = asked();
    actionsOf(table)[0]?.act();
    expect(table.marks.chips.has(chipKey(AREA, UNIT))).toBe(true);
    table.point({ kind: "unit", number: UNIT, at: AREA });
    expect(table.marks.chips.get(chipKey(AREA, UNIT))?.falls).toBe(1);
    expect(sent).toEqual([]);
    const ruin = actionsOf(table).at(-1);
    expect(ruin?.label).toMatch(/^Destroy /);
    expect(ruin?.note).toBe("Your last piece: you would be out.");
    ruin?.act();
    expect(sent).toEqual([{ picks: ["destroy", "area a", "unit b"], how: undefined }]);
  });

  test("Escape steps back, and out of it", () => {
    const { table } = asked();
    table.destroying.start();
    table.point({ kind: "unit", number: UNIT, at: AREA });
    expect(table.choosing.back()).toBe(true);
    expect(table.destroying.isOpen).toBe(true);
    expect(table.choosing.back()).toBe(true);
    expect(table.destroying.isOpen).toBe(false);
  });
});

describe("workers", () => {
  const worker = alone("new-worker");
  const asks = (n: number) =>
    question("build-forces", [worker, alone("done")], {
      remarks: { ...NO_REMARKS, workers: n },
    });

  test("several are built one after the other, as far as the server offers them", async () => {
    const { table, session } = sampleTable("six", asks(3));
    const sent: { picks: string[]; group: string | undefined }[] = [];
    session.pick = (picks: string[], sending?: { group?: string }) => {
      sent.push({ picks, group: sending?.group });
      session.decision = sent.length < 2 ? asks(3 - sent.length) : null;
      return Promise.resolve({ type: "ack", id: "", picks: 1, stopped: "" });
    };
    expect(table.workers.n).toBe(1);
    table.workers.change(+5);
    expect(table.workers.n).toBe(3);
    await table.workers.send();
    expect(sent.map(({ picks }) => picks)).toEqual([["new-worker"], ["new-worker"]]);
    expect(sent[0]?.group).toBe(sent[1]?.group);
    expect(table.workers.most).toBe(0);
  });

  test("a tap on their tile builds as many as were chosen", () => {
    const { table, sent } = sampleTable("six", asks(2));
    table.workers.change(+1);
    table.point({ kind: "piece", number: PIECE.worker });
    expect(table.workers.isSending).toBe(true);
    expect(sent[0]?.picks).toEqual(["new-worker"]);
  });

  test("a tap that is faster than the acknowledgement of the last pick waits for it", async () => {
    const { table, session, sent } = sampleTable("six", asks(1));
    const over = Promise.resolve(null);
    session.sending = { of: null, over };
    table.point({ kind: "piece", number: PIECE.worker });
    expect(sent).toEqual([]);
    session.sending = null;
    await vi.waitFor(() => expect(sent[0]?.picks).toEqual(["new-worker"]));
  });
});
