import { minor } from "@errand/core/money";
import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCoupon } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { desk } from "../orders/testing.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import {
  addCarts,
  inHours,
  type NewCart,
  now,
  renterOf,
  startBookingTest,
} from "./booking-testing.ts";
import { transitionTrip } from "./trip-transitions.ts";

const tested = await startBookingTest();
const { ask, db, car, garage, moduleId, headers } = tested;

beforeEach(() => tested.reset());

const rentersOf = async (carts: NewCart[]) =>
  (await addCarts(db, moduleId, carts)).map(({ guestId, cartId }) => ({
    ...renterOf(ask, { guestId }, headers),
    cartId,
  }));
const disagreements = async () => (await reconcile(db)).disagreements;

test("200 parallel bookings of the last vehicle are one trip", async () => {
  const vehicleId = await car({ total: 1 });
  const cart = { providerId: garage, lines: [{ vehicleId, quantity: 1 }], from: 24, hours: 3 };
  const renters = await rentersOf(Array.from({ length: 200 }, () => cart));
  const responses = await Promise.all(
    renters.map((renter) => renter.book({ provider_id: garage, trip_amount: 33 })),
  );
  const answers = responses.map(({ status, body }) => {
    const { code, data } = body.errors?.[0] ?? {};
    return [status, code, data?.available];
  });
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 201)).toEqual(
    Array(199).fill([409, "vehicle_unavailable", 0]),
  );
  expect(await db.$count(vehicleHolds, inArray(vehicleHolds.vehicleId, [vehicleId]))).toBe(1);
  expect(await disagreements()).toEqual([]);
});

test("two trips that want each other's vehicles in turn do not wait for each other", async () => {
  const [one, other] = [await car({ total: 20 }), await car({ total: 20 })];
  const cart = (ids: number[]) => ({
    providerId: garage,
    lines: ids.map((vehicleId) => ({ vehicleId, quantity: 1 })),
    from: 24,
    hours: 1,
  });
  const renters = await rentersOf(
    Array.from({ length: 20 }, (_, index) => cart(index % 2 === 0 ? [one, other] : [other, one])),
  );
  const responses = await Promise.all(
    renters.map((renter) => renter.book({ provider_id: garage, trip_amount: 22 })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await disagreements()).toEqual([]);
});

test("ten parallel bookings of one cart are one trip", async () => {
  const lines = [{ vehicleId: await car({ total: 9 }), quantity: 1 }];
  const [renter] = await rentersOf([{ providerId: garage, lines, from: 24, hours: 3 }]);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => renter?.book({ provider_id: garage, trip_amount: 33 })),
  );
  expect(responses.map((response) => response?.status).toSorted()).toEqual([
    201,
    ...Array(9).fill(422),
  ]);
});

test("a parallel booking takes the last use of a coupon once", async () => {
  const { code } = await addCoupon(db, { moduleId, usesLeft: 1 });
  const vehicleId = await car({ total: 20 });
  const customers = await Promise.all(Array.from({ length: 10 }, () => tested.newCustomer()));
  for (const customer of customers) await customer.add(vehicleId);
  const responses = await Promise.all(
    customers.map((customer) =>
      customer.book({ provider_id: garage, trip_amount: 30.8, coupon_code: code }),
    ),
  );
  const codes = responses.map(({ status, body }) => body.errors?.[0]?.code ?? status);
  expect(codes.filter((each) => each === 201)).toHaveLength(1);
  expect(codes.filter((each) => each === "coupon_used_up")).toHaveLength(9);
  expect(await disagreements()).toEqual([]);
});

// Random histories

interface Cart extends NewCart {
  quantities: [number, number];
}

const histories = 50;
const days = 3;

const between = (low: number, high: number) => low + Math.floor(Math.random() * (high - low + 1));

/** How many of a vehicle are taken in each hour. */
function usageOf(trips: Cart[], index: 0 | 1): number[] {
  const usage = new Array<number>(days * 24 + 24).fill(0);
  for (const { from, hours, quantities } of trips) {
    for (let hour = from; hour < from + hours; hour += 1) {
      usage[hour] = (usage[hour] ?? 0) + quantities[index];
    }
  }
  return usage;
}

const indexes = [0, 1] as const;

function fitInto(totals: [number, number], trips: Cart[]): boolean {
  return indexes.every((index) => usageOf(trips, index).every((taken) => taken <= totals[index]));
}

/**
 * In cents: 10.00 an hour for each of the first vehicle and 7.77 for the second, with 10 % tax,
 * half up.
 */
function priceOf({ hours, quantities: [first, second] }: Cart): number {
  return Math.floor((hours * (first * 1000 + second * 777) * 11 + 5) / 10);
}

test(`${histories} histories of parallel bookings, changes of time and cancellations never take more than there are`, async () => {
  let refusals = 0;

  async function history() {
    const totals: [number, number] = [between(1, 3), between(1, 3)];
    const ids = [
      await car({ total: totals[0] }),
      await car({ total: totals[1], hourlyPrice: minor(777) }),
    ] as const;
    const newCart = (): Cart => {
      const quantities: Cart["quantities"] = [between(0, 2), between(0, 2)];
      if (quantities[0] + quantities[1] === 0) quantities[between(0, 1) as 0 | 1] = 1;
      const lines = indexes
        .filter((index) => quantities[index] > 0)
        .map((index) => ({ vehicleId: ids[index], quantity: quantities[index] }));
      const [from, hours] = [between(1, days * 24), between(1, 20)];
      return { providerId: garage, lines, quantities, from, hours };
    };
    const booked = new Map<number, Cart>();

    /** Carts that are booked at once, some after another time was chosen. */
    async function book(count: number) {
      const carts = Array.from({ length: count }, newCart);
      const renters = await rentersOf(carts);
      const before = [...booked.values()];
      const results = await Promise.all(
        renters.map(async (renter, index) => {
          const cart = carts[index] as Cart;
          if (between(0, 2) === 0) {
            const from = between(1, days * 24);
            const trip = { pickup_time: inHours(from), estimated_hours: cart.hours };
            const { status } = await renter.move(renter.cartId, trip);
            if (status === 200) cart.from = from;
          }
          const trip_amount = priceOf(cart) / 100;
          return { cart, ...(await renter.book({ provider_id: garage, trip_amount })) };
        }),
      );
      for (const { cart, status, body } of results) {
        if (status === 201) booked.set(body.trip_id, cart);
      }
      const after = [...booked.values()];
      const context = JSON.stringify({
        totals,
        before,
        results: results.map(({ cart, status, body }) => [cart, status, body.errors]),
      });
      expect(fitInto(totals, after), context).toBe(true);
      for (const { cart, status, body } of results.filter((result) => result.status !== 201)) {
        refusals += 1;
        expect([status, body.errors?.[0]?.code], context).toEqual([409, "vehicle_unavailable"]);
        // Trips of this round only add to each other, so what did not fit then does not fit after
        // them.
        expect(fitInto(totals, [...after, cart]), context).toBe(false);
      }
    }

    await book(3);
    const canceled = [...booked.keys()].filter(() => between(0, 1) === 0);
    await Promise.all(canceled.map((id) => transitionTrip(db, id, "canceled", desk, { at: now })));
    for (const id of canceled) booked.delete(id);
    await book(2);
    const held = await db
      .select()
      .from(vehicleHolds)
      .where(inArray(vehicleHolds.vehicleId, [...ids]));
    expect(new Set(held.map(({ orderId }) => orderId))).toEqual(new Set(booked.keys()));
  }

  const lanes = Array.from({ length: 5 }, async () => {
    for (let done = 0; done < histories / 5; done += 1) await history();
  });
  await Promise.all(lanes);
  expect(refusals).toBeGreaterThan(histories / 2);
  expect(await db.$count(vehicles)).toBeGreaterThan(2 * histories);
  expect(await disagreements()).toEqual([]);
}, 240_000);
