import { minor } from "@errand/core/money";
import { defaultTerms } from "@errand/core/rental/rental-terms";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCoupon } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { vehicleHolds, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { couponUses } from "../rewards/coupon-uses.tables.ts";
import { addCarts, addHold, inHours, now, renterOf, startBookingTest } from "./booking-testing.ts";
import { transitionTrip } from "./trip-transitions.ts";
import { tripVehicles } from "./trips.tables.ts";

const tested = await startBookingTest();
const { ask, db, car, garage, moduleId, headers, seeded, setNow, runDueJobs } = tested;
const provider = { kind: "store", staffId: null, storeId: garage } as const;
const terms = { ...defaultTerms, payHours: 12, cancelFreeHours: 12 };

let ada: Awaited<ReturnType<typeof tested.newCustomer>>;

beforeEach(async () => {
  await db.execute(sql`truncate orders cascade`);
  await tested.reset();
  await tested.configure({ wallet: true });
  await tested.changeProvider({ rentalTerms: terms });
  ada = await tested.newCustomer();
  await fundWallet(db, ada.customerId, 50_000);
});

/** A trip of three hours tomorrow at noon: 30.00 and 10 % tax. */
async function book(vehicle_id: number, input: object = {}, trip: object = {}) {
  await ada.add(vehicle_id, trip);
  const { body } = await ada.book({ provider_id: garage, trip_amount: 33, ...input });
  if (!body.trip_id) throw new Error(JSON.stringify(body));
  return body.trip_id;
}
const confirm = (tripId: number) => transitionTrip(db, tripId, "confirmed", provider, { at: now });
const pay = async (trip_id: number) =>
  (
    await ask(
      "POST /rental/user/trip/payment",
      { trip_id, payment_method: "wallet", payment_platform: "web" },
      { token: ada.token, key: crypto.randomUUID() },
    )
  ).body;
const quote = (trip_id: number, change: object) =>
  ask("POST /rental/user/trip/change/quote", { trip_id, ...change }, { token: ada.token });
const change = (trip_id: number, input: object) =>
  ask(
    "POST /rental/user/trip/change",
    { trip_id, trip_amount: 33, ...input },
    { token: ada.token, key: crypto.randomUUID() },
  );
const read = async (trip_id: number) =>
  (await ask("GET /rental/user/trip/get-trip-details", { trip_id }, { token: ada.token })).body;
const holdsOf = (tripId: number) =>
  db.select().from(vehicleHolds).where(eq(vehicleHolds.orderId, tripId));
const disagreements = async () => (await reconcile(db)).disagreements;
const refused = (status: number, code: string, data?: object) => ({
  status,
  body: { errors: [{ code, ...(data && { data }) }] },
});

describe("a trip that is not handed over", () => {
  test("moves to another time, and frees the old one", async () => {
    const vehicle = await car({ total: 1 });
    const tripId = await book(vehicle);
    await confirm(tripId);
    const moved = { pickup_time: inHours(48), estimated_hours: 5 };
    expect((await quote(tripId, moved)).body).toMatchObject({
      ...{ trip_amount: 55, difference: 22, to_pay: 55, returned: 0 },
      estimated_trip_end_time: inHours(53),
      pay_until: inHours(36),
    });
    const { status, body } = await change(tripId, { ...moved, trip_amount: 55 });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      message: "Your trip is changed.",
      trip: {
        trip_status: "confirmed",
        pickup_time: inHours(48),
        schedule_at: inHours(48),
        estimated_trip_end_time: inHours(53),
        estimated_hours: 5,
        trip_amount: 55,
        receipt: { total: 55, due: 55 },
        pay_until: inHours(36),
        actions: ["cancel", "pay", "change"],
        changes: [
          {
            at: now.toISOString(),
            from: {
              pickup_time: inHours(24),
              estimated_trip_end_time: inHours(27),
              trip_amount: 33,
            },
            to: { pickup_time: inHours(48), estimated_trip_end_time: inHours(53), trip_amount: 55 },
          },
        ],
      },
    });
    expect(await holdsOf(tripId)).toMatchObject([
      { startsAt: new Date(inHours(48)), endsAt: new Date(inHours(53)), quantity: 1 },
    ]);
    expect(await disagreements()).toEqual([]);
  });

  test("overlaps itself: what it holds is free for it", async () => {
    const tripId = await book(await car({ total: 1 }));
    const later = { pickup_time: inHours(25) };
    expect((await change(tripId, later)).body.trip).toMatchObject({
      estimated_trip_end_time: inHours(28),
    });
  });

  test("has a calendar in which what it holds is free, and what others hold is not", async () => {
    const [vehicle, other] = [await car({ total: 1 }), await car({ total: 2 })];
    await ada.add(other);
    const trip_id = await book(vehicle, { trip_amount: 66 });
    await addHold(db, seeded, moduleId, { vehicleId: vehicle, quantity: 1, from: 72, to: 74 });
    await addHold(db, seeded, moduleId, { vehicleId: other, quantity: 1, from: 24, to: 26 });
    const days = (input: object) =>
      ask("GET /rental/user/trip/change/calendar", { trip_id, ...input }, { token: ada.token });
    const day = (date: string, free: number, of: number) => ({ date, free, of });
    expect((await days({ from: "2026-06-30", to: "2026-07-04" })).body).toEqual({
      vehicles: [
        {
          vehicle_id: other,
          days: [
            day("2026-07-01", 2, 2),
            day("2026-07-02", 1, 2),
            day("2026-07-03", 2, 2),
            day("2026-07-04", 2, 2),
          ],
        },
        {
          vehicle_id: vehicle,
          days: [
            day("2026-07-01", 1, 1),
            day("2026-07-02", 1, 1),
            day("2026-07-03", 1, 1),
            day("2026-07-04", 0, 1),
          ],
        },
      ],
    });
    expect(await days({ from: "2026-07-04", to: "2026-07-03" })).toMatchObject(refused(422, "to"));
    await db.update(vehicles).set({ active: false }).where(eq(vehicles.id, vehicle));
    const { body } = await days({ from: "2026-07-03", to: "2026-07-03" });
    expect(body.vehicles[1]?.days).toEqual([day("2026-07-03", 0, 1)]);
  });

  test("pays the difference, or gets it back", async () => {
    const tripId = await book(await car({}));
    await pay(tripId);
    const before = await walletBalance(db, ada.customerId);
    expect((await quote(tripId, { estimated_hours: 4 })).body).toMatchObject({
      ...{ trip_amount: 44, difference: 11, to_pay: 11, returned: 0 },
    });
    await change(tripId, { estimated_hours: 4, trip_amount: 44 });
    expect(await read(tripId)).toMatchObject({
      payment_status: "partially_paid",
      receipt: { total: 44, paid: 33, due: 11 },
    });
    await pay(tripId);
    expect((await quote(tripId, { estimated_hours: 1 })).body).toMatchObject({
      ...{ trip_amount: 11, difference: -33, to_pay: 0, returned: 33 },
    });
    await change(tripId, { estimated_hours: 1, trip_amount: 11 });
    expect(await read(tripId)).toMatchObject({
      payment_status: "paid",
      receipt: { total: 11, paid: 11, due: 0 },
    });
    expect((await walletBalance(db, ada.customerId)) - before).toBe(2200);
    expect(await disagreements()).toEqual([]);
  });

  test("takes more of its vehicles, as far as they are free", async () => {
    const vehicle_id = await car({ total: 3 });
    const tripId = await book(vehicle_id);
    await addHold(db, seeded, moduleId, { vehicleId: vehicle_id, quantity: 1, from: 20, to: 30 });
    const some = (quantity: number) => ({ quantities: [{ vehicle_id, quantity }] });
    expect(await quote(tripId, some(3))).toMatchObject(
      refused(409, "vehicle_unavailable", {
        vehicle_id,
        available: 2,
        next_free_at: inHours(30),
      }),
    );
    expect((await change(tripId, { ...some(2), trip_amount: 66 })).body.trip).toMatchObject({
      quantity: 2,
      trip_amount: 66,
      trip_details: [{ quantity: 2, price: 30, calculated_price: 60 }],
      changes: [{ from: { quantity: 1 }, to: { quantity: 2 } }],
    });
    expect(
      await quote(tripId, { quantities: [{ vehicle_id: 999_999, quantity: 1 }] }),
    ).toMatchObject(refused(404, "vehicle"));
  });

  test("costs what its vehicles cost now, by the terms of its booking", async () => {
    const vehicle = await car({});
    const tripId = await book(vehicle);
    await db
      .update(vehicles)
      .set({ hourlyPrice: minor(2000) })
      .where(eq(vehicles.id, vehicle));
    await tested.changeProvider({ rentalTerms: { ...terms, kept: "all" } });
    await change(tripId, { pickup_time: inHours(30), trip_amount: 66 });
    expect(await read(tripId)).toMatchObject({ trip_amount: 66, terms: { kept: "first_day" } });
  });

  test("is not changed to what is booked already: no other price, no more time to pay", async () => {
    const vehicle = await car({});
    const tripId = await book(vehicle);
    await confirm(tripId);
    const before = await read(tripId);
    await db
      .update(vehicles)
      .set({ hourlyPrice: minor(2000) })
      .where(eq(vehicles.id, vehicle));
    setNow(new Date(inHours(11.9)));
    for (const input of [{}, { pickup_time: inHours(24), estimated_hours: 3 }]) {
      expect((await change(tripId, input)).status).toBe(200);
    }
    const { trip_amount, pay_until, changes } = await read(tripId);
    expect({ trip_amount, pay_until, changes }).toEqual({
      trip_amount: before.trip_amount,
      pay_until: before.pay_until,
      changes: [],
    });
  });

  test("is not changed at another price than the customer saw", async () => {
    const tripId = await book(await car({}));
    expect(await change(tripId, { estimated_hours: 4 })).toMatchObject(
      refused(409, "price_changed", { trip_amount: 44 }),
    );
    expect((await read(tripId)).changes).toEqual([]);
  });

  test.each([
    ["the past", { pickup_time: inHours(-1) }, 422, "pickup_time"],
    ["more than half a year ahead", { pickup_time: inHours(24 * 200) }, 422, "pickup_time"],
  ])("does not move to %s", async (_case, input, status, code) => {
    const tripId = await book(await car({}));
    expect(await quote(tripId, input)).toMatchObject(refused(status, code));
    expect(await change(tripId, input)).toMatchObject(refused(status, code));
  });

  test("does not move to a day on which its provider is closed", async () => {
    const tripId = await book(await car({}));
    await tested.changeProvider({ closedDates: ["2026-07-03"] });
    expect(await quote(tripId, { pickup_time: inHours(48) })).toMatchObject(
      refused(422, "store_closed"),
    );
  });

  test("goes to another destination, by the new distance", async () => {
    const tripId = await book(
      await car({}),
      { trip_amount: 1.22 },
      { rental_type: "distance_wise" },
    );
    const before = await read(tripId);
    const destination_location = { ...before.pickup_location, location_type: undefined };
    const { body } = await quote(tripId, { destination_location });
    await change(tripId, { destination_location, trip_amount: body.trip_amount });
    const after = await read(tripId);
    expect(after.distance).toBe(0);
    expect(before.distance).toBeGreaterThan(2);
    expect(after.trip_amount).toBeLessThan(before.trip_amount);
  });

  test("loses a coupon whose minimum it no longer reaches, and can use it again", async () => {
    const coupon = await addCoupon(db, {
      ...{ moduleId, code: "LONG", discount: 500, minPurchase: minor(3000), usesPerCustomer: 1 },
    });
    const tripId = await book(await car({}), { coupon_code: "LONG", trip_amount: 27.5 });
    const longer = await quote(tripId, { estimated_hours: 4 });
    expect(longer.body).toMatchObject({ coupon_code: "LONG", trip_amount: 38.5 });
    await change(tripId, { estimated_hours: 4, trip_amount: 38.5 });
    const shorter = await quote(tripId, { estimated_hours: 2 });
    expect(shorter.body).toMatchObject({ coupon_code: null, trip_amount: 22 });
    await change(tripId, { estimated_hours: 2, trip_amount: 22 });
    const uses = await db.select().from(couponUses).where(eq(couponUses.couponId, coupon.id));
    expect(uses).toMatchObject([{ releasedAt: now }]);
    expect(await disagreements()).toEqual([]);
  });

  test("is assigned its single vehicles again", async () => {
    const vehicleId = await car({ total: 1 });
    const [unit] = await db
      .insert(vehicleUnits)
      .values({ vehicleId, licensePlate: `CH-${vehicleId}` })
      .returning();
    const tripId = await book(vehicleId);
    await confirm(tripId);
    await db.insert(tripVehicles).values({ orderId: tripId, unitId: unit?.id ?? 0 });
    await change(tripId, { pickup_time: inHours(48) });
    expect((await read(tripId)).vehicle_identity).toEqual([]);
  });

  test("is canceled at its new time to pay, and not at the old one", async () => {
    const tripId = await book(await car({}));
    await confirm(tripId);
    await change(tripId, { pickup_time: inHours(48) });
    setNow(new Date(inHours(13)));
    await runDueJobs();
    expect((await read(tripId)).trip_status).toBe("confirmed");
    setNow(new Date(inHours(36)));
    await runDueJobs();
    expect((await read(tripId)).trip_status).toBe("canceled");
  });

  test("has half an hour to pay the difference where its time to pay is over", async () => {
    const tripId = await book(await car({}));
    await confirm(tripId);
    await pay(tripId);
    setNow(new Date(inHours(20)));
    await change(tripId, { estimated_hours: 4, trip_amount: 44 });
    expect((await read(tripId)).pay_until).toBe(inHours(20.5));
    setNow(new Date(inHours(20.5)));
    await runDueJobs();
    expect(await read(tripId)).toMatchObject({ trip_status: "canceled" });
    expect(await disagreements()).toEqual([]);
  });

  test("waits for its confirmation until the new pickup", async () => {
    const tripId = await book(await car({}), { payment_method: "cash_payment" });
    await change(tripId, { pickup_time: inHours(48) });
    await pay(tripId);
    setNow(new Date(inHours(24)));
    await runDueJobs();
    expect((await read(tripId)).trip_status).toBe("pending");
    setNow(new Date(inHours(48)));
    await runDueJobs();
    expect((await read(tripId)).trip_status).toBe("canceled");
  });

  test("tells its customer of each change", async () => {
    const tripId = await book(await car({}));
    await pay(tripId);
    await runDueJobs();
    await db.delete(outbox);
    await change(tripId, { pickup_time: inHours(48), estimated_hours: 2, trip_amount: 22 });
    setNow(new Date(inHours(1)));
    await change(tripId, { pickup_time: inHours(50), trip_amount: 22 });
    await runDueJobs();
    const mails = await db.select().from(outbox).orderBy(outbox.id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your trip #${tripId} has changed`,
      `Your trip #${tripId} has changed`,
    ]);
    expect(mails[0]?.text).toMatch(/11\.00/);
    const { body } = await ask("GET /customer/notifications", {}, { token: ada.token });
    const titles = body.filter(({ title }) => title.endsWith("has changed"));
    expect(titles).toHaveLength(2);
  });
});

describe("a trip that is handed over", () => {
  async function start(vehicleId: number) {
    const [unit] = await db
      .insert(vehicleUnits)
      .values({ vehicleId, licensePlate: `ON-${vehicleId}` })
      .returning();
    const tripId = await book(vehicleId);
    await confirm(tripId);
    await pay(tripId);
    await db.insert(tripVehicles).values({ orderId: tripId, unitId: unit?.id ?? 0 });
    setNow(new Date(inHours(25)));
    await transitionTrip(db, tripId, "ongoing", provider, { at: new Date(inHours(25)) });
    return tripId;
  }

  test("is kept longer, and the difference is due before its end", async () => {
    const tripId = await start(await car({ total: 1 }));
    const { body } = await change(tripId, { estimated_hours: 6, trip_amount: 66 });
    expect(body).toMatchObject({
      message: "You keep it longer.",
      trip: {
        trip_status: "ongoing",
        actions: ["pay", "extend"],
        estimated_trip_end_time: inHours(30),
        receipt: { due: 33 },
        vehicle_identity: [{ is_completed: 0 }],
      },
    });
    await expect(
      transitionTrip(db, tripId, "completed", provider, { at: new Date(inHours(29)) }),
    ).rejects.toMatchObject({ key: "trip_unpaid" });
    await pay(tripId);
    await transitionTrip(db, tripId, "completed", provider, { at: new Date(inHours(30)) });
    expect((await read(tripId)).receipt).toMatchObject({ paid: 66, due: 0 });
    expect(await disagreements()).toEqual([]);
  });

  test("is not kept into the time of another trip", async () => {
    const vehicleId = await car({ total: 1 });
    const tripId = await start(vehicleId);
    await addHold(db, seeded, moduleId, { vehicleId, quantity: 1, from: 28, to: 29 });
    expect((await quote(tripId, { estimated_hours: 4 })).status).toBe(200);
    expect(await quote(tripId, { estimated_hours: 5 })).toMatchObject(
      refused(409, "vehicle_unavailable", { available: 0 }),
    );
  });

  test.each([
    ["a shorter time", { estimated_hours: 2 }],
    ["another pickup", { pickup_time: inHours(26), estimated_hours: 5 }],
    ["nothing", {}],
  ])("does not change to %s", async (_case, input) => {
    const tripId = await start(await car({ total: 1 }));
    expect(await quote(tripId, input)).toMatchObject(refused(409, "trip_status"));
    expect(await change(tripId, input)).toMatchObject(refused(409, "trip_status"));
  });
});

test("a trip that is over does not change", async () => {
  const tripId = await book(await car({}));
  await transitionTrip(db, tripId, "canceled", provider, { at: now, reason: "no_vehicle" });
  expect(await change(tripId, { estimated_hours: 4 })).toMatchObject(refused(409, "trip_status"));
});

test("nobody else changes a trip", async () => {
  const tripId = await book(await car({}));
  const eve = await tested.newCustomer();
  for (const path of ["/change", "/change/quote"] as const) {
    const answer = await ask(
      `POST /rental/user/trip${path}`,
      { trip_id: tripId, trip_amount: 33, estimated_hours: 4 },
      { token: eve.token, key: crypto.randomUUID() },
    );
    expect(answer).toMatchObject(refused(404, "trip"));
  }
});

test("a trip by the day keeps its clock time where the clocks change", async () => {
  setNow(new Date("2026-10-20T10:00:00Z"));
  const atTen = (day: string, utc: string) => `${day}T${utc}:00.000Z`;
  const tripId = await book(
    await car({}),
    { trip_amount: 66 },
    { rental_type: "day_wise", pickup_time: atTen("2026-10-22", "08:00"), estimated_hours: 24 },
  );
  const moved = { pickup_time: atTen("2026-10-24", "08:00"), estimated_hours: 48 };
  expect((await quote(tripId, moved)).body).toMatchObject({
    trip_amount: 132,
    estimated_trip_end_time: atTen("2026-10-26", "09:00"),
  });
});

test("of a hundred customers who change to the last vehicle at once, one gets it", async () => {
  const vehicleId = await car({ total: 1 });
  const carts = Array.from({ length: 100 }, (_, index) => ({
    providerId: garage,
    lines: [{ vehicleId, quantity: 1 }],
    ...{ from: 24 + index, hours: 1 },
  }));
  const guests = await addCarts(db, moduleId, carts);
  const trips = await Promise.all(
    guests.map(async ({ guestId }) => {
      const renter = renterOf(ask, { guestId }, headers);
      const { body } = await renter.book({ provider_id: garage, trip_amount: 11 });
      return { guestId, tripId: body.trip_id };
    }),
  );
  const responses = await Promise.all(
    trips.map(({ guestId, tripId }) =>
      ask(
        "POST /rental/user/trip/change",
        {
          ...{ guest_id: guestId, trip_id: tripId, trip_amount: 11 },
          ...{ contact_number: "+33612345678", pickup_time: inHours(200) },
        },
        { ...headers, key: crypto.randomUUID() },
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const held = await db
    .select()
    .from(vehicleHolds)
    .where(inArray(vehicleHolds.vehicleId, [vehicleId]));
  expect(held).toHaveLength(100);
  expect(held.filter(({ startsAt }) => startsAt.toISOString() === inHours(200))).toHaveLength(1);
  expect(await disagreements()).toEqual([]);
});
