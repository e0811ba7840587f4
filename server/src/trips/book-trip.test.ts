import { fromPercent, minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orderEvents, orders } from "../order-rows/orders.tables.ts";
import { addCashbackOffer } from "../orders/testing.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { couponUses } from "../rewards/coupon-uses.tables.ts";
import { inHours, now, type Renter, renterOf, startBookingTest } from "./booking-testing.ts";
import { readTrip } from "./read-trip.ts";
import { rentalCarts, tripLines, tripOrders } from "./trips.tables.ts";

const tested = await startBookingTest();
const { ask, db, api, car, garage, harbour, moduleId, headers, seeded, configure } = tested;
let renter: Renter;
const booking = { provider_id: garage, trip_amount: 33 };

beforeEach(async () => {
  await tested.reset();
  renter = await tested.newGuest();
});

const disagreements = async () => (await reconcile(db)).disagreements;
const counts = () =>
  Promise.all(
    [orders, tripOrders, tripLines, vehicleHolds, orderTransitions, rentalCarts].map((table) =>
      db.$count(table),
    ),
  );

/** Expects that a refused booking changes nothing, and returns its status and errors. */
async function refused(input: object = {}, of: Renter = renter) {
  const before = await counts();
  const { status, body } = await of.book({ ...booking, ...input });
  expect(await counts()).toEqual(before);
  return { status, errors: body.errors };
}
const error = (code: string, status: number, data?: unknown) => ({
  status,
  errors: [data === undefined ? { code } : { code, data }],
});

describe("a booking", () => {
  test("is an unpaid trip of the cart, which is empty then", async () => {
    const id = await car();
    await renter.add(id);
    const { status, body } = await renter.book({
      ...booking,
      additional_note: "With a child seat",
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.message).toBe("Trip booked successfully");
    expect(body.trip).toMatchObject({
      id: body.trip_id,
      trip_status: "pending",
      provider_id: garage,
      module_id: moduleId,
      zone_id: seeded.zoneId,
      pickup_zone_id: seeded.zoneId,
      is_guest: true,
      scheduled: 0,
      schedule_at: inHours(24),
      pickup_time: inHours(24),
      estimated_trip_end_time: inHours(27),
      pending: now.toISOString(),
      confirmed: null,
      trip_amount: 33,
      tax_amount: 3,
      payment_method: null,
      payment_status: "unpaid",
      user_info: { contact_person_name: "Ada", contact_person_number: "+33612345678" },
      trip_note: "With a child seat",
      quantity: 1,
      cashback_amount: 0,
      trip_details: [{ vehicle_id: id, quantity: 1, price: 30, calculated_price: 30 }],
      vehicle_identity: [],
    });
    expect((await renter.list()).body).toEqual({ carts: [], user_data: null });
    expect(await disagreements()).toEqual([]);
  });

  test("stores its transition and an event, and holds its vehicles for its time", async () => {
    const id = await car();
    await renter.add(id, { quantity: 2 });
    const { trip_id } = (await renter.book({ ...booking, trip_amount: 66 })).body;
    expect(await db.select().from(vehicleHolds).where(eq(vehicleHolds.orderId, trip_id))).toEqual([
      {
        orderId: trip_id,
        blockId: null,
        vehicleId: id,
        quantity: 2,
        startsAt: new Date(inHours(24)),
        endsAt: new Date(inHours(27)),
      },
    ]);
    expect(
      await db.select().from(orderTransitions).where(eq(orderTransitions.orderId, trip_id)),
    ).toMatchObject([{ from: null, to: "pending", actorKind: "guest", at: now }]);
    expect(await db.$count(orderEvents, eq(orderEvents.orderId, trip_id))).toBe(1);
  });

  test("keeps its vehicle as it was booked", async () => {
    const id = await car({ name: { en: "Astrale City", fr: "Astrale Cité" } });
    await renter.add(id);
    const { trip_id } = (await renter.book(booking)).body;
    await db
      .update(vehicles)
      .set({ name: { en: "New", fr: "Neuf" }, hourlyPrice: minor(1) })
      .where(eq(vehicles.id, id));
    const trip = await readTrip(db, trip_id, { language: "fr", now, url: api.settings.url });
    expect(trip.trip_details[0]?.vehicle_details).toMatchObject({
      name: "Astrale Cité",
      hourly_price: 10,
    });
    expect(trip.receipt.lines[0]?.label).toBe("Astrale Cité");
  });

  test("takes what is missing from the profile of its customer", async () => {
    const customer = await tested.newCustomer();
    const phone = `+336${String(customer.customerId).padStart(8, "0")}`;
    await db
      .update(customers)
      .set({ firstName: "Grace", lastName: "Hopper", phone })
      .where(eq(customers.id, customer.customerId));
    await customer.add(await car());
    const none = {
      contact_person_name: undefined,
      contact_person_number: undefined,
      contact_person_email: undefined,
    };
    const { status, body } = await customer.book({ ...booking, ...none });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.trip).toMatchObject({
      is_guest: false,
      user_info: {
        contact_person_name: "Grace Hopper",
        contact_person_number: phone,
        contact_person_email: null,
      },
    });
  });

  test("is scheduled for its pickup", async () => {
    await renter.add(await car());
    const schedule = { scheduled: 1, schedule_at: "2026-07-02T12:00:00+02:00" };
    const { body } = await renter.book({ ...booking, ...schedule });
    expect(body.trip).toMatchObject({ scheduled: 1, schedule_at: inHours(24) });
  });

  test.each([
    ["spring", "2026-03-28T12:00:00Z", "2026-03-29T11:00:00.000Z"],
    ["autumn", "2026-10-24T12:00:00Z", "2026-10-25T13:00:00.000Z"],
  ])(
    "over the change of the clocks in %s ends at the same time of the next day",
    async (_season, pickup_time, end) => {
      tested.setNow(new Date(Date.parse(pickup_time) - 3_600_000));
      await renter.add(await car(), { pickup_time, rental_type: "day_wise", estimated_hours: 24 });
      const { body } = await renter.book({ ...booking, trip_amount: 66 });
      expect(body.trip.estimated_trip_end_time).toBe(end);
    },
  );

  test("of a distance ends when its road is driven", async () => {
    await renter.add(await car(), { rental_type: "distance_wise", estimated_hours: undefined });
    const { body } = await renter.book({ ...booking, trip_amount: 1.22 });
    expect(body.trip).toMatchObject({
      estimated_hours: null,
      destination_time: 5,
      estimated_trip_end_time: inHours(24 + 5 / 60),
    });
  });

  test("happens once for one key", async () => {
    await renter.add(await car());
    const key = crypto.randomUUID();
    const first = await renter.book(booking, { key });
    const before = await counts();
    const again = await renter.book(booking, { key });
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.body).toEqual(first.body);
    expect(await counts()).toEqual(before);
  });
});

describe("the receipt", () => {
  const together = async (input: object, of: Renter, trip_amount: number) => {
    const cart = (await of.list()).body;
    const quote = await of.quote({ provider_id: garage, ...input });
    expect(quote.status, JSON.stringify(quote.body)).toBe(200);
    const { receipt } = quote.body;
    const booked = await of.book({ provider_id: garage, trip_amount, ...input });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect(booked.body.trip.receipt).toEqual(receipt);
    const later = { language: "en" as const, now: new Date(inHours(100)), url: api.settings.url };
    expect((await readTrip(db, booked.body.trip_id, later)).receipt).toEqual(receipt);
    const items = receipt.lines.filter(({ key }) => key === "items");
    const total = items.reduce((sum, { amount }) => sum + amount, 0);
    expect(cart.user_data?.total_cart_price).toBeCloseTo(total, 5);
    expect(cart.carts.map(({ price, quantity }) => [price, quantity])).toEqual(
      items.map(({ amount, quantity }) => [amount, quantity]),
    );
    expect(await disagreements()).toEqual([]);
    return { trip: booked.body.trip, quote: quote.body };
  };
  const stepsOf = ({ receipt }: { receipt: { lines: { key: string; amount: number }[] } }) =>
    receipt.lines.map(({ key, amount }) => [key, amount]);

  test("names vehicles in the language of the reader, and is the same in cart, quote and trip", async () => {
    await renter.add(await car({ name: { en: "City", fr: "Cité" } }), { quantity: 2 });
    await renter.add(await car({ name: { en: "Van", fr: "Fourgon" }, hourlyPrice: minor(1550) }));
    const french = await renter.quote({ provider_id: garage }, { language: "fr" });
    expect(french.body.receipt.lines.map(({ label }) => label).slice(0, 2)).toEqual([
      "Cité",
      "Fourgon",
    ]);
    const { trip } = await together({}, renter, 117.15);
    expect(stepsOf(trip)).toEqual([
      ["items", 60],
      ["items", 46.5],
      ["tax", 10.65],
    ]);
  });

  test("takes off the discounts of vehicles, an amount for each", async () => {
    await renter.add(await car({ discount: 2500 }), { quantity: 2 });
    await renter.add(await car({ discount: 400, discountKind: "amount" }), { quantity: 2 });
    const { trip } = await together({}, renter, 106.7);
    expect(stepsOf(trip)).toEqual([
      ["items", 60],
      ["items", 60],
      ["item_discount", -23],
      ["tax", 9.7],
    ]);
    expect(trip.trip_details.map(({ discount_on_trip }) => discount_on_trip)).toEqual([15, 8]);
    expect(trip.discount_on_trip).toBe(23);
  });

  test("takes off the provider's discount where it is larger, while it runs", async () => {
    await tested.changeProvider({ discount: 5000, discountEnds: new Date(inHours(1)) });
    const id = await car({ discount: 2500 });
    await renter.add(id);
    const { trip } = await together({}, renter, 16.5);
    expect(stepsOf(trip)).toEqual([
      ["items", 30],
      ["store_discount", -15],
      ["tax", 1.5],
    ]);
    expect(trip.trip_details[0]?.discount_on_trip).toBe(15);
    tested.setNow(new Date(inHours(2)));
    await renter.add(id);
    expect(stepsOf((await renter.quote({ provider_id: garage })).body)).toEqual([
      ["items", 30],
      ["item_discount", -7.5],
      ["tax", 2.25],
    ]);
  });

  test("shows the tax that prices include, and the charge of the shop", async () => {
    const additionalCharge = { name: { en: "Service", fr: "Service" }, amount: minor(150) };
    await configure({ taxIncluded: true, additionalCharge });
    await renter.add(await car());
    const { trip, quote } = await together({}, renter, 31.5);
    expect(stepsOf(trip)).toEqual([
      ["items", 30],
      ["tax", 2.73],
      ["additional_charge", 1.5],
    ]);
    expect(quote).toMatchObject({ tax_amount: 2.73, tax_status: "included", tax_included: 1 });
    expect(trip).toMatchObject({
      tax_status: "included",
      tax_percentage: 10,
      additional_charge: 1.5,
    });
  });

  test.each([
    ["of an amount", { discount: 500 }, 27.5, -5],
    [
      "of a percentage with a cap",
      { discount: 5000, discountKind: "percent" as const, maxDiscount: minor(800) },
      24.2,
      -8,
    ],
    ["for this provider", { type: "store_wise" as const, storeId: garage }, 30.8, -2],
    ["for this zone", { type: "zone_wise" as const, zoneIds: [seeded.zoneId] }, 30.8, -2],
    ["for a first order", { type: "first_order" as const }, 30.8, -2],
  ])("takes off a coupon %s, and its use", async (_kind, values, amount, off) => {
    const customer = await tested.newCustomer();
    const { id, code } = await addCoupon(db, { moduleId, usesLeft: 1, ...values });
    await customer.add(await car());
    const { trip } = await together({ coupon_code: code }, customer, amount);
    expect(trip).toMatchObject({ coupon_code: code, coupon_discount_amount: -off });
    expect(trip.receipt.lines).toContainEqual(
      expect.objectContaining({ key: "coupon_discount", amount: off, note: code }),
    );
    expect((await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.usesLeft).toBe(0);
  });

  test("is not reduced by a coupon of free delivery, which is not used up", async () => {
    const customer = await tested.newCustomer();
    const { code } = await addCoupon(db, { moduleId, type: "free_delivery" });
    await customer.add(await car());
    const { trip } = await together({ coupon_code: code }, customer, 33);
    expect(trip.coupon_code).toBeNull();
    expect(await db.$count(couponUses, eq(couponUses.orderId, trip.id))).toBe(0);
  });

  test("takes off the bonus on the first order of a referred customer, once", async () => {
    const bonus = { discount: { kind: "percent", rate: fromPercent(20) } as const, validDays: 30 };
    await configure({ wallet: true, referral: { reward: minor(500), bonus } });
    const [friend, customer] = [await addCustomer(db), await tested.newCustomer()];
    await addReferral(db, customer.customerId, friend.customerId, now);
    await customer.add(await car());
    const { trip } = await together({}, customer, 26.4);
    expect(trip.ref_bonus_amount).toBe(6);
    await customer.add(await car());
    expect(stepsOf((await customer.quote({ provider_id: garage })).body)).toEqual([
      ["items", 30],
      ["tax", 3],
    ]);
  });

  test("earns cashback, which is noted", async () => {
    await configure({ wallet: true });
    await addCashbackOffer(db);
    const customer = await tested.newCustomer();
    await customer.add(await car());
    const { body } = await customer.book(booking);
    expect(body.trip.cashback_amount).toBe(3.3);
    expect(await disagreements()).toEqual([]);
  });
});

describe("a booking is refused", () => {
  test("for guests where they cannot order, and then for a quote too", async () => {
    await renter.add(await car());
    await configure({ guestCheckout: false });
    expect(await refused()).toMatchObject(error("is_guest", 403));
    expect((await renter.quote(booking)).status).toBe(403);
    const customer = await tested.newCustomer();
    await customer.add(await car());
    expect((await customer.book(booking)).status).toBe(201);
  });

  test("for an unknown provider, and one of another module", async () => {
    await renter.add(await car());
    const [grocer] = seeded.grocery.storeIds;
    for (const provider_id of [999_999, grocer]) {
      expect(await refused({ provider_id })).toMatchObject(error("provider", 404));
    }
  });

  test("for another provider than that of the cart", async () => {
    await renter.add(await car());
    expect(await refused({ provider_id: harbour })).toMatchObject(error("different_stores", 409));
  });

  test("for an empty cart", async () => {
    expect(await refused()).toMatchObject(error("empty_cart", 422));
  });

  test("in a module without rentals", async () => {
    const other = renterOf(ask, await addGuest(db), { ...headers, module: seeded.food.moduleId });
    expect(await refused({}, other)).toMatchObject(error("moduleId", 422));
    expect((await other.quote(booking)).status).toBe(422);
  });

  test("without a key", async () => {
    await renter.add(await car());
    const { status, body } = await renter.book(booking, { key: "" });
    expect([status, body.errors?.[0]?.code]).toEqual([422, "idempotency_key"]);
  });

  test("for another amount, with the receipt of today", async () => {
    const id = await car();
    await renter.add(id);
    await db
      .update(vehicles)
      .set({ hourlyPrice: minor(1100) })
      .where(eq(vehicles.id, id));
    const { status, errors } = await refused();
    expect([status, errors?.[0]?.code, errors?.[0]?.field]).toEqual([
      409,
      "price_changed",
      "trip_amount",
    ]);
    expect(errors?.[0]?.data).toMatchObject({
      trip_amount: 36.3,
      receipt: { total: 36.3, due: 36.3 },
    });
  });

  test("for a vehicle that is not free any more, with its line", async () => {
    const id = await car({ total: 1 });
    const other = await tested.newGuest();
    for (const each of [renter, other]) await each.add(id);
    await other.book(booking);
    const [line] = (await renter.list()).body.carts;
    expect(await refused()).toMatchObject(
      error("vehicle_unavailable", 409, { cart_id: line?.id, available: 0 }),
    );
    expect((await renter.quote(booking)).body.errors).toMatchObject([
      { code: "vehicle_unavailable" },
    ]);
  });

  test("for a vehicle that is no longer offered, or not for this type", async () => {
    const id = await car();
    const [line] = (await renter.add(id)).body.carts;
    await db.update(vehicles).set({ hourlyPrice: null }).where(eq(vehicles.id, id));
    expect(await refused()).toMatchObject(error("rental_type", 422, { cart_id: line?.id }));
    await db
      .update(vehicles)
      .set({ hourlyPrice: minor(1000), active: false })
      .where(eq(vehicles.id, id));
    expect(await refused()).toMatchObject(
      error("vehicle_unavailable", 409, { cart_id: line?.id, available: 0 }),
    );
  });

  test("for a pickup in the past", async () => {
    await renter.add(await car());
    tested.setNow(new Date(inHours(24 + 1 / 60)));
    expect((await renter.quote(booking)).status).toBe(200);
    tested.setNow(new Date(inHours(24 + 2 / 60)));
    expect(await refused()).toMatchObject(error("pickup_time", 422));
  });

  test("for a pickup where or when the provider hands nothing over", async () => {
    await renter.add(await car());
    await tested.changeProvider({ closedDates: ["2026-07-02"] });
    expect(await refused()).toMatchObject(error("store_closed", 422));
    await tested.changeProvider({ closedDates: [] });
    // The zone no longer reaches the pickup.
    const pickup = { lat: 0, lng: 0, name: "Nowhere", type: null };
    await db.update(rentalCarts).set({ pickup });
    expect(await refused()).toMatchObject(error("pickup_zone", 422));
  });

  test.each([
    { scheduled: 1 },
    { scheduled: 1, schedule_at: inHours(25) },
    { schedule_at: inHours(23) },
  ])("for a schedule of another time: %j", async (schedule) => {
    await renter.add(await car());
    expect(await refused(schedule)).toMatchObject(error("schedule_at", 422));
  });

  test.each(["contact_person_name", "contact_person_number", "contact_person_email"])(
    "for a guest without %s",
    async (field) => {
      await renter.add(await car());
      expect(await refused({ [field]: undefined })).toMatchObject(error(field, 422));
    },
  );

  test("for a customer without a phone number", async () => {
    const customer = await tested.newCustomer();
    await customer.add(await car());
    expect(await refused({ contact_person_number: undefined }, customer)).toMatchObject(
      error("contact_person_number", 422),
    );
  });

  test("for a guest with a coupon", async () => {
    await renter.add(await car());
    expect(await refused({ coupon_code: "TWO" })).toMatchObject(error("coupon_code", 422));
  });

  test.each([
    ["coupon", 404, { active: false }],
    ["coupon", 404, { storeId: harbour }],
    ["coupon", 404, { zoneIds: [seeded.otherZoneId] }],
    ["coupon", 404, { moduleId: seeded.food.moduleId }],
    ["coupon_used_up", 409, { usesLeft: 0 }],
    ["coupon_expired", 422, { expires: "2026-06-30" }],
    ["coupon_not_started", 422, { starts: "2026-07-02" }],
    ["coupon_min_purchase", 422, { minPurchase: minor(3001) }],
  ])("for a coupon that does not apply: %s (%i)", async (code, status, values) => {
    const customer = await tested.newCustomer();
    await customer.add(await car());
    const coupon = await addCoupon(db, { moduleId, ...values });
    expect(await refused({ coupon_code: coupon.code }, customer)).toMatchObject(
      error(code, status),
    );
  });

  test("for a coupon of first orders after one", async () => {
    const customer = await tested.newCustomer();
    await customer.add(await car());
    await customer.book(booking);
    await customer.add(await car());
    const { code } = await addCoupon(db, { moduleId, type: "first_order" });
    expect(await refused({ coupon_code: code }, customer)).toMatchObject(
      error("coupon_first_order", 422),
    );
  });
});

test.each([
  ["a minute, when it is for now", 0, 1],
  ["until its pickup in ten minutes", 10, 10],
])("a trip waits for its provider %s, then is canceled", async (_case, pickup, end) => {
  await renter.add(await car(), { pickup_time: inHours(pickup / 60) });
  const { body } = await renter.book(booking);
  const statusAfter = async (seconds: number) => {
    tested.setNow(new Date(now.getTime() + seconds * 1000));
    await tested.runDueJobs();
    return (await db.select().from(orders).where(eq(orders.id, body.trip_id)))[0]?.status;
  };
  expect(await statusAfter(60 * end - 1)).toBe("pending");
  expect(await statusAfter(60 * end)).toBe("canceled");
});
