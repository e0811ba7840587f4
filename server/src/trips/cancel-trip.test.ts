import { basisPoints, minor, nothing } from "@errand/core/money";
import { defaultTerms } from "@errand/core/rental/rental-terms";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { startPayment } from "../payments/start-payment.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { startTestApi } from "../testing.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import { addTrip, assign, providerOf, seedRental, type TripOverrides } from "./testing.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripOrders } from "./trips.tables.ts";

const { api, ask, db, runDueJobs, setNow } = await startTestApi();
const shop = await seedShop(db, { wallet: true, storeCommission: basisPoints(1000) });
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
const hour = 3_600_000;
const now = new Date();
const pickupTime = new Date(now.getTime() + 48 * hour);
const freeUntil = new Date(now.getTime() + 24 * hour);

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let ada: Customer;

beforeEach(async () => {
  setNow(now);
  await db.execute(sql`truncate orders cascade`);
  ada = await addCustomer(db);
  await fundWallet(db, ada.customerId, 5000);
});

/** A confirmed trip of two hours for 20.00 in two days. */
async function newTrip({
  paid = 2000,
  isConfirmed = true,
  ...overrides
}: Omit<TripOverrides, "paid"> & { paid?: number; isConfirmed?: boolean } = {}) {
  const { customerId } = ada;
  const tripId = await addTrip(db, rental, {
    customerId,
    pickupTime,
    createdAt: now,
    ...overrides,
  });
  if (isConfirmed) await transitionTrip(db, tripId, "confirmed", provider, { at: now });
  if (paid > 0) await payFromWallet(tripId, paid);
  return tripId;
}

function payFromWallet(tripId: number, amount: number) {
  return db.transaction(async (tx) => {
    await recordPayment(tx, {
      ...{ method: "wallet", purpose: "trip" },
      allocations: [{ orderId: tripId, amount: minor(amount) }],
      payer: { customerId: ada.customerId, guestId: null },
      ...{ currency: "EUR", now },
    });
    await storePaymentStatus(tx, tripId);
  });
}

const cancel = (trip_id: number, input: object = {}) =>
  ask("PUT /rental/user/trip/cancel-trip", { trip_id, ...input }, { token: ada.token });
const details = async (trip_id: number) =>
  (await ask("GET /rental/user/trip/get-trip-details", { trip_id }, { token: ada.token })).body;
const orderOf = async (tripId: number) =>
  (await db.select().from(orders).where(eq(orders.id, tripId)))[0];
const earned = () => balanceOf(db, { kind: "store", storeId: rental.providerId });
const disagreements = async () => (await reconcile(db)).disagreements;

describe("a confirmed trip", () => {
  test("is canceled for nothing in the free time, and the page states until when", async () => {
    const tripId = await newTrip();
    const before = await earned();
    setNow(new Date(freeUntil.getTime() - 1));
    expect(await details(tripId)).toMatchObject({
      terms: { cancel_free_hours: 24, kept: "first_day", pay_hours: 24, deposit: 0 },
      cancel_free_until: freeUntil.toISOString(),
      pay_until: freeUntil.toISOString(),
      if_canceled: { returned: 20, kept: 0 },
      actions: ["cancel", "change"],
    });
    const { status, body } = await cancel(tripId, { kept: 0 });
    expect({ status, ...body }).toMatchObject({ status: 200, returned: 20, kept: 0 });
    expect(body.trip).toMatchObject({ trip_status: "canceled", receipt: { paid: 0, due: 0 } });
    expect(await walletBalance(db, ada.customerId)).toBe(5000);
    expect(await earned()).toBe(before);
    expect(await disagreements()).toEqual([]);
  });

  test("costs later what the terms state: the provider gets it less the commission, the customer the rest", async () => {
    const tripId = await newTrip();
    const before = await earned();
    setNow(freeUntil);
    expect((await details(tripId)).if_canceled).toEqual({ returned: 10, kept: 10 });
    const { body } = await cancel(tripId, { kept: 10 });
    expect(body).toMatchObject({
      ...{ returned: 10, kept: 10 },
      trip: { receipt: { paid: 10, due: 0 }, if_canceled: { returned: 10, kept: 10 } },
    });
    expect(await walletBalance(db, ada.customerId)).toBe(4000);
    expect(((await earned()) ?? 0) - (before ?? 0)).toBe(900);
    expect(await db.$count(vehicleHolds, eq(vehicleHolds.orderId, tripId))).toBe(0);
    await db.delete(outbox);
    await runDueJobs();
    const [mail] = await db.select().from(outbox);
    expect(mail?.text).toMatch(/keeps 10\.00\s€, as the terms/);
    expect(await disagreements()).toEqual([]);
  });

  test("keeps its whole price for the provider where the terms say so, and returns nothing", async () => {
    const tripId = await newTrip({ terms: { ...defaultTerms, kept: "all" } });
    setNow(freeUntil);
    const { body } = await cancel(tripId);
    expect(body).toMatchObject({ returned: 0, kept: 20, trip: { receipt: { paid: 20, due: 0 } } });
    expect(await disagreements()).toEqual([]);
  });

  test("keeps nothing of what its customer has not paid", async () => {
    const tripId = await newTrip({ paid: 0, paymentMethod: "cash_payment" });
    setNow(freeUntil);
    expect((await cancel(tripId)).body).toMatchObject({ returned: 0, kept: 0 });
    expect(await disagreements()).toEqual([]);
  });

  test("returns everything when its provider or the desk cancels it", async () => {
    const tripId = await newTrip();
    setNow(freeUntil);
    await transitionTrip(db, tripId, "canceled", provider, { at: freeUntil, reason: "no_vehicle" });
    expect(await walletBalance(db, ada.customerId)).toBe(5000);
    const inFrench = await ask(
      "GET /rental/user/trip/get-trip-details",
      { trip_id: tripId },
      { token: ada.token, language: "fr" },
    );
    expect(inFrench.body.cancellation_reason).toBe("Finalement, aucun véhicule n’est libre.");
  });

  test("is not canceled for another amount than the customer saw", async () => {
    const tripId = await newTrip();
    setNow(freeUntil);
    expect(await cancel(tripId, { kept: 0 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: "price_changed", data: { kept: 10 } }] },
    });
    expect((await orderOf(tripId))?.status).toBe("confirmed");
  });

  test("that was booked before there were terms costs nothing until its pickup", async () => {
    const tripId = await newTrip();
    await db.update(tripOrders).set({ terms: null }).where(eq(tripOrders.orderId, tripId));
    setNow(new Date(pickupTime.getTime() - 1));
    expect((await cancel(tripId)).body).toMatchObject({ returned: 20, kept: 0 });
  });
});

test("a pending trip is canceled for nothing at any time", async () => {
  const tripId = await newTrip({ isConfirmed: false });
  setNow(freeUntil);
  expect((await cancel(tripId)).body).toMatchObject({ returned: 20, kept: 0 });
});

test("canceling and handing over at the same moment have one winner", async () => {
  const winners = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const tripId = await newTrip({ paid: 0 });
    await assign(db, tripId, [rental.carUnits[0]]);
    const start = () => transitionTrip(db, tripId, "ongoing", provider, { at: now });
    const both = [
      () => cancel(tripId).then(({ status }) => status === 200),
      () =>
        start().then(
          () => true,
          () => false,
        ),
    ];
    const order = round % 2 === 0 ? both : both.toReversed();
    const results = await Promise.all(order.map((each) => each()));
    expect(results.filter(Boolean)).toHaveLength(1);
    const status = (await orderOf(tripId))?.status ?? "";
    winners.add(status);
    const held = await db.$count(vehicleHolds, eq(vehicleHolds.orderId, tripId));
    expect(held).toBe(status === "canceled" ? 0 : 1);
  }
  expect([...winners].every((status) => ["canceled", "ongoing"].includes(status))).toBe(true);
});

test("ten cancellations at the same moment return the money once", async () => {
  const tripId = await newTrip();
  setNow(freeUntil);
  const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(tripId)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await walletBalance(db, ada.customerId)).toBe(4000);
  expect(await disagreements()).toEqual([]);
});

test("a payment that arrives with or after the cancellation is returned", async () => {
  for (const isParallel of [true, false]) {
    const tripId = await newTrip({ paid: 0 });
    const before = await walletBalance(db, ada.customerId);
    const { publicId } = await db.transaction((tx) =>
      startPayment(tx, api, {
        purpose: "trip",
        payer: { customerId: ada.customerId, guestId: null },
        gateway: [...api.gateways.keys()][0] ?? "",
        currency: "EUR",
        callback: api.settings.url,
        allocations: [{ orderId: tripId, amount: minor(2000) }],
        now,
      }),
    );
    const arrive = () =>
      db.transaction((tx) =>
        applyPayment(tx, api.paymentSubjects, {
          ...{ publicId, event: "paid", source: "poll", amount: minor(2000), currency: "EUR", now },
        }),
      );
    if (isParallel) await Promise.all([arrive(), cancel(tripId)]);
    else {
      await cancel(tripId);
      await arrive();
    }
    expect(await orderOf(tripId)).toMatchObject({ status: "canceled", paid: nothing });
    expect((await walletBalance(db, ada.customerId)) - before).toBe(2000);
  }
  expect(await disagreements()).toEqual([]);
});

test("a canceled trip frees its vehicles for as many of a hundred parallel bookings", async () => {
  const booked = [{ vehicleId: rental.carId, quantity: 2 }];
  const tripId = await newTrip({ booked });
  const others = await Promise.all(
    Array.from({ length: 100 }, () => addTrip(db, rental, { booked: [], pickupTime })),
  );
  const span = { start: pickupTime.getTime(), end: pickupTime.getTime() + hour };
  const lines = [{ vehicleId: rental.carId, quantity: 1 }];
  const hold = (orderId: number) =>
    db
      .transaction((tx) => holdVehicles(tx, orderId, lines, span))
      .then((short) => short.length === 0);
  const tries = others.map((orderId) => hold(orderId));
  const canceled = await cancel(tripId);
  expect(canceled.status).toBe(200);
  const early = (await Promise.all(tries)).filter(Boolean).length;
  const late = (
    await Promise.all(others.map((orderId) => hold(orderId).catch(() => false)))
  ).filter(Boolean);
  expect(early + late.length).toBe(2);
});
