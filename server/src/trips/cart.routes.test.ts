import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addGuest } from "../cart/testing.ts";
import { middle } from "../catalog/testing.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import {
  addHold,
  elsewhere,
  inHours,
  type Renter,
  renterOf,
  startBookingTest,
  tomorrow,
} from "./booking-testing.ts";
import { rentalCartLines, rentalCarts } from "./trips.tables.ts";

const tested = await startBookingTest();
const { ask, db, car, garage, harbour, moduleId, headers, seeded, changeProvider } = tested;
let renter: Renter;

beforeEach(async () => {
  await tested.reset();
  await db.delete(vehicleHolds);
  renter = await tested.newGuest();
});

const error = (code: string, status: number, data?: unknown) => ({
  status,
  body: { errors: [data === undefined ? { code } : { code, data }] },
});
const change = (id: number, values: Partial<typeof vehicles.$inferInsert>) =>
  db.update(vehicles).set(values).where(eq(vehicles.id, id));
const linesOf = async (of = renter) =>
  (await of.list()).body.carts.map(({ vehicle_id, quantity }) => [vehicle_id, quantity]);
const problemsOf = async (language = "en") =>
  (await renter.list({ language })).body.carts.map(({ problems }) => problems);

describe("a rental cart", () => {
  test("is empty at first", async () => {
    expect(await renter.list()).toMatchObject({
      status: 200,
      body: { carts: [], user_data: null },
    });
  });

  test("is picked up where its provider is, whatever place its customer named", async () => {
    const named = { ...tomorrow.pickup_location, lat: middle.latitude, location_name: "My home" };
    const round = { pickup_location: named, destination_location: named };
    const { body } = await renter.add(await car(), round);
    const place = { location_name: "2 Place des Essais", lat: middle.latitude - 0.01 };
    expect(body.user_data).toMatchObject({ pickup_location: place, destination_location: place });
    expect(body.carts[0]?.vehicle.pickup_place).toMatchObject({ address: "2 Place des Essais" });
    const moved = await renter.move(body.user_data?.id ?? 0, { pickup_location: named });
    expect(moved.body.user_data).toMatchObject({ pickup_location: place, distance: 2.224 });
  });

  test("says what the trip costs in all, with discount, tax and service fee", async () => {
    await tested.configure({
      additionalCharge: { name: { en: "Service fee", fr: "Frais" }, amount: minor(49) },
    });
    await changeProvider({ discount: 1000, discountKind: "percent" });
    const { body } = await renter.add(await car());
    const { total_cart_price, receipt } = body.user_data ?? {};
    expect(total_cart_price).toBe(30);
    const quoted = await renter.quote({ provider_id: garage });
    expect(receipt?.total).toBe(quoted.body.receipt.total);
    expect(receipt?.lines.map(({ label }: { label: string }) => label)).toContain("Service fee");
  });

  test("shows vehicles with their price and the trip with its route", async () => {
    const id = await car({ total: 5 });
    const { status, body } = await renter.add(id, { quantity: 2 });
    expect(status).toBe(200);
    expect(body.carts).toMatchObject([
      {
        provider_id: garage,
        vehicle_id: id,
        module_id: moduleId,
        quantity: 2,
        price: 60,
        vehicle: { id, total_vehicles: 5, total_vehicle_count: 5 },
        provider: { id: garage, pickup_zone_id: [seeded.zoneId] },
        problems: [],
      },
    ]);
    expect(body.user_data).toMatchObject({
      pickup_location: { location_name: "2 Place des Essais", location_type: null },
      pickup_time: inHours(24),
      rental_type: "hourly",
      estimated_hours: 3,
      distance: 2.224,
      destination_time: 5,
      total_cart_price: 60,
    });
    expect((await renter.list()).body).toEqual(body);
  });

  test.each([
    [{ rental_type: "hourly", estimated_hours: 5 }, 50],
    [{ rental_type: "day_wise", estimated_hours: 36 }, 120],
    [{ rental_type: "distance_wise", estimated_hours: undefined }, 1.11],
  ])("prices %j", async (trip, price) => {
    const { body } = await renter.add(await car(), trip);
    expect(body.carts[0]?.price).toBe(price);
    expect(body.user_data?.estimated_hours).toBe(trip.estimated_hours ?? null);
  });

  test("takes further vehicles of the provider, and the trip of the last one for all", async () => {
    const [one, other] = [await car(), await car()];
    await renter.add(one);
    const { body } = await renter.add(other, { estimated_hours: 5, quantity: 2 });
    expect(body.carts.map(({ price }) => price)).toEqual([50, 100]);
    expect(body.user_data).toMatchObject({ estimated_hours: 5, total_cart_price: 150 });
  });

  test("belongs to one shopper and one module", async () => {
    await renter.add(await car());
    expect(await linesOf(await tested.newGuest())).toEqual([]);
  });

  test("changes quantities and removes lines", async () => {
    const ids = [await car(), await car(), await car()];
    for (const id of ids) await renter.add(id);
    const [first, second, third] = (await renter.list()).body.carts.map(({ id }) => id);
    await renter.update(first ?? 0, 2);
    expect(await linesOf()).toEqual([
      [ids[0], 2],
      [ids[1], 1],
      [ids[2], 1],
    ]);
    await renter.remove(first ?? 0);
    expect(await linesOf()).toEqual([
      [ids[1], 1],
      [ids[2], 1],
    ]);
    const { body } = await renter.removeAll([second ?? 0, third ?? 0]);
    expect(body).toEqual({ carts: [], user_data: null });
  });

  test("removes no line when one of several is unknown", async () => {
    const id = await car();
    const [line] = (await renter.add(id)).body.carts;
    expect(await renter.removeAll([line?.id ?? 0, 999_999])).toMatchObject(error("cart", 404));
    expect(await linesOf()).toEqual([[id, 1]]);
  });

  test("is empty after it was cleared", async () => {
    await renter.add(await car());
    expect(await renter.clear()).toMatchObject({
      status: 200,
      body: { carts: [], user_data: null },
    });
    expect(await db.$count(rentalCartLines, eq(rentalCartLines.vehicleId, 0))).toBe(0);
    expect(await linesOf()).toEqual([]);
  });
});

describe("adding a vehicle is refused", () => {
  test("for an unknown, an inactive and another module's vehicle", async () => {
    const idle = await car({ active: false });
    expect(await renter.add(999_999)).toMatchObject(error("vehicle", 404));
    expect(await renter.add(idle)).toMatchObject(error("vehicle", 404));
  });

  test("for one that is in the cart", async () => {
    const id = await car();
    const [line] = (await renter.add(id)).body.carts;
    expect(await renter.add(id)).toMatchObject(error("cart_item", 409, { cart_id: line?.id }));
  });

  test("for another provider's, after what speaks against it itself", async () => {
    await renter.add(await car());
    const other = await car({ providerId: harbour, total: 1 });
    expect(await renter.add(other)).toMatchObject(error("different_stores", 409));
    expect(await renter.add(other, { quantity: 2 })).toMatchObject(
      error("vehicle_unavailable", 409, { available: 1 }),
    );
  });

  test("for another type of trip", async () => {
    await renter.add(await car());
    const daily = { rental_type: "day_wise" };
    expect(await renter.add(await car(), daily)).toMatchObject(error("rental_type", 409));
  });

  test("for a type that the vehicle is not offered for", async () => {
    const id = await car({ hourlyPrice: null });
    expect(await renter.add(id)).toMatchObject(error("rental_type", 422));
  });

  test.each(["hourly", "day_wise"])("without the hours of a %s trip", async (rental_type) => {
    const trip = { rental_type, estimated_hours: undefined };
    expect(await renter.add(await car(), trip)).toMatchObject(error("estimated_hours", 422));
  });

  test("for more than are free, and says how many are", async () => {
    const id = await car({ total: 3 });
    await addHold(db, seeded, moduleId, { vehicleId: id, quantity: 2, from: 26, to: 30 });
    const taken = error("vehicle_unavailable", 409, { available: 1 });
    expect(await renter.add(id, { quantity: 2 })).toMatchObject(taken);
    expect(await renter.add(id, { quantity: 2, estimated_hours: 2 })).toMatchObject({
      status: 200,
    });
  });

  test("for a pickup more than a minute ago", async () => {
    const id = await car();
    const far = await renter.add(id, { pickup_time: inHours(184 * 24) });
    expect(far.body.errors).toMatchObject([
      { code: "pickup_time", message: "Choose a pickup time within the next six months." },
    ]);
    expect(await renter.add(id, { pickup_time: inHours(-61 / 3600) })).toMatchObject(
      error("pickup_time", 422),
    );
    expect(await renter.add(id, { pickup_time: inHours(-60 / 3600) })).toMatchObject({
      status: 200,
    });
  });

  test("for a pickup in a zone where the provider hands nothing over", async () => {
    const id = await car();
    expect(await renter.add(id, { pickup_location: elsewhere })).toMatchObject(
      error("pickup_zone", 422),
    );
    await changeProvider({ zoneId: seeded.otherZoneId, pickupZoneIds: [seeded.otherZoneId] });
    expect(await renter.add(id)).toMatchObject(error("pickup_zone", 422));
  });

  test("not for a pickup in the provider's own zone, which it need not list", async () => {
    await changeProvider({ pickupZoneIds: [] });
    expect(await renter.add(await car())).toMatchObject({ status: 200 });
  });

  test("for a pickup while the provider is closed, with everything else about the trip", async () => {
    const id = await car();
    await changeProvider({ active: false });
    expect(await renter.add(id)).toMatchObject(error("store_closed", 422));
    const { status, body } = await renter.add(id, {
      pickup_location: elsewhere,
      pickup_time: inHours(-1),
    });
    expect(status).toBe(422);
    expect(body.errors?.map(({ code }) => code)).toEqual([
      "pickup_time",
      "pickup_zone",
      "store_closed",
    ]);
  });

  test("when earlier lines cannot follow to its time, and leaves them as they are", async () => {
    const [one, other] = [await car({ total: 1 }), await car()];
    const [line] = (await renter.add(one)).body.carts;
    await addHold(db, seeded, moduleId, { vehicleId: one, quantity: 1, from: 48, to: 50 });
    expect(await renter.add(other, { pickup_time: inHours(48) })).toMatchObject(
      error("vehicle_unavailable", 409, { cart_ids: [line?.id] }),
    );
    expect((await renter.list()).body.user_data?.pickup_time).toBe(tomorrow.pickup_time);
    expect(await linesOf()).toEqual([[one, 1]]);
  });

  test("for the hundred-first line", async () => {
    const template = await car();
    await renter.add(template);
    const [cart] = await db
      .select()
      .from(rentalCarts)
      .orderBy(rentalCarts.id)
      .limit(1)
      .offset((await db.$count(rentalCarts)) - 1);
    const more = await Promise.all(Array.from({ length: 99 }, () => car()));
    await db
      .insert(rentalCartLines)
      .values(more.map((vehicleId) => ({ cartId: cart?.id ?? 0, vehicleId, quantity: 1 })));
    expect(await renter.add(await car())).toMatchObject(error("cart_size", 422));
  });
});

describe("changing the quantity is refused", () => {
  test("for a line that is not in the cart", async () => {
    expect(await renter.update(999_999, 1)).toMatchObject(error("cart", 404));
  });

  test("for more than are free then", async () => {
    const [line] = (await renter.add(await car({ total: 3 }))).body.carts;
    expect(await renter.update(line?.id ?? 0, 4)).toMatchObject(
      error("vehicle_unavailable", 409, { available: 3 }),
    );
    expect(await renter.update(line?.id ?? 0, 3)).toMatchObject({ status: 200 });
  });
});

describe("changing the trip", () => {
  const cartId = async () => (await renter.list()).body.user_data?.id ?? 0;

  test("moves all lines", async () => {
    await renter.add(await car());
    await renter.add(await car());
    const { body } = await renter.move(await cartId(), {
      pickup_time: inHours(72),
      rental_type: "day_wise",
      estimated_hours: 48,
    });
    expect(body.user_data).toMatchObject({
      pickup_time: inHours(72),
      rental_type: "day_wise",
      total_cart_price: 240,
    });
  });

  test("moves none when some cannot follow, and names them", async () => {
    const [one, other] = [await car(), await car({ total: 1 })];
    await renter.add(one);
    const [, line] = (await renter.add(other)).body.carts;
    await addHold(db, seeded, moduleId, { vehicleId: other, quantity: 1, from: 50, to: 51 });
    const before = (await renter.list()).body;
    expect(await renter.move(await cartId(), { pickup_time: inHours(48) })).toMatchObject(
      error("vehicle_unavailable", 409, { cart_ids: [line?.id] }),
    );
    expect((await renter.list()).body).toEqual(before);
  });

  test("names the lines that are not offered for another type", async () => {
    const [one, other] = [await car({ dailyPrice: null }), await car()];
    const [line] = (await renter.add(one)).body.carts;
    await renter.add(other);
    expect(await renter.move(await cartId(), { rental_type: "day_wise" })).toMatchObject(
      error("rental_type", 409, { cart_ids: [line?.id] }),
    );
  });

  test("is refused for an unknown cart and one of another shopper", async () => {
    await renter.add(await car());
    const id = await cartId();
    expect(await renter.move(id + 1)).toMatchObject(error("cart", 404));
    expect(await (await tested.newGuest()).move(id)).toMatchObject(error("cart", 404));
  });

  test.each([
    ["estimated_hours", { estimated_hours: undefined }],
    ["pickup_time", { pickup_time: inHours(-1) }],
    ["pickup_zone", { pickup_location: elsewhere }],
  ])("is refused: %s", async (code, trip) => {
    await renter.add(await car());
    expect(await renter.move(await cartId(), trip)).toMatchObject(error(code, 422));
  });

  test("is refused while the provider is closed then", async () => {
    await renter.add(await car());
    await changeProvider({ closedDates: ["2026-07-02"] });
    expect(await renter.move(await cartId())).toMatchObject(error("store_closed", 422));
    expect(await renter.move(await cartId(), { pickup_time: inHours(48) })).toMatchObject({
      status: 200,
    });
  });
});

describe("clearing the cart for another vehicle", () => {
  let wanted = { vehicle_id: 0, quantity: 1, pickup_time: inHours(24), rental_type: "hourly" };

  beforeEach(async () => {
    wanted = { ...wanted, vehicle_id: await car({ providerId: harbour, dailyPrice: null }) };
    await renter.add(await car());
  });

  test("clears it when that one can be booked", async () => {
    expect(await renter.clear(wanted)).toMatchObject({ status: 200, body: { carts: [] } });
  });

  test.each([
    ["vehicle", 404, { vehicle_id: 999_999 }],
    ["vehicle_unavailable", 409, { quantity: 3 }],
    ["rental_type", 422, { rental_type: "day_wise" }],
    ["pickup_time", 422, { pickup_time: inHours(-1) }],
    ["vehicle_id", 422, { pickup_time: undefined }],
  ])("is refused: %s (%i)", async (code, status, values) => {
    const stated = Object.entries({ ...wanted, ...values }).filter(
      ([, value]) => value !== undefined,
    );
    expect(await renter.clear(Object.fromEntries(stated))).toMatchObject(error(code, status));
    expect(await linesOf()).toHaveLength(1);
  });

  test("is refused while its provider is closed", async () => {
    await tested.changeProvider({ active: true });
    await db.update(vehicles).set({ providerId: garage }).where(eq(vehicles.id, wanted.vehicle_id));
    await changeProvider({ active: false });
    expect(await renter.clear(wanted)).toMatchObject(error("store_closed", 422));
    expect(await linesOf()).toHaveLength(1);
  });
});

describe("problems of lines", () => {
  let id: number;

  beforeEach(async () => {
    id = await car();
    await renter.add(id, { quantity: 2 });
  });

  test("are absent while the vehicle can be booked", async () => {
    expect(await problemsOf()).toEqual([[]]);
  });

  test("say that it is no longer offered, in the language of the reader", async () => {
    await change(id, { active: false });
    expect(await problemsOf()).toMatchObject([
      [{ code: "gone", message: "We do not find this vehicle." }],
    ]);
    expect(await problemsOf("fr")).toMatchObject([
      [{ code: "gone", message: "Nous ne trouvons pas ce véhicule." }],
    ]);
  });

  test("say that it is not free, and how many are", async () => {
    await addHold(db, seeded, moduleId, { vehicleId: id, quantity: 1, from: 24, to: 25 });
    expect(await problemsOf()).toMatchObject([[{ code: "vehicle_unavailable" }]]);
    const { body } = await renter.list();
    expect(body.carts[0]?.vehicle.total_vehicle_count).toBe(1);
  });

  test("say that it is not offered for this type any more", async () => {
    await change(id, { hourlyPrice: null });
    expect(await problemsOf()).toMatchObject([[{ code: "rental_type" }]]);
    expect((await renter.list()).body.user_data?.total_cart_price).toBe(0);
  });

  test("say that the provider is closed, or hands nothing over there", async () => {
    await changeProvider({ active: false, zoneId: seeded.otherZoneId, pickupZoneIds: [] });
    expect(await problemsOf()).toMatchObject([[{ code: "pickup_zone" }, { code: "store_closed" }]]);
  });

  test("say that the pickup is past", async () => {
    tested.setNow(new Date(inHours(25)));
    expect(await problemsOf()).toMatchObject([[{ code: "pickup_time" }]]);
  });
});

describe("concurrent changes", () => {
  const counts = (responses: { status: number }[]) =>
    responses.map(({ status }) => status).toSorted();

  test("add the vehicle of one of two providers", async () => {
    const ids = [await car(), await car({ providerId: harbour })];
    expect(counts(await Promise.all(ids.map((id) => renter.add(id))))).toEqual([200, 409]);
    expect(await linesOf()).toHaveLength(1);
  });

  test("add one vehicle once", async () => {
    const id = await car();
    const responses = await Promise.all(Array.from({ length: 10 }, () => renter.add(id)));
    expect(counts(responses)).toEqual([200, ...Array(9).fill(409)]);
    expect(await linesOf()).toEqual([[id, 1]]);
  });

  test("add ten vehicles to one cart", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => car()));
    expect(counts(await Promise.all(ids.map((id) => renter.add(id))))).toEqual(Array(10).fill(200));
    expect(await linesOf()).toHaveLength(10);
  });

  test("add once for one key", async () => {
    const id = await car();
    const key = crypto.randomUUID();
    const first = await renter.add(id, {}, { key });
    const again = await renter.add(id, {}, { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await linesOf()).toEqual([[id, 1]]);
  });
});

describe("every endpoint of the cart", () => {
  const food = () => ({ ...headers, module: seeded.food.moduleId });

  test("is refused in a module without rentals", async () => {
    const other = renterOf(ask, await addGuest(db), food());
    const id = await car();
    const calls = [
      other.list(),
      other.add(id),
      other.update(1, 1),
      other.move(1),
      other.remove(1),
      other.removeAll([1]),
      other.clear(),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response).toMatchObject(error("moduleId", 422));
    }
  });

  test("does not exist for the lines of somebody else", async () => {
    const [line] = (await renter.add(await car())).body.carts;
    const stranger = await tested.newGuest();
    await stranger.add(await car());
    const id = line?.id ?? 0;
    const calls = [stranger.update(id, 2), stranger.remove(id), stranger.removeAll([id])];
    for (const response of await Promise.all(calls)) {
      expect(response).toMatchObject(error("cart", 404));
    }
    expect(await linesOf()).toHaveLength(1);
  });
});

test("a vehicle at an unusual price is priced exactly", async () => {
  const id = await car({ perKmPrice: minor(33) });
  // 2.224 km at 0.33 are 0.73392.
  const { body } = await renter.add(id, { rental_type: "distance_wise", quantity: 2 });
  expect(body.carts[0]?.price).toBe(1.46);
});
