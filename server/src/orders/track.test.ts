import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { wrongCode } from "../account/testing.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readGuestId } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, seedRental } from "../trips/testing.ts";
import { addGuest, addOrder } from "./testing.ts";

const { ask, db, runDueJobs, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });
const dayMs = 86_400_000;
let phones = 0;
let keys = 0;
/** A phone and a network address of this test, because codes are limited by both. */
let phone = "";
let address = "";

beforeEach(() => {
  setNow(null);
  phones += 1;
  phone = `+3361288${String(phones).padStart(4, "0")}`;
  address = `2001:db8:7::${phones.toString(16)}`;
});

/** The stored form of a guest id. */
const idOf = (guestId: string) => readGuestId(guestId);

type Changes = Partial<Parameters<typeof addOrder>[3]>;
const orderOf = async (changes: Changes = {}) => {
  const { customerId = null } = changes;
  const guestId = customerId === null ? (changes.guestId ?? (await addGuest(db))) : null;
  const id = await addOrder(db, shop, shop.grocery, {
    itemId,
    ...changes,
    customerId,
    guestId: guestId && idOf(guestId),
  });
  await db.update(orders).set({ contactNumber: phone }).where(eq(orders.id, id));
  return id;
};

const request = (order_id: number, contact_number = phone) => {
  keys += 1;
  const key = `track-code-request-${keys}`;
  return ask("POST /customer/order/track/code", { order_id, contact_number }, { address, key });
};
const verify = (order_id: number, otp: string, contact_number = phone) =>
  ask("POST /customer/order/track/verify", { order_id, contact_number, otp }, { address });

async function sentCode() {
  await runDueJobs();
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, phone));
  return rows.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? "").at(-1) ?? "";
}

async function proofOf(orderId: number): Promise<string> {
  await request(orderId);
  return (await verify(orderId, await sentCode())).body.link_proof;
}

const caller = async () => ({ guest_id: await addGuest(db) });
const track = async (order_id: number, order_token: string) =>
  ask("GET /customer/order/track", { order_id, order_token, ...(await caller()) });

describe("a code to the phone of an order", () => {
  test("opens the order on another device for 30 days", async () => {
    const id = await orderOf();
    const { status, body } = await request(id);
    expect([status, body.resend_after]).toEqual([200, 60]);
    const { body: proved } = await verify(id, await sentCode());
    expect((await track(id, proved.link_proof)).body.id).toBe(id);
    setNow(new Date(Date.now() + 29 * dayMs));
    expect((await track(id, proved.link_proof)).status).toBe(200);
    setNow(new Date(Date.now() + 31 * dayMs));
    expect((await track(id, proved.link_proof)).status).toBe(404);
  });

  test("opens no other order", async () => {
    const [id, other] = [await orderOf(), await orderOf()];
    const proof = await proofOf(id);
    expect((await track(other, proof)).status).toBe(404);
    const [until] = proof.split(".");
    expect((await track(id, `${until}.${"A".repeat(43)}`)).status).toBe(404);
    const later = `z${proof.slice(1)}`;
    expect((await track(id, later)).status).toBe(404);
  });

  test("opens a trip", async () => {
    const tripId = await addTrip(db, rental, {
      guestId: idOf(await addGuest(db)),
      customerId: null,
    });
    await db.update(orders).set({ contactNumber: phone }).where(eq(orders.id, tripId));
    const trip_token = await proofOf(tripId);
    const input = { trip_id: tripId, trip_token, ...(await caller()) };
    expect((await ask("GET /rental/user/trip/get-trip-details", input)).body.id).toBe(tripId);
  });

  test("is requested with the same answer for a wrong phone, a wrong number and an unknown order", async () => {
    const id = await orderOf();
    const strangers = [`+33612770${String(phones).padStart(3, "0")}`, "+33612779999"];
    const known = await request(id);
    const wrongPhone = await request(id, strangers[0]);
    const unknown = await request(987_654_321, strangers[1]);
    expect([wrongPhone.status, wrongPhone.body]).toEqual([known.status, known.body]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await runDueJobs();
    for (const recipient of strangers) {
      expect(await db.$count(outbox, eq(outbox.recipient, recipient))).toBe(0);
    }
    const refused = await Promise.all([
      verify(id, wrongCode(await sentCode())),
      verify(id, "135790", strangers[0]),
      verify(987_654_321, "135790", strangers[1]),
    ]);
    for (const { status, body } of refused) {
      expect([status, body.errors?.[0]?.code]).toEqual([422, "otp"]);
    }
  });

  test("proves nothing with the code of the demo for an order that does not exist", async () => {
    await request(987_654_321);
    expect((await verify(987_654_321, "123456")).status).toBe(422);
  });

  test("is sent once a minute", async () => {
    const id = await orderOf();
    await request(id);
    expect(await request(id)).toMatchObject({
      status: 429,
      body: { errors: [{ code: "otp" }] },
    });
  });

  test("opens only the order that it was requested for", async () => {
    const [id, other] = [await orderOf(), await orderOf()];
    await request(id);
    expect((await verify(other, await sentCode())).status).toBe(422);
  });

  test("is used once", async () => {
    const id = await orderOf();
    await request(id);
    const code = await sentCode();
    const both = await Promise.all([verify(id, code), verify(id, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe("the orders of a guest", () => {
  test("are those of the device and those that its proofs open, in progress first", async () => {
    const guestId = await addGuest(db);
    const guest = { guestId };
    const delivered = await orderOf({ ...guest, status: "delivered" });
    const running = await orderOf(guest);
    const newest = await orderOf({ ...guest, status: "delivered" });
    const elsewhere = await orderOf();
    const foreign = await orderOf();
    const proofs = `${elsewhere}:${await proofOf(elsewhere)},${foreign}:abc`;
    const list = async (input: object) =>
      (await ask("GET /customer/order/guest-list", { guest_id: guestId, ...input })).body.orders;
    expect((await list({})).map(({ id }) => id)).toEqual([running, newest, delivered]);
    expect((await list({ proofs })).map(({ id }) => id)).toEqual([
      elsewhere,
      running,
      newest,
      delivered,
    ]);
  });

  test("are unknown to customers and other guests", async () => {
    await orderOf();
    const { token } = await addCustomer(db);
    for (const [input, options] of [
      [await caller(), {}],
      [{}, { token }],
    ] as const) {
      const { body } = await ask("GET /customer/order/guest-list", input, options);
      expect(body.orders).toEqual([]);
    }
  });
});

describe("what is running", () => {
  const running = async (guestId: string) =>
    (await ask("GET /customer/running", { guest_id: guestId })).body;

  test("are the orders in progress, and for ten minutes those that were delivered", async () => {
    const guestId = await addGuest(db);
    const pending = await orderOf({ guestId });
    const delivered = await orderOf({ guestId, status: "delivered" });
    const deliveredAt = (minutes: number) => ({
      statusTimestamps: { delivered: new Date(Date.now() - minutes * 60_000).toISOString() },
    });
    await db.update(orders).set(deliveredAt(9)).where(eq(orders.id, delivered));
    expect((await running(guestId)).orders.map(({ id }) => id)).toEqual([pending, delivered]);
    await db.update(orders).set(deliveredAt(11)).where(eq(orders.id, delivered));
    expect((await running(guestId)).orders.map(({ id }) => id)).toEqual([pending]);
  });

  test("includes what is scheduled, and trips, from two hours before", async () => {
    const { token, customerId } = await addCustomer(db);
    const id = await orderOf({ customerId, guestId: null });
    const tripId = await addTrip(db, rental, { customerId, status: "confirmed" });
    const listed = async () => {
      const { body } = await ask("GET /customer/running", {}, { token });
      return [...body.orders, ...body.trips].map((each) => each.id);
    };
    const scheduleAt = new Date(Date.now() + 5 * 3_600_000);
    await db.update(orders).set({ scheduled: true, scheduleAt }).where(eq(orders.id, id));
    const trip = (
      await ask("GET /rental/user/trip/get-trip-details", { trip_id: tripId }, { token })
    ).body;
    const pickup = Date.parse(trip.pickup_time);
    setNow(new Date(Math.min(pickup, scheduleAt.getTime()) - 3 * 3_600_000));
    expect(await listed()).toEqual([]);
    setNow(new Date(Math.max(pickup, scheduleAt.getTime()) - 3_600_000));
    expect(await listed()).toEqual([id, tripId]);
  });
});
