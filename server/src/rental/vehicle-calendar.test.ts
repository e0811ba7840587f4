import { beforeAll, beforeEach, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { addHold, addRentalModule, addVehicle, type RentalModule } from "./testing.ts";

const { ask, db, setNow } = await startTestApi();
const shop = await seedShop(db);
const rental: RentalModule = await addRentalModule(db, shop.zoneId);
const here = { zones: [shop.zoneId], module: rental.moduleId };
/** Monday at 11:00 in Paris. */
const now = new Date("2026-03-23T10:00:00Z");

let clio = 0;
let van = 0;

beforeAll(async () => {
  clio = await addVehicle(db, rental, { total: 2, slug: "clio" });
  van = await addVehicle(db, rental, { total: 1 });
});

beforeEach(async () => {
  setNow(now);
  await db.delete(vehicleHolds);
});

const hold = (vehicleId: number, from: string, until: string, quantity = 1) =>
  addHold(db, rental, {
    ...{ vehicleId, quantity },
    ...{ startsAt: new Date(from), endsAt: new Date(until) },
  });
const calendar = (from: string, to: string, id: number | string = clio) =>
  ask("GET /rental/vehicle/calendar/{id}", { id, from, to }, here);
const freeDays = async (from: string, to: string) =>
  (await calendar(from, to)).body.days.map(({ free }) => free);

test("a day has as many free vehicles as its busiest moment leaves", async () => {
  await hold(clio, "2026-03-24T09:00:00Z", "2026-03-26T09:00:00Z");
  await hold(clio, "2026-03-25T12:00:00Z", "2026-03-25T13:00:00Z");
  await hold(van, "2026-03-24T09:00:00Z", "2026-03-26T09:00:00Z");
  expect((await calendar("2026-03-23", "2026-03-27")).body).toEqual({
    days: [
      { date: "2026-03-23", free: 2, of: 2 },
      { date: "2026-03-24", free: 1, of: 2 },
      { date: "2026-03-25", free: 0, of: 2 },
      { date: "2026-03-26", free: 1, of: 2 },
      { date: "2026-03-27", free: 2, of: 2 },
    ],
  });
  expect((await calendar("2026-03-24", "2026-03-24", "clio")).body.days).toHaveLength(1);
});

test("a day begins at midnight of the shop, also where the clocks change", async () => {
  // Until 23:30 on Saturday and from 00:30 on Monday, by the clocks of Paris.
  await hold(clio, "2026-03-28T10:00:00Z", "2026-03-28T22:30:00Z");
  await hold(clio, "2026-03-29T22:30:00Z", "2026-03-30T10:00:00Z", 2);
  expect(await freeDays("2026-03-28", "2026-03-30")).toEqual([1, 2, 0]);
});

test("what is over does not count, nor do days that are over", async () => {
  await hold(clio, "2026-03-22T10:00:00Z", "2026-03-23T09:59:00Z", 2);
  expect((await calendar("2026-03-20", "2026-03-24")).body.days).toEqual([
    { date: "2026-03-23", free: 2, of: 2 },
    { date: "2026-03-24", free: 2, of: 2 },
  ]);
});

test("a booking changes the next answer", async () => {
  expect(await freeDays("2026-03-24", "2026-03-24")).toEqual([2]);
  await hold(clio, "2026-03-24T09:00:00Z", "2026-03-24T10:00:00Z");
  expect(await freeDays("2026-03-24", "2026-03-24")).toEqual([1]);
});

test.each([
  ["ends before it starts", "2026-03-25", "2026-03-24"],
  ["is over", "2026-03-20", "2026-03-22"],
  ["is longer than 92 days", "2026-03-23", "2026-06-23"],
])("a period that %s is refused", async (_case, from, to) => {
  expect(await calendar(from, to)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "to" }] },
  });
});

test("92 days are answered, and an unknown vehicle is not", async () => {
  expect((await calendar("2026-03-23", "2026-06-22")).body.days).toHaveLength(92);
  expect(await calendar("2026-03-23", "2026-03-24", "nothing")).toMatchObject({
    status: 404,
    body: { errors: [{ code: "vehicle" }] },
  });
});

const search = async (input: object) =>
  (
    await ask(
      "GET /rental/vehicle/search",
      { date: "2026-03-24T09:00:00Z", duration: 48, trip_type: "hourly", ...input },
      here,
    )
  ).body;

test("a search names taken vehicles last, with the time from which they are free again", async () => {
  await hold(clio, "2026-03-25T09:00:00Z", "2026-03-25T10:00:00Z", 2);
  expect(await search({})).toMatchObject({
    total_size: 1,
    taken_size: 0,
    vehicles: [{ id: van }],
  });
  expect(await search({ include_taken: 1, sortby_price: "asc" })).toMatchObject({
    total_size: 2,
    taken_size: 1,
    vehicles: [
      { id: van, total_vehicle_count: 1 },
      { id: clio, total_vehicle_count: 0, next_free_at: "2026-03-25T10:00:00.000Z" },
    ],
  });
});

test("a search looks 30 days ahead for a free time", async () => {
  await hold(clio, "2026-03-25T09:00:00Z", "2026-04-30T10:00:00Z", 2);
  const { vehicles } = await search({ include_taken: 1 });
  expect(vehicles.map(({ id, next_free_at }) => [id, next_free_at])).toEqual([
    [van, undefined],
    [clio, undefined],
  ]);
});
