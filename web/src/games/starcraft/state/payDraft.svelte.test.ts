import { expect, test } from "vitest";

import type { Payment } from "../model/view";
import { PayDraft } from "./payDraft.svelte";

const source = (number: number, some: Partial<Payment["sources"][number]> = {}) => ({
  ...{ source: number, resource: "minerals" as const, free: 2, extra: 0, workers: 0, depletion: 0 },
  ...{ proposed: 0, pick: `worker ${number}` },
  ...some,
});
const PAYMENT: Payment = {
  due: { minerals: 2, gas: 1 },
  workers: 5,
  sources: [
    source(1, { proposed: 2 }),
    source(2),
    source(3, { free: 0, extra: 1 }),
    source(4, { resource: "gas", proposed: 1 }),
  ],
};
const at = (number: number) => PAYMENT.sources.find((one) => one.source === number) ?? source(0);

test("a payment is as proposed until a worker is moved", () => {
  const pay = new PayDraft();
  expect(pay.picksOf(PAYMENT)).toBeNull();
  expect([...pay.countsOf(PAYMENT)]).toEqual([
    [1, 2],
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
});

test("a worker goes elsewhere for the same resource, and every worker is named", () => {
  const pay = new PayDraft();
  pay.move(PAYMENT, at(2));
  expect(pay.picksOf(PAYMENT)).toEqual(["worker 1", "worker 2", "worker 4"]);
  pay.move(PAYMENT, at(3));
  expect(pay.picksOf(PAYMENT)).toEqual(["worker 1", "worker 3", "worker 4"]);
});

test("nowhere goes more than finds room, and gas is not paid with minerals", () => {
  const pay = new PayDraft();
  expect(pay.canMove(PAYMENT, at(1))).toBe(false);
  expect(pay.canMove(PAYMENT, at(4))).toBe(false);
  pay.move(PAYMENT, at(3));
  expect(pay.canMove(PAYMENT, at(3))).toBe(false);
});

test("back to the proposal, nothing is changed; another payment starts from its own", () => {
  const pay = new PayDraft();
  pay.move(PAYMENT, at(2));
  expect(pay.isChanged({ ...PAYMENT, workers: 4 })).toBe(false);
  pay.move(PAYMENT, at(1));
  expect(pay.isChanged(PAYMENT)).toBe(false);
  pay.move(PAYMENT, at(2));
  pay.reset();
  expect(pay.picksOf(PAYMENT)).toBeNull();
});

test("where there is only one way to pay, nothing can be moved", () => {
  const forced = { ...PAYMENT, sources: PAYMENT.sources.map((one) => ({ ...one, pick: null })) };
  const pay = new PayDraft();
  expect(forced.sources.some((one) => pay.canMove(forced, one))).toBe(false);
});
