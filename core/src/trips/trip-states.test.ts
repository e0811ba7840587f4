import { expect, test } from "vitest";
import { minor } from "../money.ts";
import type { Actor } from "../orders/order-actor.ts";
import { tripMessageAbout } from "./trip-messages.ts";
import { tripPaymentEffect } from "./trip-payments.ts";
import {
  confirmationEnds,
  isRunningTrip,
  type TripFacts,
  tripActions,
  tripTransitionError,
} from "./trip-states.ts";
import { tripStatuses } from "./trips.types.ts";

const now = new Date("2026-03-20T12:00:00Z");
const future = new Date(now.getTime() + 1);

function trip(facts: Partial<TripFacts> = {}): TripFacts {
  return {
    ...{ customerId: 1, guestId: null, storeId: 2, courierId: null },
    status: "pending",
    isPaid: true,
    isCash: false,
    hasVehicles: true,
    type: "hourly",
    pickupTime: now,
    payUntil: future,
    ...facts,
  };
}

const own: Record<Actor["kind"], Actor> = {
  customer: { kind: "customer", customerId: 1 },
  guest: { kind: "guest", guestId: "guest" },
  store: { kind: "store", storeId: 2, staffId: 20 },
  courier: { kind: "courier", courierId: 3 },
  desk: { kind: "desk", staffId: 30 },
  payment: { kind: "payment", paymentId: 40 },
  clock: { kind: "clock" },
};

/** Contract 5.4: from | to | by. */
const contract = `
pending | confirmed | store
confirmed | ongoing | store
ongoing | completed | store
pending | canceled | customer, guest, clock, store, desk
confirmed | canceled | customer, guest, store, desk
ongoing | canceled | store, desk`;

const allowed = new Set(
  contract
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [from, to, by = ""] = line.split(" | ");
      return by.split(", ").map((kind) => `${from} ${to} ${kind}`);
    }),
);

const cases = tripStatuses.flatMap((from) =>
  tripStatuses.flatMap((to) =>
    (Object.keys(own) as Actor["kind"][]).map((kind) => ({ from, to, kind })),
  ),
);

test.each(cases)("from $from to $to by $kind", ({ from, to, kind }) => {
  const parties =
    kind === "guest"
      ? { customerId: null, guestId: "guest" }
      : { courierId: kind === "courier" ? 3 : null };
  const error = tripTransitionError(trip({ status: from, ...parties }), to, own[kind], now);
  expect(error).toBe(allowed.has(`${from} ${to} ${kind}`) ? null : "trip_status_conflict");
});

test.each([
  [{ kind: "customer", customerId: 9 }],
  [{ kind: "guest", guestId: "other" }],
  [{ kind: "store", storeId: 9, staffId: 20 }],
] as [Actor][])("is unknown to %j", (actor) => {
  for (const to of tripStatuses)
    expect(tripTransitionError(trip(), to, actor, now)).toBe("trip_not_found");
});

test.each([
  ["at the pickup of a later trip", "2026-07-02T10:00:00Z", "2026-07-02T10:00:00Z"],
  ["at a pickup in five minutes", "2026-07-01T10:05:00Z", "2026-07-01T10:05:00Z"],
  ["a minute after a booking for now", "2026-07-01T10:00:30Z", "2026-07-01T10:01:00Z"],
])("the time to confirm ends %s", (_case, pickup, end) => {
  const bookedAt = new Date("2026-07-01T10:00:00Z");
  expect(confirmationEnds(new Date(pickup), bookedAt)).toEqual(new Date(end));
});

test("the clock cancels at the pickup time, not before", () => {
  const cancel = (pickupTime: Date) =>
    tripTransitionError(trip({ pickupTime }), "canceled", own.clock, now);
  expect(cancel(now)).toBeNull();
  expect(cancel(future)).toBe("trip_status_conflict");
});

test("the clock cancels what is neither paid in time nor to be paid in cash, until the hand-over", () => {
  const unpaid = { isPaid: false, pickupTime: future, payUntil: now };
  const cancel = (facts: Partial<TripFacts>) =>
    tripTransitionError(trip({ ...unpaid, ...facts }), "canceled", own.clock, now);
  expect(cancel({ status: "pending" })).toBeNull();
  expect(cancel({ status: "confirmed" })).toBeNull();
  for (const facts of [{ payUntil: future }, { isPaid: true }, { isCash: true }]) {
    expect(cancel({ status: "confirmed", ...facts })).toBe("trip_status_conflict");
    expect(cancel({ status: "pending", ...facts })).toBe("trip_status_conflict");
  }
  expect(cancel({ status: "ongoing" })).toBe("trip_status_conflict");
});

test("starts only with assigned vehicles", () => {
  const confirmed = trip({ status: "confirmed", hasVehicles: false });
  expect(tripTransitionError(confirmed, "ongoing", own.store, now)).toBe(
    "vehicle_assignment_invalid",
  );
});

test("is completed only once it is paid", () => {
  const ongoing = trip({ status: "ongoing", isPaid: false });
  expect(tripTransitionError(ongoing, "completed", own.store, now)).toBe("trip_unpaid");
});

test("offers its customer what is possible now", () => {
  expect(tripActions(trip({ isPaid: false }), 0)).toEqual(["cancel", "pay", "change"]);
  expect(tripActions(trip(), 0)).toEqual(["cancel", "change"]);
  expect(tripActions(trip({ status: "confirmed" }), 0)).toEqual(["cancel", "change"]);
  expect(tripActions(trip({ status: "ongoing", isPaid: false }), 1)).toEqual(["pay", "extend"]);
  expect(tripActions(trip({ status: "ongoing", type: "distance_wise" }), 0)).toEqual([]);
  expect(tripActions(trip({ status: "completed" }), 1)).toEqual(["review"]);
  expect(tripActions(trip({ status: "completed" }), 0)).toEqual([]);
  expect(tripActions(trip({ status: "completed", customerId: null }), 1)).toEqual([]);
  expect(tripActions(trip({ status: "canceled", isPaid: false }), 1)).toEqual([]);
});

test("keeps money for a running trip up to its total, and returns the rest", () => {
  const effect = (status: TripFacts["status"], paid: number, payment: number) =>
    tripPaymentEffect({ status, amount: minor(2000), paid: minor(paid) }, minor(payment));
  for (const status of tripStatuses) {
    expect(effect(status, 500, 1500)).toBe(isRunningTrip(status) ? "keep" : "return");
  }
  expect(effect("pending", 501, 1500)).toBe("return");
});

test("has a message about each status", () => {
  expect(tripStatuses.map(tripMessageAbout)).toEqual([
    "booked",
    "confirmed",
    "started",
    "completed",
    "canceled",
  ]);
});
