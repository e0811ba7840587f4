import { AppError } from "@errand/core/errors";
import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, seedShop } from "../catalog/testing.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { pointsOf } from "../loyalty/testing.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { addCashbackOffer, desk } from "../orders/testing.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { noteCashback } from "../rewards/cashback.data.ts";
import { orderCashbacks } from "../rewards/cashback.tables.ts";
import { redeemCoupon } from "../rewards/coupon-uses.ts";
import { startTestApi } from "../testing.ts";
import { completeTripOf } from "./complete-trip.ts";
import { findTripRow } from "./read-trip.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripVehicles } from "./trips.tables.ts";

const { db, runDueJobs, setNow } = await startTestApi();
const shop = await seedShop(db, {
  loyalty: { pointsPerUnit: 1, purchasePercent: 10, minimumPoints: 1 },
  wallet: true,
  referral: { reward: minor(500), bonus: null },
});
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
const at = new Date();

async function statusOf(tripId: number) {
  return (await findTripRow(db, tripId))?.order.status;
}

/** A trip of a customer that the wallet has paid, with a coupon and a cashback. */
async function paidTrip() {
  const { customerId } = await addCustomer(db);
  await fundWallet(db, customerId, 5000);
  const code = `TRIP${customerId}`;
  const { id: couponId } = await addCoupon(db, { moduleId: rental.moduleId, code, usesLeft: 1 });
  const tripId = await addTrip(db, rental, { customerId, couponCode: code });
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!coupon) throw new Error("no coupon");
  await redeemCoupon(db, coupon, { orderId: tripId, customerId });
  const row = await findTripRow(db, tripId);
  if (!row) throw new Error("no trip");
  await noteCashback(db, row, at);
  await payFromWallet(tripId, customerId);
  return { tripId, customerId, couponId };
}

function payFromWallet(tripId: number, customerId: number) {
  return db.transaction(async (tx) => {
    await recordPayment(tx, {
      ...{ method: "wallet", purpose: "trip" },
      allocations: [{ orderId: tripId, amount: minor(2000) }],
      payer: { customerId, guestId: null },
      ...{ currency: "EUR", now: at },
    });
    await storePaymentStatus(tx, tripId);
  });
}

test("a canceled trip frees its vehicles and returns money, coupon and cashback once", async () => {
  await addCashbackOffer(db);
  const { tripId, customerId, couponId } = await paidTrip();
  expect(await walletBalance(db, customerId)).toBe(3000);
  await transitionTrip(db, tripId, "canceled", provider, { at, reason: "Broken down" });
  expect(await db.$count(vehicleHolds, eq(vehicleHolds.orderId, tripId))).toBe(0);
  expect(await walletBalance(db, customerId)).toBe(5000);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  expect(coupon?.usesLeft).toBe(1);
  expect(await db.$count(orderCashbacks, eq(orderCashbacks.orderId, tripId))).toBe(0);
  const [order] = await db.select().from(orders).where(eq(orders.id, tripId));
  expect(order).toMatchObject({ status: "canceled", paid: 0, paymentStatus: "refunded" });
  await expect(transitionTrip(db, tripId, "canceled", desk, { at })).rejects.toThrow("trip_status");
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("a completed trip earns points and cashback, counts for its vehicles and stays held", async () => {
  const { tripId, customerId } = await paidTrip();
  const [before] = await db.select().from(vehicles).where(eq(vehicles.id, rental.carId));
  await complete(tripId);
  expect(await pointsOf(db, customerId)).toBe(2);
  expect(await walletBalance(db, customerId)).toBe(3200);
  const [after] = await db.select().from(vehicles).where(eq(vehicles.id, rental.carId));
  expect(after?.trips).toBe((before?.trips ?? 0) + 1);
  expect(await db.$count(vehicleHolds, eq(vehicleHolds.orderId, tripId))).toBe(1);
  const [vehicle] = await db.select().from(tripVehicles).where(eq(tripVehicles.orderId, tripId));
  expect(vehicle?.completed).toBe(true);
  const history = await db
    .select({
      from: orderTransitions.from,
      to: orderTransitions.to,
      by: orderTransitions.actorKind,
    })
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, tripId))
    .orderBy(asc(orderTransitions.id));
  expect(history).toEqual([
    { from: null, to: "pending", by: "customer" },
    { from: "pending", to: "confirmed", by: "store" },
    { from: "confirmed", to: "ongoing", by: "store" },
    { from: "ongoing", to: "completed", by: "store" },
  ]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

/** Takes the trip from its booking to its end. */
async function complete(tripId: number) {
  await transitionTrip(db, tripId, "confirmed", provider, { at });
  await assign(db, tripId, [rental.carUnits[0]]);
  await transitionTrip(db, tripId, "ongoing", provider, { at });
  await transitionTrip(db, tripId, "completed", provider, { at });
}

test("the first completed trip of a referred customer rewards the referrer, and no later one", async () => {
  const { customerId: referrerId } = await addCustomer(db);
  const first = await paidTrip();
  await addReferral(db, first.customerId, referrerId, at);
  await transitionTrip(db, first.tripId, "canceled", provider, { at });
  expect(await walletBalance(db, referrerId)).toBe(0);
  for (let trips = 0; trips < 2; trips += 1) {
    const tripId = await addTrip(db, rental, { customerId: first.customerId });
    await payFromWallet(tripId, first.customerId);
    await complete(tripId);
    expect(await walletBalance(db, referrerId)).toBe(500);
  }
  const rows = await db
    .select({ message: notifications.message })
    .from(notifications)
    .where(eq(notifications.customerId, referrerId));
  expect(rows).toEqual([{ message: "friend_rented" }]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("the customer is notified of each change once", async () => {
  const { tripId, customerId } = await paidTrip();
  await transitionTrip(db, tripId, "confirmed", provider, { at });
  await transitionTrip(db, tripId, "canceled", desk, { at });
  await runDueJobs();
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId))
    .orderBy(asc(notifications.id));
  expect(rows.map(({ message }) => message).toSorted()).toEqual([
    "trip_canceled",
    "trip_confirmed",
  ]);
  expect(rows[0]).toMatchObject({ type: "trip_status", target: { tripId } });
});

test("cash of a completed trip is paid and lies with the provider", async () => {
  const { customerId } = await addCustomer(db);
  const account = { kind: "store", storeId: rental.providerId } as const;
  const owed = await balanceOf(db, account);
  const tripId = await addTrip(db, rental, { customerId, paymentMethod: cashPayment });
  await transitionTrip(db, tripId, "confirmed", provider, { at });
  await assign(db, tripId, [rental.carUnits[0]]);
  await transitionTrip(db, tripId, "ongoing", provider, { at });
  await db.transaction((tx) => completeTripOf(tx, tripId, provider, at));
  const [order] = await db.select().from(orders).where(eq(orders.id, tripId));
  expect(order).toMatchObject({ status: "completed", paid: 2000, paymentStatus: "paid" });
  // Sold for as much as was collected for the shop.
  expect(await balanceOf(db, account)).toBe(owed);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("a trip that is paid neither in advance nor in cash cannot be completed", async () => {
  const tripId = await addTrip(db, rental, { customerId: (await addCustomer(db)).customerId });
  await transitionTrip(db, tripId, "confirmed", provider, { at });
  await expect(transitionTrip(db, tripId, "ongoing", provider, { at })).rejects.toThrow(
    "vehicle_assignment",
  );
  await assign(db, tripId, [rental.carUnits[0]]);
  await transitionTrip(db, tripId, "ongoing", provider, { at });
  const complete = () => db.transaction((tx) => completeTripOf(tx, tripId, provider, at));
  await expect(complete()).rejects.toThrow("trip_unpaid");
  expect(await statusOf(tripId)).toBe("ongoing");
});

test("the clock cancels a trip that waits at its pickup time, and no confirmed one", async () => {
  const pickupTime = new Date(Date.now() + 3_600_000);
  const waiting = await addTrip(db, rental, { pickupTime });
  const confirmed = await addTrip(db, rental, { pickupTime });
  await transitionTrip(db, confirmed, "confirmed", provider, { at });
  await runDueJobs();
  expect(await statusOf(waiting)).toBe("pending");
  setNow(pickupTime);
  await runDueJobs();
  expect(await statusOf(waiting)).toBe("canceled");
  expect(await statusOf(confirmed)).toBe("confirmed");
  setNow(at);
});

test("of parallel cancellations one succeeds, and the money goes back once", async () => {
  const { tripId, customerId } = await paidTrip();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      transitionTrip(
        db,
        tripId,
        "canceled",
        index % 2 === 0 ? { kind: "customer", customerId } : provider,
        { at },
      ),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await walletBalance(db, customerId)).toBe(5000);
});

test("a trip that its customer cancels while its provider confirms it ends as canceled", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { customerId } = await addCustomer(db);
    const tripId = await addTrip(db, rental, { customerId });
    const [confirmed, canceled] = await Promise.allSettled([
      transitionTrip(db, tripId, "confirmed", provider, { at }),
      transitionTrip(db, tripId, "canceled", { kind: "customer", customerId }, { at }),
    ]);
    expect(canceled.status).toBe("fulfilled");
    expect(await statusOf(tripId)).toBe("canceled");
    // The confirmation came first, or was refused.
    if (confirmed.status === "rejected") expect(confirmed.reason).toBeInstanceOf(AppError);
  }
});
