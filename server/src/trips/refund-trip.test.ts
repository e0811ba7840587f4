import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { pointsOf } from "../loyalty/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCashbackOffer } from "../orders/testing.ts";
import { refunds } from "../payments/payments.tables.ts";
import { noteCashback } from "../rewards/cashback.data.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { completeTripOf } from "./complete-trip.ts";
import { lockTripRow } from "./read-trip.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { cashPayment } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { ask, changes, db } = await startTestApi();
const terms = { cashOnDelivery: true, partialPayment: "both", wallet: true } as const;
const shop = await seedShop(db, terms);
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
let ada: Awaited<ReturnType<typeof addCustomer>>;
let desk: Awaited<ReturnType<typeof addStaff>>;
let days = 0;
let keys = 0;

async function configure(settings: Partial<ShopSettings> = {}) {
  const set = { ...testShopSettings(), ...terms, ...settings };
  await db.update(shopTable).set({ settings: set });
  await changes.flushed();
}

beforeEach(async () => {
  await configure();
  ada = await addCustomer(db);
  desk = await addStaff(db, { kind: "operator", role: "owner" });
});

const key = () => {
  keys += 1;
  return `key-of-a-refunded-trip-${keys}`;
};

/** A trip of 20.00, of which the customer has paid 5.00 from the wallet and the rest in cash. */
async function completedTrip(
  onBooked: (tripId: number) => Promise<unknown> = async () => {},
): Promise<number> {
  days += 1;
  const at = new Date();
  const pickupTime = new Date(Date.now() + days * 24 * 3_600_000);
  const tripId = await addTrip(db, rental, { customerId: ada.customerId, pickupTime });
  await onBooked(tripId);
  await fundWallet(db, ada.customerId, 500);
  const payment = { trip_id: tripId, payment_method: "partial_payment", payment_platform: "web" };
  await ask("POST /rental/user/trip/payment", payment, { token: ada.token, key: key() });
  await transitionTrip(db, tripId, "confirmed", provider, { at });
  await assign(db, tripId, [rental.carUnits[0]]);
  await transitionTrip(db, tripId, "ongoing", provider, { at });
  await db.transaction((tx) => completeTripOf(tx, tripId, provider, at));
  return tripId;
}

const refund = (id: number, input: object, { token }: { token: string } = desk) =>
  ask(
    "POST /desk/trips/{id}/refund",
    { id, amount: 1, reason: "The brakes squealed", ...input },
    { token, key: key() },
  );
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
const leftOf = async (id: number) =>
  (await ask("GET /desk/trips/{id}/refundable", { id }, desk)).body;

test("returns amounts of a completed trip, several times, until nothing is left", async () => {
  const id = await completedTrip();
  expect(await leftOf(id)).toMatchObject({
    left: 20,
    payments: [{ left: 5 }, { left: 15 }],
    refunds: [],
  });
  const first = await refund(id, { amount: 8, method: "wallet" });
  expect(first.body).toMatchObject({
    trip: { trip_status: "completed", payment_status: "partially_refunded" },
    refund: { refund_amount: 8, borne_by: "platform", customer_reason: "The brakes squealed" },
  });
  expect(await walletBalance(db, ada.customerId)).toBe(800);
  expect(await leftOf(id)).toMatchObject({ left: 12, payments: [{ left: 3 }, { left: 9 }] });
  expect(await refund(id, { amount: 12.01 })).toMatchObject(refused(422, "amount"));
  expect(await refund(id, { amount: 0 })).toMatchObject(refused(422, "amount"));
  const last = await refund(id, { amount: 12, method: "manual", borne_by: "store" });
  expect(last.body).toMatchObject({
    trip: { payment_status: "refunded" },
    refund: { returned: [{ amount: 3 }, { amount: 9 }], borne_by: "store" },
  });
  expect(await refund(id, { amount: 0.01 })).toMatchObject(refused(422, "amount"));
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(rows.map(({ amount, borneBy, bearerId }) => [amount, borneBy, bearerId])).toEqual([
    [minor(200), "platform", null],
    [minor(600), "platform", null],
    [minor(300), "store", rental.providerId],
    [minor(900), "store", rental.providerId],
  ]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("takes back points and cashback in proportion, and all of them with the last cent", async () => {
  await configure({ loyalty: { pointsPerUnit: 10, purchasePercent: 50, minimumPoints: 5 } });
  await addCashbackOffer(db);
  const id = await completedTrip((tripId) =>
    db.transaction(async (tx) => noteCashback(tx, await lockTripRow(tx, tripId), new Date())),
  );
  const earned = async () => [
    await pointsOf(db, ada.customerId),
    await walletBalance(db, ada.customerId),
  ];
  expect(await earned()).toEqual([10, 200]);
  const part = await refund(id, { amount: 8, method: "manual" });
  expect(part.body.refund.taken_back).toEqual({ loyalty_point: 4, cashback: 0.8 });
  expect(await earned()).toEqual([6, 120]);
  expect((await reconcile(db)).disagreements).toEqual([]);
  const rest = await refund(id, { amount: 12, method: "manual" });
  expect(rest.body.refund.taken_back).toEqual({ loyalty_point: 6, cashback: 1.2 });
  expect(await earned()).toEqual([0, 0]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("two desks at once return no more than is left", async () => {
  const id = await completedTrip();
  const results = await Promise.all([1, 2, 3, 4].map(() => refund(id, { amount: 15 })));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("waits above the limit for another operator, and is reserved until then", async () => {
  await configure({ refundConfirmAbove: minor(1000) });
  const id = await completedTrip();
  const other = await addStaff(db, { kind: "operator", role: "finance" });
  const end = (act: "confirm" | "withdraw", refundId: number, { token } = desk) =>
    ask(`POST /desk/refunds/{id}/${act}`, { id: refundId }, { token, key: key() });
  const first = await refund(id, { amount: 12, method: "wallet" });
  expect(first.body).toMatchObject({
    message: "A second person confirms this refund.",
    trip: { payment_status: "paid" },
    refund: { refund_status: "to_confirm", refund_amount: 12, returned: [] },
  });
  expect(await leftOf(id)).toMatchObject({
    left: 8,
    payments: [{ left: 5 }, { left: 15 }],
    refunds: [{ refund_status: "to_confirm", proposal: { by: { id: desk.id }, method: "wallet" } }],
  });
  expect(await refund(id, { amount: 8.01 })).toMatchObject(refused(422, "amount"));
  expect((await refund(id, { amount: 8, method: "wallet" })).status).toBe(200);
  expect(await end("confirm", first.body.refund.id)).toMatchObject(refused(409, "same_person"));
  expect((await end("withdraw", first.body.refund.id)).body).toMatchObject({ refund: null });
  const again = await refund(id, { amount: 12, method: "wallet" });
  expect((await end("confirm", again.body.refund.id, other)).body).toMatchObject({
    order: null,
    trip: { id, payment_status: "refunded" },
    refund: { refund_status: "approved", returned: [{ amount: 3 }, { amount: 9 }] },
  });
  expect(await walletBalance(db, ada.customerId)).toBe(2000);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `trip:${id}`))
    .orderBy(auditLog.id);
  expect(entries.at(-1)).toMatchObject({
    staffId: other.id,
    before: { refund_status: "to_confirm", proposed_by: desk.id, paid: 12 },
    after: { refund_status: "approved", refund_amount: 12, paid: 0 },
  });
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("writes the refund to the audit log, and leaves nothing to decide", async () => {
  const id = await completedTrip();
  await refund(id, { amount: 3, note: "Seen on the pictures" });
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `trip:${id}`));
  expect(entry).toMatchObject({
    before: { payment_status: "paid", paid: 20 },
    after: {
      ...{ payment_status: "partially_refunded", paid: 17, refund_amount: 3 },
      ...{ refund_reason: "The brakes squealed", refund_note: "Seen on the pictures" },
    },
  });
  expect((await ask("GET /desk/refunds", { state: "waiting" }, desk)).body.total_size).toBe(0);
});

test("is listed at the desk, and disputed by the provider that bears it", async () => {
  const id = await completedTrip();
  const refundId = (await refund(id, { amount: 6, borne_by: "store" })).body.refund.id;
  const { providerId } = rental;
  const list = async (filter: object) =>
    (await ask("GET /desk/refunds", { search: String(id), ...filter }, desk)).body.refunds;
  expect(await list({ store_id: providerId })).toMatchObject([
    {
      ...{ id: refundId, refund_status: "approved", order: null, left: 14 },
      trip: { id, trip_status: "completed", provider: { id: providerId } },
    },
  ]);
  expect(await list({ store_id: shop.grocery.storeIds[0] })).toEqual([]);

  const owner = await addStaff(db, { kind: "rental_staff", role: "owner", storeId: providerId });
  const keyed = ({ token }: { token: string }) => ({ token, key: key() });
  const borne = (await ask("GET /store/refunds", { open: 1 }, owner)).body.refunds;
  expect(borne[0]).toMatchObject({ id: refundId, order_id: id, kind: "trip", dispute: null });
  const grocer = { kind: "store_staff", role: "owner", storeId: shop.grocery.storeIds[0] } as const;
  const other = await addStaff(db, grocer);
  const accept = await ask("POST /store/refunds/{id}/accept", { id: refundId }, keyed(other));
  expect(accept).toMatchObject(refused(404, "refund"));
  const said = { id: refundId, reason: "The brakes were fine." };
  expect((await ask("POST /store/refunds/{id}/dispute", said, keyed(owner))).status).toBe(200);
  expect(await list({ disputed: 1 })).toMatchObject([{ id: refundId, dispute: { state: "open" } }]);

  const shift = (borne_by: "platform" | "courier") => {
    const decision = { id: refundId, decision: "shift", borne_by } as const;
    return ask("POST /desk/refunds/{id}/dispute", decision, keyed(desk));
  };
  expect(await shift("courier")).toMatchObject(refused(422, "borne_by"));
  const due = () => balanceOf(db, { kind: "store", storeId: providerId });
  const before = await due();
  expect((await shift("platform")).body.refund).toMatchObject({
    kind: "trip",
    borne_by: "platform",
  });
  expect(await due()).toBe(before + 600);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("refuses a trip that is not over, and who may not", async () => {
  const id = await addTrip(db, rental, { customerId: ada.customerId });
  expect(await leftOf(id)).toMatchObject({ left: 0, payments: [] });
  expect(await refund(id, {})).toMatchObject(refused(409, "trip_status"));
  const dispatcher = await addStaff(db, { kind: "operator", role: "dispatcher" });
  expect(await refund(id, {}, dispatcher)).toMatchObject(refused(403, "permission"));
  const elsewhere = await addStaff(db, {
    ...{ kind: "operator", role: "owner" },
    zoneIds: [shop.otherZoneId],
  });
  expect(await refund(id, {}, elsewhere)).toMatchObject(refused(404, "trip"));
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ status: "pending", paid: 0 });
});

test("returns to no wallet what a guest has paid", async () => {
  days += 1;
  const at = new Date();
  const pickupTime = new Date(Date.now() + days * 24 * 3_600_000);
  const id = await addTrip(db, rental, { pickupTime, paymentMethod: cashPayment });
  await transitionTrip(db, id, "confirmed", provider, { at });
  await assign(db, id, [rental.carUnits[0]]);
  await transitionTrip(db, id, "ongoing", provider, { at });
  await db.transaction((tx) => completeTripOf(tx, id, provider, at));
  expect(await refund(id, { method: "wallet" })).toMatchObject(refused(422, "method"));
  const { body } = await refund(id, { amount: 20 });
  expect(body.refund.returned).toEqual([{ method: "manual", amount: 20, state: "done" }]);
});
