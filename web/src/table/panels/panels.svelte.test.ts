import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { decision, option, seat, table, update } from "../../api/fakeSocket";
import { keys } from "../../shared/browser/keys";
import { settings } from "../../shared/browser/settings.svelte";
import { popoverPlace } from "../../shared/controls/popover";
import type { Tab } from "../../shared/screen/description";
import { Lazy } from "../../shared/screen/lazy.svelte";
import { drawnGame, tableAt } from "../../shared/screen/sampleFrame";
import { SeatNews } from "../seats/seatNews.svelte";
import OptionsList from "../prompt/OptionsList.svelte";
import WhyNot from "../prompt/WhyNot.svelte";
import ConsentStrip from "../seats/ConsentStrip.svelte";
import Header from "../shell/Header.svelte";
import TabBar from "../shell/TabBar.svelte";
import Chat from "./Chat.svelte";
import Help from "./Help.svelte";
import NoticeBar from "./NoticeBar.svelte";
import OverBar from "./OverBar.svelte";
import RuleDrawer from "./RuleDrawer.svelte";

const nothing = () => undefined;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => settings.change({ grace: 0, letters: true, theme: "dark" }));

describe("the options list", () => {
  const many = Array.from({ length: 8 }, (_, at) => option(`play card_${at}`));

  test("picks what is clicked", async () => {
    const onchoose = vi.fn();
    render(OptionsList, { options: [option("play rex"), option("end")], onchoose });
    await fireEvent.click(button(/Play rex/));
    expect(onchoose.mock.calls).toEqual([[option("play rex")]]);
  });

  test("finds options by words, and Enter picks the only one", async () => {
    const onchoose = vi.fn();
    render(OptionsList, { options: many, onchoose });
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "CARD_3 play" } });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    await fireEvent.submit(screen.getByRole("searchbox"));
    expect(onchoose.mock.calls).toEqual([[many[3]]]);
  });

  test("is in words, under heads that say what is done", () => {
    const options = [
      { ...option("play rex_1"), label: "captain Rex" },
      { ...option("end"), label: "no" },
    ];
    const verbOf = (verb: string) => `To ${verb}`;
    render(OptionsList, { options, onchoose: nothing, verbOf });
    expect(screen.getByRole("heading", { name: "To play" })).toBeTruthy();
    expect(screen.getByRole("list", { name: "To end" }).textContent).toContain("No");
    expect(screen.queryByText(/rex_1/)).toBeNull();
  });

  test("is one list without a head while nobody can say what is done", () => {
    const options = [option("play rex_1"), option("end")];
    render(OptionsList, { options, onchoose: nothing, verbOf: () => "" });
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });

  test("has what would do nothing apart, folded", async () => {
    const onchoose = vi.fn();
    const idle = [option("commit shuttle base")];
    render(OptionsList, { options: [option("end")], idle, onchoose });
    const folded = screen.getByText("One more that would do nothing").closest("details");
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain("Commit shuttle base");
  });

  test("says when there is nothing, and counts like options", () => {
    const like = [1, 2].map((at) => ({ ...option(`exile ${at}`), label: "Exile a pilot" }));
    const { rerender } = render(OptionsList, { options: like, onchoose: nothing });
    expect(screen.getByText("×2")).toBeTruthy();
    void rerender({ options: [] });
    flushSync();
    expect(screen.getByText("There is nothing to choose now.")).toBeTruthy();
  });
});

describe("why not", () => {
  const asked = {
    things: [],
    at: null,
    reasons: [
      { sentence: "Costs 7, your pool holds 5.", rule: "CW-BUY-03", pick: "" },
      { sentence: "It is not yours.", rule: "CW-BUY-01", pick: "" },
      { sentence: "It is not yours.", rule: "CW-BUY-01", pick: "" },
      { sentence: "It is late.", rule: "CW-BUY-02", pick: "" },
      { sentence: "", rule: "", pick: "use mace" },
      { sentence: "", rule: "", pick: "use mace" },
    ],
  };
  const given = () => ({
    asked,
    onclose: vi.fn(),
    onrule: vi.fn(),
    onpick: vi.fn(),
    onshow: vi.fn(),
    labelOf: (text: string) => `${text}!`,
  });

  test("gives each reason once, its rule, the cause, and more than two when asked", async () => {
    const causeOf = (rule: string) => (rule === "CW-BUY-03" ? "body" : null);
    const props = { ...given(), causeOf };
    render(WhyNot, props);
    expect(screen.getAllByText("It is not yours.")).toHaveLength(1);
    expect(screen.queryByText("It is late.")).toBeNull();
    await fireEvent.click(button("Rule CW-BUY-03"));
    expect(props.onrule.mock.calls).toEqual([["CW-BUY-03"]]);
    await fireEvent.click(button("Show me"));
    expect(props.onshow.mock.calls).toEqual([["body"]]);
    await fireEvent.click(button("1 more reason"));
    expect(screen.getByText("It is late.")).toBeTruthy();
    await fireEvent.click(button("use mace!"));
    expect(props.onpick.mock.calls).toEqual([["use mace"]]);
  });

  test("shows nothing where there is nothing to be shown, and stays beside its rule", async () => {
    const props = given();
    render(WhyNot, props);
    expect(screen.queryByRole("button", { name: "Show me" })).toBeNull();
    const drawer = document.body.appendChild(document.createElement("aside"));
    drawer.dataset.rule = "CW-BUY-03";
    await fireEvent.pointerDown(drawer);
    expect(props.onclose).not.toHaveBeenCalled();
    drawer.remove();
  });

  test("goes with the next input elsewhere, and with Escape", async () => {
    const props = given();
    const { container } = render(WhyNot, props);
    await fireEvent.pointerDown(container.querySelector(".why") as Element);
    expect(props.onclose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(document.body);
    keys.press(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(props.onclose).toHaveBeenCalledTimes(2);
  });

  test("says so when nothing is meant", () => {
    render(WhyNot, { ...given(), asked: { ...asked, reasons: [] } });
    expect(screen.getByText("Nothing can be done with this now.")).toBeTruthy();
  });

  test("is above what it is about, below if there is no room, and inside the window", () => {
    const room = { width: 400, height: 800 };
    const box = { width: 200, height: 100 };
    const at = (left: number, top: number) =>
      popoverPlace(new DOMRect(left, top, 100, 50), box, room);
    expect(at(150, 400)).toEqual({ left: 100, top: 288, above: true, tip: 100 });
    expect(at(150, 20)).toMatchObject({ above: false, top: 82 });
    expect(at(0, 400)).toMatchObject({ left: 8, tip: 42 });
    expect(at(390, 400)).toMatchObject({ left: 192, tip: 184 });
    expect(popoverPlace(null, box, room).left).toBe(100);
  });
});

describe("bars", () => {
  test("say that the connection is lost, and what was refused", async () => {
    const { session, frame, socket } = tableAt({ decision: decision(option("end")) });
    render(NoticeBar, { session, frame, news: new SeatNews(null) });
    void session.pick(["end"]);
    const refusal = { code: "no-option", sentence: "Not now.", rule: "CW-X-01" };
    socket().hear({ type: "refused", id: socket().id, ...refusal });
    socket().close();
    flushSync();
    expect(screen.getByText("Reconnecting; nothing is lost")).toBeTruthy();
    expect(screen.getByText("Not now.")).toBeTruthy();
    await fireEvent.click(button("Close"));
    expect(session.notice).toBeNull();
    session.close();
  });

  test("ask the others before something is undone", async () => {
    const { session, socket } = tableAt();
    render(ConsentStrip, { session });
    expect(screen.queryByRole("alert")).toBeNull();
    socket().hear({ type: "undo-asked", seat: 1, agreed: [], asked: [0], wish: 1 });
    flushSync();
    expect(screen.getByText(/Ben asks to undo/)).toBeTruthy();
    await fireEvent.click(button("Decline"));
    expect(socket().latest).toMatchObject({ type: "consent", agree: false });
    socket().hear({ type: "undo-asked", seat: 0, agreed: [], asked: [1], wish: 1 });
    flushSync();
    expect(screen.getByText(/Ben must agree/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  });

  test("tell the end and lead to a rematch", () => {
    const { session, socket } = tableAt();
    const proof = { secret: "", nonces: [], seed: "" };
    const result = { winners: [0], ending: "resigned", closing: "", resigned: 1, ...proof };
    socket().hear({ type: "table", table: table({ status: "over", result }) });
    render(OverBar, { session });
    expect(screen.getByRole("heading").textContent).toBe("You won");
    expect(screen.getByText("Ben resigned.")).toBeTruthy();
    expect(button("Rematch, sides swapped")).toBeTruthy();
  });
});

describe("the header", () => {
  test("names table, turn and score, and opens chat, text and menu", async () => {
    const { session, frame } = tableAt();
    render(Header, { session, frame, unread: 2 });
    expect(screen.getByRole("heading").textContent).toContain("Duel");
    expect(screen.getByLabelText("Score").textContent.replaceAll(/\s+/g, " ")).toContain("Ben 2");
    await fireEvent.click(button("Chat, 2 unread"));
    expect(frame.panel).toBe("chat");
    await fireEvent.click(button("Text view"));
    expect(settings.choices.view).toBe("text");
    settings.change({ view: "drawn" });
    await fireEvent.click(button("Menu"));
    expect(frame.panel).toBe("menu");
  });

  test("says who only watches", () => {
    const { session, frame } = tableAt();
    session.seat = null;
    render(Header, { session, frame });
    expect(screen.getByText("You are watching")).toBeTruthy();
  });
});

describe("chat", () => {
  test("shows and sends lines, and keeps what was not heard", async () => {
    const { session, socket } = tableAt();
    render(Chat, { session, onclose: nothing });
    socket().hear({ type: "chat", line: { number: 1, seat: 1, name: "Ben", text: "Hi!", at: 0 } });
    flushSync();
    expect(screen.getByText("Hi!")).toBeTruthy();
    const field = screen.getByRole("textbox") as HTMLInputElement;
    await fireEvent.input(field, { target: { value: " Hello " } });
    await fireEvent.submit(field);
    expect(socket().latest).toMatchObject({ type: "say", text: "Hello" });
    expect(field.value).toBe(" Hello ");
    socket().hear({ type: "ack", id: socket().id, picks: 0, stopped: "" });
    await vi.waitFor(() => expect(field.value).toBe(""));
  });

  test("tells watchers why they cannot write", () => {
    const { session } = tableAt();
    session.seat = null;
    render(Chat, { session, onclose: nothing });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/only players can write here/)).toBeTruthy();
  });
});

describe("further panels", () => {
  test("keys that do the same stand together", () => {
    const stop = ["o", "/"].map((key) => keys.bind({ key, says: "All options", act: nothing }));
    const { session, frame } = tableAt();
    render(Help, { session, frame });
    expect(screen.getAllByText("All options")).toHaveLength(1);
    expect(screen.getAllByText("/", { selector: "kbd" })).not.toHaveLength(0);
    stop.forEach((unbind) => unbind());
  });

  test("the help tells what the game says, what is asked, and leads to its rule", async () => {
    const words = Lazy.of({ tableOf: () => null, help: () => ["Win.", "Play."], verbOf: String });
    const game = { ...drawnGame(), words };
    const { session, frame } = tableAt({ decision: decision(option("end")) }, [], game);
    frame.open("help");
    render(Help, { session, frame });
    expect(screen.getByText("Win.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "What the symbols mean" })).toBeTruthy();
    expect(screen.getByText(/^Your turn/)).toBeTruthy();
    await fireEvent.click(button("Rule CW-TURN-07"));
    expect([frame.panel, frame.rule]).toEqual([null, "CW-TURN-07"]);
  });

  test("a rule is read, with links to others and to the rulebook", async () => {
    const line = [
      { kind: "text", text: "See ", rule: "" },
      { kind: "rule", text: "CW-BUY-01", rule: "CW-BUY-01" },
    ];
    const parts = [{ name: "rule", blocks: [{ kind: "paragraph", line, rows: [] }] }];
    const read = { id: "CW-BUY-03", game: "clone-wars", area: "BUY", title: "Paying", parts };
    const from = { see: [], sources: ["rulebook"], section: "Purchase a card" };
    vi.stubGlobal("fetch", async () => Response.json({ ...read, ...from }));
    const onopen = vi.fn();
    render(RuleDrawer, { rule: "CW-BUY-03", onclose: nothing, onopen });
    await vi.waitFor(() => expect(screen.getByText("Paying")).toBeTruthy());
    expect(screen.getByText("Rulebook: Purchase a card")).toBeTruthy();
    await fireEvent.click(screen.getByRole("link", { name: "CW-BUY-01" }));
    expect(onopen.mock.calls).toEqual([["CW-BUY-01"]]);
    const book = screen.getByRole("link", { name: "Open in the rulebook" });
    expect(book.getAttribute("href")).toBe("/rules/clone-wars#CW-BUY-03");
  });

  test("tabs say which part is in sight", async () => {
    const tabs: Tab[] = [{ id: "hand", label: "Hand", glyph: "hand", badge: 4 }];
    const { frame } = tableAt({ view: {} }, [], drawnGame({ tabs }));
    render(TabBar, { frame });
    await fireEvent.click(button(/Hand/));
    expect(frame.tab).toBe("hand");
    expect(button(/Hand/).getAttribute("aria-current")).toBe("true");
  });
});

test("a frame asks why beside what was clicked", async () => {
  const { session, frame, socket } = tableAt({ decision: decision(option("end")) });
  const asking = frame.askWhy([{ kind: "card", number: 3 }], document.body);
  const reasons = [{ sentence: "No.", rule: "CW-X-01", pick: "" }];
  socket().hear({ type: "reasons", id: socket().id, reasons });
  await asking;
  expect(frame.why?.reasons).toEqual(reasons);
  expect(frame.why?.at).not.toBeNull();
  socket().hear(update(2), { type: "table", table: table({ seats: [seat(0)] }) });
  expect(session.table?.seats).toHaveLength(1);
});
