import { minor } from "@errand/core/money";
import { awaitsPayment } from "@errand/core/trips/trip-states";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { contact } from "../orders/testing.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { paymentAllocations, refunds } from "../payments/payments.tables.ts";
import { createGatewaySigner } from "../payments/signature.ts";
import { startFakeStripe } from "../payments/stripe/fake-stripe.testing.ts";
import { createStripeGateway } from "../payments/stripe/stripe-gateway.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { completeTripOf } from "./complete-trip.ts";
import { lockTripRow } from "./read-trip.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { tripToken } from "./trip-link.ts";
import { tripFacts } from "./trip-row.ts";
import { transitionTrip } from "./trip-transitions.ts";

const stripe = await startFakeStripe(() => new Date());
afterAll(stripe.close);
const gateway = createStripeGateway({
  settings: stripe.settings,
  signer: createGatewaySigner("stripe", "a secret of the tests"),
  clock: () => new Date(),
  log: pino({ level: "silent" }),
});
const gateways = new Map([[gateway.key, gateway]]);
const { api, ask, db, changes } = await startTestApi(undefined, { gateways });
const offered: Partial<ShopSettings> = {
  cashOnDelivery: true,
  digitalPayment: true,
  partialPayment: "both",
  wallet: true,
};
const shop = await seedShop(db, offered);
const rental = await seedRental(db, shop.zoneId);
const provider = providerOf(rental);
const at = new Date();
let ada: Awaited<ReturnType<typeof addCustomer>>;
let tripId = 0;
let days = 0;

beforeEach(async () => {
  ada = await addCustomer(db);
  days += 1;
  // On a day of its own: the company has two of the vehicle.
  const pickupTime = new Date(Date.now() + days * 24 * 3_600_000);
  tripId = await addTrip(db, rental, { customerId: ada.customerId, pickupTime });
});

async function configure(change: Partial<ShopSettings>) {
  await db.update(shopTable).set({
    settings: sql`${shopTable.settings} || ${JSON.stringify({ ...offered, ...change })}::jsonb`,
  });
  await changes.flushed();
}

let keys = 0;
const byGateway = { payment_gateway: gateway.key, callback: api.settings.url };

function pay(method: string, input: object = {}, options: { token?: string; key?: string } = {}) {
  keys += 1;
  const key = options.key ?? `key-of-a-trip-payment-${keys}`;
  return ask(
    "POST /rental/user/trip/payment",
    { trip_id: tripId, payment_method: method, payment_platform: "web", ...input },
    { token: ada.token, ...options, key },
  );
}

async function report(
  publicId: string | null,
  event: "paid" | "declined" | "canceled",
  amount = 2000,
) {
  if (publicId === null) throw new Error("no payment was started");
  await db.transaction((tx) =>
    applyPayment(tx, api.paymentSubjects, {
      publicId,
      event,
      source: "poll",
      now: at,
      ...(event === "paid" && { amount: minor(amount), currency: "EUR" }),
    }),
  );
}

async function order() {
  const [row] = await db.select().from(orders).where(eq(orders.id, tripId));
  return row;
}

const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("through the gateway", () => {
  test("a trip is paid once the gateway says so, and stays pending", async () => {
    const { status, body } = await pay("digital_payment", byGateway);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      redirect_link: expect.stringContaining("http"),
      trip: { payment_status: "unpaid", payment_state: "open", payment_method: null },
    });
    const input = { payment_id: body.payment_id };
    expect((await ask("GET /payment/status", input)).body).toMatchObject({
      attribute: "trip",
      attribute_id: tripId,
      state: "open",
      amount: 20,
    });
    await report(body.payment_id, "paid");
    expect(await order()).toMatchObject({
      status: "pending",
      paid: 2000,
      paymentStatus: "paid",
      paymentMethod: "stripe",
    });
    await report(body.payment_id, "paid");
    expect(await db.$count(refunds, eq(refunds.orderId, tripId))).toBe(0);
    expect(await pay("digital_payment", byGateway)).toMatchObject(refused(409, "paid"));
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test.each(["declined", "canceled"] as const)(
    "a %s payment leaves the trip as it is",
    async (event) => {
      const { body } = await pay("digital_payment", byGateway);
      await report(body.payment_id, event);
      expect(await order()).toMatchObject({ status: "pending", paid: 0, paymentStatus: "unpaid" });
      expect((await pay("digital_payment", byGateway)).status).toBe(200);
    },
  );

  test("a late success on a canceled trip goes back", async () => {
    const { body } = await pay("digital_payment", byGateway);
    await transitionTrip(db, tripId, "canceled", provider, { at });
    await report(body.payment_id, "paid");
    expect(await order()).toMatchObject({ status: "canceled", paid: 0, paymentStatus: "refunded" });
    expect(await walletBalance(db, ada.customerId)).toBe(2000);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("a late success of a replaced payment goes back once the trip is paid", async () => {
    const first = (await pay("digital_payment", byGateway)).body.payment_id;
    const second = (await pay("digital_payment", byGateway)).body.payment_id;
    await report(second, "paid");
    await report(first, "paid");
    expect(await order()).toMatchObject({ paid: 2000, paymentStatus: "paid" });
    expect(await walletBalance(db, ada.customerId)).toBe(2000);
  });

  test("repeats the response to the same key", async () => {
    const key = "the-same-key-of-a-trip";
    const first = await pay("digital_payment", byGateway, { key });
    const second = await pay("digital_payment", byGateway, { key });
    expect(second.body.payment_id).toBe(first.body.payment_id);
  });

  test("continues with the same payment after the gateway did not answer, and stays booked", async () => {
    const key = "the-key-of-a-silent-gateway";
    stripe.loseResponses(10);
    const silent = await pay("digital_payment", byGateway, { key });
    expect(silent).toMatchObject(refused(503, "unavailable"));
    expect(await order()).toMatchObject({ status: "pending", paid: 0, paymentStatus: "unpaid" });
    stripe.loseResponses(0);
    expect((await pay("digital_payment", byGateway, { key })).status).toBe(200);
    expect(await db.$count(paymentAllocations, eq(paymentAllocations.orderId, tripId))).toBe(1);
  });

  test("refuses an unknown gateway, and a page on another host", async () => {
    const unknown = { ...byGateway, payment_gateway: "nobody" };
    expect(await pay("digital_payment", unknown)).toMatchObject(refused(422, "payment_gateway"));
    expect(await pay("digital_payment")).toMatchObject(refused(422, "payment_gateway"));
    const elsewhere = { ...byGateway, callback: "https://evil.example" };
    expect(await pay("digital_payment", elsewhere)).toMatchObject(refused(422, "callback"));
  });

  test("limits how often a payment is started", async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await pay("cash_payment")).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses[10]).toBe(429);
  });
});

describe("from the wallet", () => {
  test("a trip is paid at once, and appears in the statement", async () => {
    await fundWallet(db, ada.customerId, 3000);
    const { body } = await pay("wallet");
    expect(body).toMatchObject({
      redirect_link: null,
      payment_id: null,
      trip: { payment_status: "paid", payment_method: "wallet", actions: ["cancel", "change"] },
    });
    expect(await walletBalance(db, ada.customerId)).toBe(1000);
    const statement = await ask("GET /customer/wallet/transactions", {}, { token: ada.token });
    expect(statement.body.data[0]).toMatchObject({
      transaction_type: "trip_booking",
      debit: 20,
      reference: String(tripId),
      reference_type: "trip",
    });
  });

  test("refuses less than the trip costs, and a wallet of somebody else", async () => {
    await fundWallet(db, ada.customerId, 1999);
    expect(await pay("wallet")).toMatchObject(refused(422, "wallet_balance"));
    await fundWallet(db, ada.customerId, 5000);
    const trip = await order();
    if (!trip) throw new Error("no trip");
    const trip_token = tripToken(api.settings.secret, trip);
    const other = await addCustomer(db);
    const byLink = await pay("wallet", { trip_token }, { token: other.token });
    expect(byLink).toMatchObject(refused(403, "feature_off"));
  });

  test("of parallel payments one takes the money", async () => {
    await fundWallet(db, ada.customerId, 5000);
    const results = await Promise.all([1, 2, 3, 4].map(() => pay("wallet")));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await walletBalance(db, ada.customerId)).toBe(3000);
  });
});

describe("in parts", () => {
  test("the wallet pays first, and the gateway the rest", async () => {
    await fundWallet(db, ada.customerId, 500);
    const { body } = await pay("partial_payment", byGateway);
    expect(body.trip).toMatchObject({
      payment_status: "partially_paid",
      partially_paid_amount: 5,
      payment_method: "partial_payment",
      receipt: { paid: 5, due: 15 },
    });
    await report(body.payment_id, "paid", 1500);
    expect(await order()).toMatchObject({ paid: 2000, paymentStatus: "paid" });
    await transitionTrip(db, tripId, "canceled", provider, { at });
    expect(await walletBalance(db, ada.customerId)).toBe(2000);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("without a gateway, the rest is cash that the provider takes", async () => {
    await fundWallet(db, ada.customerId, 500);
    const { body } = await pay("partial_payment");
    expect(body).toMatchObject({
      redirect_link: null,
      trip: { payment_status: "partially_paid", payment_method: "partial_payment" },
    });
    await transitionTrip(db, tripId, "confirmed", provider, { at });
    await assign(db, tripId, [rental.carUnits[0]]);
    await transitionTrip(db, tripId, "ongoing", provider, { at });
    await db.transaction((tx) => completeTripOf(tx, tripId, provider, at));
    expect(await order()).toMatchObject({ paid: 2000, paymentStatus: "paid" });
  });

  test("the wallet pays now, and the rest is due until the end of the time to pay", async () => {
    await fundWallet(db, ada.customerId, 500);
    await pay("cash_payment");
    const { body } = await pay("partial_payment", { rest_later: 1 });
    expect(body).toMatchObject({
      message: "Paid from your wallet. The rest is still to pay.",
      redirect_link: null,
      trip: {
        payment_status: "partially_paid",
        receipt: { paid: 5, due: 15 },
        actions: expect.arrayContaining(["pay"]),
      },
    });
    expect(await order()).toMatchObject({ paymentMethod: "" });
    expect(awaitsPayment(tripFacts(await lockTripRow(db, tripId)))).toBe(true);
    await transitionTrip(db, tripId, "canceled", provider, { at });
    expect(await walletBalance(db, ada.customerId)).toBe(500);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("refuses an empty wallet, and one that covers all", async () => {
    expect(await pay("partial_payment")).toMatchObject(refused(422, "partial_payment"));
    await fundWallet(db, ada.customerId, 2000);
    expect(await pay("partial_payment")).toMatchObject(refused(422, "partial_payment"));
  });
});

test("cash is stated, and another method may follow", async () => {
  const { body } = await pay("cash_payment");
  expect(body.trip).toMatchObject({ payment_method: "cash_payment", payment_status: "unpaid" });
  await fundWallet(db, ada.customerId, 2000);
  expect((await pay("wallet")).body.trip.payment_status).toBe("paid");
});

test("a guest pays with the number, but not from a wallet", async () => {
  const { guestId: guest_id } = await addGuest(db);
  tripId = await addTrip(db, rental, { guestId: decodeGuestId(guest_id) });
  const proof = { guest_id, contact_number: contact.contact_person_number };
  const asGuest = (method: string, input: object = {}) => {
    keys += 1;
    return ask(
      "POST /rental/user/trip/payment",
      { trip_id: tripId, payment_method: method, payment_platform: "web", ...proof, ...input },
      { key: `key-of-a-trip-payment-${keys}` },
    );
  };
  expect(await asGuest("wallet")).toMatchObject(refused(403, "feature_off"));
  expect((await asGuest("digital_payment", byGateway)).status).toBe(200);
  const wrong = await asGuest("cash_payment", { contact_number: "0699999999" });
  expect(wrong).toMatchObject(refused(404, "trip"));
});

test.each([
  ["cash_payment", { cashOnDelivery: false }, {}],
  ["digital_payment", { digitalPayment: false }, byGateway],
  ["wallet", { wallet: false }, {}],
  ["partial_payment", { partialPayment: "off" }, {}],
  ["partial_payment", { partialPayment: "digital_payment" }, {}],
] as const)("refuses %s where the shop has %o", async (method, change, input) => {
  await configure(change);
  expect(await pay(method, input)).toMatchObject(refused(403, "feature_off"));
  await configure({});
});

test("refuses trips that are over, and those of others", async () => {
  const other = await addCustomer(db);
  const foreign = await pay("cash_payment", {}, { token: other.token });
  expect(foreign).toMatchObject(refused(404, "trip"));
  await transitionTrip(db, tripId, "canceled", provider, { at });
  expect(await pay("cash_payment")).toMatchObject(refused(409, "trip_status"));
});
