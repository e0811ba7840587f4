import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { same, seedShop } from "../catalog/testing.ts";
import { testPicture } from "../chat/testing.ts";
import { rentalDrivers, vehicleBlocks, vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "../rental/rental.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, assign, seedRental } from "./testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const visit = { module: rental.moduleId, zones: [shop.zoneId] };
let owner: { token: string };
let stranger: { token: string };
let [category_id, brand_id] = [0, 0];

beforeAll(async () => {
  const of = (storeId: number) => addStaff(db, { kind: "rental_staff", role: "owner", storeId });
  owner = await of(rental.providerId);
  stranger = await of(rental.otherProviderId);
  const [category] = await db.select().from(vehicleCategories);
  const [brand] = await db.select().from(vehicleBrands);
  [category_id, brand_id] = [category?.id ?? 0, brand?.id ?? 0];
});

const key = () => crypto.randomUUID();
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
let plates = 0;
const plate = () => {
  plates += 1;
  return { license_plate_number: `zz-${plates}-yy`, active: 1 };
};

const bicycle = (overrides: object = {}) => ({
  name: { en: "Cargo bicycle", fr: "Vélo cargo" },
  description: { en: "Carries much", fr: "Transporte beaucoup" },
  ...{ category_id, brand_id, model: "2026", type: "bicycle" },
  ...{ engine_capacity: "none", engine_power: "250 W", seating_capacity: 1 },
  ...{ fuel_type: "electric", transmission_type: "automatic", hourly_price: 4.5 },
  units: [plate(), plate()],
  ...overrides,
});
const create = (input: object, { token } = owner) =>
  ask("POST /provider/vehicles", { ...input }, { token, key: key() });
const change = (id: number, input: object, { token } = owner) =>
  ask("PUT /provider/vehicles/{id}", { id, ...input }, { token });
const upload = async () => {
  const input = { image: await testPicture() };
  return (await ask("POST /store/pictures", input, { ...owner, key: key() })).body.name;
};

describe("a vehicle", () => {
  test("is offered at once with its plates and pictures, and found", async () => {
    const images = [await upload(), await upload()];
    const { status, body } = await create(bicycle({ images, discount_price: 10 }));
    expect([status, body.message]).toEqual([201, "Vehicle saved"]);
    const { id } = body.vehicle;
    expect(body.vehicle).toMatchObject({
      ...{ name: "Cargo bicycle", active: 1, images, total_vehicles: 2, hourly_price: 4.5 },
      ...{ discount_type: "percent", discount_price: 10, trip_hourly: 1, trip_distance: 0 },
    });
    const shown = await ask(
      "GET /rental/vehicle/get-vehicle-details/{id}",
      { id },
      { ...visit, language: "fr" },
    );
    expect(shown.body).toMatchObject({ id, name: "Vélo cargo", total_vehicle_count: 2 });
    expect(await db.$count(auditLog, eq(auditLog.subject, `vehicle:${id}`))).toBe(1);
  });

  test("changes what is stated, and nothing else", async () => {
    const { vehicle } = (await create(bicycle())).body;
    const name = { en: "Long bicycle", fr: "Vélo long" };
    const { body } = await change(vehicle.id, { name, seating_capacity: 2, new_tag: 1 });
    expect(body.vehicle).toMatchObject({
      ...{ name: "Long bicycle", seating_capacity: 2, new_tag: 1 },
      ...{ model: "2026", hourly_price: 4.5, total_vehicles: 2 },
    });
    const image = await upload();
    expect((await change(vehicle.id, { images: [image] })).body.vehicle.images).toEqual([image]);
    expect(await change(vehicle.id, { images: ["photo-00"] })).toMatchObject(
      refused(422, "images"),
    );
    expect(await change(vehicle.id, { name }, stranger)).toMatchObject(refused(404, "vehicle"));
  });

  test.each([
    ["without a price", { hourly_price: null }, 422, "hourly_price"],
    ["of an unknown category", { category_id: 999_999 }, 404, "category"],
    ["of an unknown brand", { brand_id: 999_999 }, 404, "brand"],
    ["with a picture of nobody", { images: ["photo-00"] }, 422, "images"],
    ["with 101 % off", { discount_price: 101 }, 422, "discount"],
  ])("%s is refused, and leaves nothing behind", async (_what, input, status, code) => {
    const before = await db.$count(vehicles);
    expect(await create(bicycle(input))).toMatchObject(refused(status, code));
    expect(await db.$count(vehicles)).toBe(before);
  });

  test("keeps a category and a brand that are switched off, of which there is none anew", async () => {
    const [category] = await db
      .insert(vehicleCategories)
      .values({ moduleId: rental.moduleId, name: same("Quads") })
      .returning();
    const [brand] = await db.insert(vehicleBrands).values({ name: "Quokka" }).returning();
    const chosen = { category_id: category?.id, brand_id: brand?.id };
    const { vehicle } = (await create(bicycle(chosen))).body;
    await db
      .update(vehicleCategories)
      .set({ active: false })
      .where(eq(vehicleCategories.id, category?.id ?? 0));
    await db
      .update(vehicleBrands)
      .set({ active: false })
      .where(eq(vehicleBrands.id, brand?.id ?? 0));
    expect((await change(vehicle.id, { ...chosen, model: "2027" })).status).toBe(200);
    expect(await create(bicycle(chosen))).toMatchObject(refused(404, "category"));
    const other = { brand_id: chosen.brand_id };
    expect(await create(bicycle(other))).toMatchObject(refused(404, "brand"));
  });

  test("is taken out of the fleet once nothing is booked; its trips stay", async () => {
    const { id } = (await create(bicycle())).body.vehicle;
    const booked = [{ vehicleId: id, quantity: 1 }];
    const tripId = await addTrip(db, rental, { booked });
    const remove = () => ask("DELETE /provider/vehicles/{id}", { id }, owner);
    expect(await remove()).toMatchObject(refused(409, "vehicle_unavailable"));
    await db.delete(vehicleHolds).where(eq(vehicleHolds.orderId, tripId));
    expect((await remove()).status).toBe(200);
    const { body } = await ask("GET /provider/vehicles", { limit: 100 }, owner);
    expect(body.vehicles.map((vehicle) => vehicle.id)).not.toContain(id);
    expect(await change(id, { active: 1 })).toMatchObject(refused(404, "vehicle"));
    expect((await ask("GET /provider/trips/{id}", { id: tripId }, owner)).status).toBe(200);
  });
});

describe("a driver", () => {
  const person = { first_name: "Ada", last_name: "Wheel", phone: "06 12 34 56 78" };
  const add = async (input: object = {}) =>
    ask("POST /provider/drivers", { ...person, ...input }, { ...owner, key: key() });
  const list = async (input: Record<string, unknown> = {}) =>
    (await ask("GET /provider/drivers", input, owner)).body.map(({ id }) => id);

  test("is added, changed and listed while active", async () => {
    const image = await upload();
    const { status, body } = await add({ image });
    const { id } = body.driver;
    expect([status, body.driver]).toMatchObject([201, { phone: "+33612345678", active: 1 }]);
    expect(body.driver.image_full_url).toContain(image);
    const changed = await ask("PUT /provider/drivers/{id}", { id, active: 0, image: null }, owner);
    expect(changed.body.driver).toMatchObject({ first_name: "Ada", active: 0 });
    expect(changed.body.driver.image_full_url).toBeNull();
    expect(await list()).not.toContain(id);
    expect(await list({ inactive: 1 })).toContain(id);
    expect(await add({ phone: "123456" })).toMatchObject(refused(422, "phone"));
  });

  test("is not deleted while assigned to a trip that is not over", async () => {
    const { id } = (await add()).body.driver;
    const tripId = await addTrip(db, rental, { status: "confirmed" });
    await assign(db, tripId, [rental.carUnits[0]]);
    await ask(
      "PUT /provider/trips/{id}/vehicles",
      { id: tripId, vehicles: [{ vehicle_identity_id: rental.carUnits[0], driver_id: id }] },
      { ...owner, key: key() },
    );
    const remove = () => ask("DELETE /provider/drivers/{id}", { id }, owner);
    expect(await remove()).toMatchObject(refused(409, "in_use"));
    await ask(
      "POST /provider/trips/{id}/refuse",
      { id: tripId, reason: "no_vehicle" },
      { ...owner, key: key() },
    );
    expect((await remove()).status).toBe(200);
    expect(await list({ inactive: 1 })).not.toContain(id);
    expect(await db.$count(rentalDrivers, eq(rentalDrivers.id, id))).toBe(1);
    expect(await remove()).toMatchObject(refused(404, "driver"));
  });
});

describe("a block", () => {
  const times = (day: string) => ({ from: `${day}T08:00:00Z`, to: `${day}T18:00:00Z` });
  const block = (input: object, { token } = owner) =>
    ask(
      "POST /provider/blocks",
      { vehicle_id: rental.carId, reason: "Repair", ...input },
      { token, key: key() },
    );
  const calendar = async (day: string) => {
    const { body } = await ask("GET /provider/calendar", { from: day, to: day }, owner);
    return body.vehicles.find(({ vehicle_id }) => vehicle_id === rental.carId);
  };
  const free = async (day: string) => {
    const input = { id: rental.carId, from: day, to: day };
    const { body } = await ask("GET /rental/vehicle/calendar/{id}", input, visit);
    return body.days?.[0]?.free;
  };

  test("holds vehicles like a trip, and shows in the calendars until it ends", async () => {
    const day = "2030-03-05";
    const { status, body } = await block({ ...times(day), quantity: 1 });
    expect(status).toBe(201);
    const { id } = body.block;
    expect(await free(day)).toBe(1);
    expect((await calendar(day))?.blocks).toMatchObject([{ id, quantity: 1, reason: "Repair" }]);
    expect((await calendar(day))?.bookings).toEqual([]);
    expect(await block({ ...times(day), quantity: 2 })).toMatchObject(
      refused(409, "vehicle_unavailable"),
    );
    const moved = await ask(
      "PUT /provider/blocks/{id}",
      { id, vehicle_id: rental.carId, reason: "Paint", quantity: 2, ...times("2030-03-06") },
      owner,
    );
    expect(moved.body.block).toMatchObject({ id, quantity: 2, reason: "Paint" });
    expect([await free(day), await free("2030-03-06")]).toEqual([2, 0]);
    expect((await ask("DELETE /provider/blocks/{id}", { id }, owner)).status).toBe(200);
    expect(await free("2030-03-06")).toBe(2);
    expect(await db.$count(vehicleHolds, eq(vehicleHolds.blockId, id))).toBe(0);
    expect(await db.$count(auditLog, eq(auditLog.subject, `block:${id}`))).toBe(3);
  });

  test("takes none that is booked, also of two at the same moment", async () => {
    const day = "2030-04-05";
    await addTrip(db, rental, { pickupTime: new Date(`${day}T09:00:00Z`) });
    const both = await Promise.all([block(times(day)), block(times(day))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await free(day)).toBe(0);
  });

  test("of a single vehicle keeps it from being assigned", async () => {
    const day = "2030-05-05";
    const [unit, other] = rental.carUnits;
    const { body } = await block({ ...times(day), vehicle_identity_id: unit, quantity: 5 });
    expect(body.block).toMatchObject({ vehicle_identity_id: unit, quantity: 1 });
    const pickupTime = new Date(`${day}T09:00:00Z`);
    const tripId = await addTrip(db, rental, { status: "confirmed", pickupTime });
    const assigned = (vehicle_identity_id: number) =>
      ask(
        "PUT /provider/trips/{id}/vehicles",
        { id: tripId, vehicles: [{ vehicle_identity_id }] },
        { ...owner, key: key() },
      );
    expect(await assigned(unit)).toMatchObject(refused(422, "vehicles"));
    expect((await assigned(other)).status).toBe(200);
    const taken = await block({ ...times(day), vehicle_identity_id: other });
    expect(taken).toMatchObject(refused(409, "vehicle_unavailable"));
  });

  test.each([
    [
      "that ends before it begins",
      { ...times("2030-06-05"), to: "2030-06-04T08:00:00Z" },
      422,
      "to",
    ],
    ["of an unknown vehicle", { ...times("2030-06-05"), vehicle_id: 999_999 }, 404, "vehicle"],
  ])("%s is refused", async (_what, input, status, code) => {
    expect(await block(input)).toMatchObject(refused(status, code));
  });

  test("is of the own fleet", async () => {
    expect(await block(times("2030-07-05"), stranger)).toMatchObject(refused(404, "vehicle"));
    expect(await db.$count(vehicleBlocks)).toBeGreaterThan(0);
  });
});
