import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { seedShop } from "../catalog/testing.ts";
import { rentalRules, vehicleUnits } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { addTrip, assign, providerOf, seedRental } from "./testing.ts";
import { transitionTrip } from "./trip-transitions.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const rental = await seedRental(db, shop.zoneId);
const owner = await addStaff(db, {
  kind: "rental_staff",
  role: "owner",
  storeId: rental.providerId,
});
const stranger = await addStaff(db, {
  kind: "rental_staff",
  role: "owner",
  storeId: rental.otherProviderId,
});
const token = owner.token;
const hour = 3_600_000;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

const change = (id: number, input: Record<string, unknown>, as = token) =>
  ask("PUT /provider/vehicles/{id}", { id, ...input }, { token: as });

async function platesOf(vehicleId: number): Promise<string[]> {
  const units = await db
    .select()
    .from(vehicleUnits)
    .where(eq(vehicleUnits.vehicleId, vehicleId))
    .orderBy(vehicleUnits.id);
  return units.map(({ licensePlate }) => licensePlate);
}

const stated = (plates: string[], active = 1) =>
  plates.map((license_plate_number) => ({ license_plate_number, active }));

test("lists the fleet with its plates, and finds names", async () => {
  const { body } = await ask("GET /provider/vehicles", {}, { token });
  expect(
    body.vehicles.map(({ name, units }: { name: string; units: object[] }) => [name, units.length]),
  ).toEqual([
    ["Car", 2],
    ["Van", 1],
  ]);
  const found = await ask("GET /provider/vehicles", { search: "va" }, { token });
  expect(found.body).toMatchObject({ total_size: 1, vehicles: [{ name: "Van", active: 1 }] });
  expect(await ask("GET /provider/vehicles", { offset: 0 }, { token })).toMatchObject(
    refused(422, "offset"),
  );
  expect(
    (await ask("GET /provider/vehicles", {}, { token: stranger.token })).body.vehicles,
  ).toEqual([]);
});

describe("a vehicle of the fleet", () => {
  test("changes its prices and its offer, and is in the audit log", async () => {
    const { body } = await change(rental.vanId, {
      day_wise_price: 60,
      hourly_price: null,
      active: 0,
    });
    expect(body.vehicle).toMatchObject({
      trip_hourly: 0,
      trip_day_wise: 1,
      day_wise_price: 60,
      active: 0,
    });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `vehicle:${rental.vanId}`));
    expect(entry).toMatchObject({
      before: { hourly_price: 10, active: true },
      after: { hourly_price: null, day_wise_price: 60, active: false },
    });
  });

  test("has as many as it has active plates", async () => {
    const plates = await platesOf(rental.vanId);
    const more = [
      ...stated(plates),
      ...stated(["zz-111-zz", "zz-222-zz"]),
      ...stated(["zz-333-zz"], 0),
    ];
    const { body } = await change(rental.vanId, { units: more });
    expect(body.vehicle).toMatchObject({ total_vehicles: 3 });
    expect(await platesOf(rental.vanId)).toEqual([
      ...plates,
      "ZZ-111-ZZ",
      "ZZ-222-ZZ",
      "ZZ-333-ZZ",
    ]);
    expect((await change(rental.vanId, { units: stated(plates) })).body.vehicle.units).toHaveLength(
      1,
    );
    const none = await change(rental.vanId, { units: stated(plates, 0) });
    expect(none.status).toBe(422);
  });

  test("does not fall below what is booked at a time from now on", async () => {
    const plates = await platesOf(rental.carId);
    const at = (hours: number) => new Date(Date.now() + hours * hour);
    const booked = (quantity: number) => [{ vehicleId: rental.carId, quantity }];
    await addTrip(db, rental, { pickupTime: at(-5), booked: booked(2) });
    await addTrip(db, rental, { pickupTime: at(10), booked: booked(1) });
    await addTrip(db, rental, { pickupTime: at(12), booked: booked(1) });
    const fewer = { units: stated(plates.slice(0, 1)) };
    expect((await change(rental.carId, fewer)).status).toBe(200);
    expect((await change(rental.carId, { units: stated(plates) })).status).toBe(200);
    await addTrip(db, rental, { pickupTime: at(11), booked: booked(1) });
    expect(await change(rental.carId, fewer)).toMatchObject(refused(409, "vehicle_unavailable"));
    const [car] = await db.select().from(vehicles).where(eq(vehicles.id, rental.carId));
    expect(car?.total).toBe(2);
  });

  test("keeps a plate that is assigned to a trip", async () => {
    const tripId = await addTrip(db, rental, {
      booked: [{ vehicleId: rental.vanId, quantity: 1 }],
      pickupTime: new Date(Date.now() + 100 * hour),
    });
    await transitionTrip(db, tripId, "confirmed", providerOf(rental), { at: new Date() });
    await assign(db, tripId, [rental.vanUnit]);
    const others = { units: stated(["YY-111-YY", "YY-222-YY"]) };
    expect(await change(rental.vanId, others)).toMatchObject(refused(409, "vehicle_unavailable"));
    await transitionTrip(db, tripId, "canceled", providerOf(rental), { at: new Date() });
    const { body } = await change(rental.vanId, others);
    expect(body.vehicle.units).toMatchObject([
      { active: 0 },
      { license_plate_number: "YY-111-YY" },
      { license_plate_number: "YY-222-YY" },
    ]);
  });

  test("refuses a plate of another vehicle, one that is named twice, and other providers", async () => {
    const [taken = ""] = await platesOf(rental.carId);
    const plateError = refused(409, "license_plate_number");
    expect(await change(rental.vanId, { units: stated([taken]) })).toMatchObject(plateError);
    const twice = { units: stated(["XX-111-XX", "xx-111-xx"]) };
    expect(await change(rental.vanId, twice)).toMatchObject(plateError);
    const foreign = await change(rental.vanId, { active: 1 }, stranger.token);
    expect(foreign).toMatchObject(refused(404, "vehicle"));
  });
});

test("lists the drivers of the provider", async () => {
  const { body } = await ask("GET /provider/drivers", {}, { token });
  expect(body).toMatchObject([{ id: rental.driverId, first_name: "Dora", phone: "+33611111111" }]);
  expect((await ask("GET /provider/drivers", {}, { token: stranger.token })).body).toEqual([]);
});

describe("the calendar", () => {
  const read = (from: string, to: string) => ask("GET /provider/calendar", { from, to }, { token });

  test("shows which vehicles are booked between two days", async () => {
    const pickupTime = new Date("2030-06-10T10:00:00Z");
    const id = await addTrip(db, rental, { pickupTime, hours: 48 });
    const bookings = async (from: string, to: string) => {
      const { body } = await read(from, to);
      return body.vehicles.find((each: { vehicle_id: number }) => each.vehicle_id === rental.carId)
        ?.bookings;
    };
    expect(await bookings("2030-06-12", "2030-06-12")).toEqual([
      {
        trip_id: id,
        trip_status: "pending",
        quantity: 1,
        from: pickupTime.toISOString(),
        to: "2030-06-12T10:00:00.000Z",
        customer_name: "Ada",
      },
    ]);
    expect(await bookings("2030-06-13", "2030-06-20")).toEqual([]);
    expect(await bookings("2030-06-01", "2030-06-09")).toEqual([]);
  });

  test("refuses an end before the start, and more than 62 days", async () => {
    expect((await read("2030-01-01", "2030-03-03")).status).toBe(200);
    expect(await read("2030-01-01", "2030-03-04")).toMatchObject(refused(422, "to"));
    expect(await read("2030-01-02", "2030-01-01")).toMatchObject(refused(422, "to"));
  });
});

describe("the settings", () => {
  const write = (input: Record<string, unknown>, language?: string) =>
    ask("PUT /provider/settings", input, { token, ...(language && { language }) });

  test("change what is stated, and nothing else", async () => {
    const schedules = [{ day: 1, opening_time: "08:00:00", closing_time: "18:00:00" }];
    const changed = await write({ schedules, rental_rules: ["Drivers are 21 or older."] });
    expect(changed.body).toMatchObject({
      active: 1,
      schedules,
      rental_rules: ["Drivers are 21 or older."],
      announcement_message: null,
    });
    await write({ announcement_message: "Closed on Sunday", closed_dates: ["2030-05-01"] });
    const { body } = await ask("GET /provider/settings", {}, { token });
    expect(body).toMatchObject({
      schedules,
      closed_dates: ["2030-05-01"],
      rental_rules: ["Drivers are 21 or older."],
      announcement_message: "Closed on Sunday",
    });
    expect((await write({ announcement_message: null })).body.announcement_message).toBeNull();
    const [store] = await db.select().from(stores).where(eq(stores.id, rental.providerId));
    expect(store?.schedules).toEqual(schedules);
  });

  test("keep the translation of a rule that stays as it is", async () => {
    const both = { en: "No smoking.", fr: "Interdit de fumer." };
    await db
      .insert(rentalRules)
      .values({ providerId: rental.providerId, rules: [both] })
      .onConflictDoUpdate({ target: rentalRules.providerId, set: { rules: [both] } });
    await write({ rental_rules: ["No smoking.", "Full tank."] });
    const [row] = await db
      .select()
      .from(rentalRules)
      .where(eq(rentalRules.providerId, rental.providerId));
    expect(row?.rules).toEqual([both, { en: "Full tank.", fr: "" }]);
  });

  test("state the terms of trips that are booked from then on", async () => {
    const before = (await ask("GET /provider/settings", {}, { token })).body.terms;
    expect(before).toMatchObject({ cancel_free_hours: 24, kept: "first_day", deposit: 0 });
    const sentence = { en: "Third party insurance", fr: "Assurance au tiers" };
    const terms = { ...before, deposit: 300, min_age: 21, included: [sentence], kept: "half" };
    expect((await write({ terms })).body.terms).toEqual(terms);
    expect(await write({ terms: { ...terms, cancel_free_hours: 400 } })).toMatchObject({
      status: 422,
    });
    expect((await write({ rental_rules: [] })).body.terms).toEqual(terms);
  });

  test("refuse an unknown zone", async () => {
    expect(await write({ pickup_zone_id: [999_999] })).toMatchObject(refused(404, "zone"));
    const { body } = await write({ pickup_zone_id: [shop.zoneId, shop.otherZoneId] });
    expect(body.pickup_zone_id).toEqual([shop.zoneId, shop.otherZoneId]);
  });
});
