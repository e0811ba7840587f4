import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { createLog } from "../process/log.ts";
import { inHours, now, startBookingTest } from "./booking-testing.ts";
import { tripPaymentReminderHandler } from "./trip-payment-deadline.ts";
import { transitionTrip } from "./trip-transitions.ts";

const tested = await startBookingTest();
const { ask, db, car, garage, setNow, runDueJobs } = tested;
const { log } = createLog("silent");
const provider = { kind: "store", staffId: null, storeId: garage } as const;

beforeEach(async () => {
  await tested.reset();
  await tested.configure({ wallet: true });
  await runDueJobs();
  await db.delete(outbox);
});

/** Books three hours for 33.00, so many hours from now, and confirms them. */
async function booked(hours: number) {
  const renter = await tested.newCustomer();
  const vehicleId = await car({ total: 9 });
  const added = await renter.add(vehicleId, { pickup_time: inHours(hours) });
  expect(added.status).toBe(200);
  const { body } = await renter.book({ provider_id: garage, trip_amount: 33 });
  await transitionTrip(db, body.trip_id, "confirmed", provider, { at: now });
  return { ...renter, tripId: body.trip_id as number };
}

async function at(hours: number) {
  setNow(new Date(inHours(hours)));
  await runDueJobs();
}

const statusOf = async (tripId: number) =>
  (await db.select().from(orders).where(eq(orders.id, tripId)))[0]?.status;

const detailsIn = async (tripId: number, token: string, language: "en" | "fr") =>
  (await ask("GET /rental/user/trip/get-trip-details", { trip_id: tripId }, { token, language }))
    .body;

test("an unpaid trip is canceled at the end of its time to pay, with a reason in the reader's language", async () => {
  const { tripId, token } = await booked(48);
  await at(23.99);
  expect(await statusOf(tripId)).toBe("confirmed");
  await at(24);
  expect(await detailsIn(tripId, token, "en")).toMatchObject({
    trip_status: "canceled",
    canceled_by: "admin",
    cancellation_reason: "It was not paid in time.",
  });
  const french = await detailsIn(tripId, token, "fr");
  expect(french.cancellation_reason).toBe("Elle n’a pas été payée à temps.");
});

test("reminds its customer a day and two hours before, once each", async () => {
  const { tripId, customerId } = await booked(72);
  await at(0);
  await db.delete(outbox);
  await at(24);
  await at(46);
  await at(47);
  const sent = await db.select().from(outbox);
  expect(sent.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Your trip #${tripId} is not paid yet`),
  );
  expect(sent[0]?.text).toContain("Pay by");
  const causes = await db
    .select({ cause: notifications.cause })
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  const reminders = causes.map(({ cause }) => cause).filter((cause) => cause?.includes("unpaid"));
  expect(reminders.toSorted()).toEqual([`trip:${tripId}:unpaid_24h`, `trip:${tripId}:unpaid_2h`]);
  expect(await statusOf(tripId)).toBe("confirmed");
});

test("a shop that was stopped until the time to pay had ended reminds nobody of it", async () => {
  const { tripId } = await booked(72);
  await at(0);
  await db.delete(outbox);
  const reminder = tripPaymentReminderHandler({ db, clock: () => new Date(inHours(49)) });
  const { signal } = new AbortController();
  const run = { id: crypto.randomUUID(), attempt: 1, db, log, signal };
  await reminder.run({ tripId, hours: 2 }, run);
  await at(0);
  expect(await db.select().from(outbox)).toEqual([]);
});

test("a trip that is paid in cash, or paid, goes on", async () => {
  const inCash = await booked(48);
  await db
    .update(orders)
    .set({ paymentMethod: "cash_payment" })
    .where(eq(orders.id, inCash.tripId));
  const paid = await booked(48);
  await payFromWallet(paid, 3300);
  await at(24);
  expect([await statusOf(inCash.tripId), await statusOf(paid.tripId)]).toEqual([
    "confirmed",
    "confirmed",
  ]);
});

test("what the wallet has paid of a trip whose rest is unpaid goes back", async () => {
  const trip = await booked(48);
  await payFromWallet(trip, 1000);
  const before = await walletBalance(db, trip.customerId);
  await at(24);
  expect(await statusOf(trip.tripId)).toBe("canceled");
  expect((await walletBalance(db, trip.customerId)) - before).toBe(1000);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("a trip that is booked after its time to pay is paid within half an hour", async () => {
  const { tripId, token } = await booked(3);
  expect((await detailsIn(tripId, token, "en")).pay_until).toBe(inHours(0.5));
  await at(0.49);
  expect(await statusOf(tripId)).toBe("confirmed");
  await at(0.5);
  expect(await statusOf(tripId)).toBe("canceled");
});

test("an unpaid trip that was handed over goes on", async () => {
  const { tripId } = await booked(1);
  await db.update(orders).set({ status: "ongoing" }).where(eq(orders.id, tripId));
  await at(24);
  expect(await statusOf(tripId)).toBe("ongoing");
});

async function payFromWallet(
  { tripId, customerId }: { tripId: number; customerId: number },
  amount: number,
) {
  await fundWallet(db, customerId, amount);
  await db.transaction(async (tx) => {
    await recordPayment(tx, {
      ...{ method: "wallet", purpose: "trip" },
      allocations: [{ orderId: tripId, amount: minor(amount) }],
      payer: { customerId, guestId: null },
      ...{ currency: "EUR", now },
    });
    await storePaymentStatus(tx, tripId);
  });
}
