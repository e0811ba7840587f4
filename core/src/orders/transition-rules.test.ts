import { expect, test } from "vitest";
import type { Actor, OrderParties } from "./order-actor.ts";
import { findTransitionError, type TransitionTable } from "./transition-rules.ts";

type Status = "new" | "sent" | "gone";
type Refusal = "order_not_found" | "order_status_conflict" | "trip_unpaid";
type Facts = OrderParties & { status: Status; isPaid: boolean };

const table: TransitionTable<Status, Facts, Refusal> = {
  notFound: "order_not_found",
  notPossible: "order_status_conflict",
  transitions: [
    { from: ["new"], to: "sent", by: { store: ({ isPaid }) => isPaid || "trip_unpaid" } },
    { from: ["new"], to: "gone", by: { store: () => "trip_unpaid", clock: () => false } },
    { from: ["new", "sent"], to: "gone", by: { store: (_facts, now) => now >= 1000 } },
  ],
};

const facts: Facts = {
  ...{ status: "new", isPaid: false },
  ...{ customerId: 1, guestId: null, storeId: 2, courierId: null },
};
const store: Actor = { kind: "store", staffId: null, storeId: 2 };
const otherStore: Actor = { ...store, storeId: 3 };
const clock: Actor = { kind: "clock" };

test.each<[string, Partial<Facts>, Status, Actor, number, Refusal | null]>([
  ["allows what a row allows", { isPaid: true }, "sent", store, 0, null],
  ["refuses with the reason of the row", {}, "sent", store, 0, "trip_unpaid"],
  ["hides what is not the actor's own", { isPaid: true }, "sent", otherStore, 0, "order_not_found"],
  [
    "refuses another status",
    { status: "sent", isPaid: true },
    "sent",
    store,
    0,
    "order_status_conflict",
  ],
  [
    "refuses an actor without a condition",
    { isPaid: true },
    "sent",
    clock,
    0,
    "order_status_conflict",
  ],
  ["refuses a condition that is not met", {}, "gone", clock, 0, "order_status_conflict"],
  ["allows what one of several rows allows", {}, "gone", store, 1000, null],
  ["names the reason when none of them does", {}, "gone", store, 999, "trip_unpaid"],
])("%s", (_rule, changes, to, actor, at, error) => {
  const found = findTransitionError(table, { ...facts, ...changes }, to, actor, new Date(at));
  expect(found).toBe(error);
});
