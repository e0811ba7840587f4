import { expect, test } from "vitest";
import {
  changePlan,
  hoursOf,
  newPlan,
  planOf,
  type TripPlan,
  timesOfDay,
  tripRequest,
  withPlan,
} from "./trip-plan.ts";

const zone = "Europe/Paris";
const quay = { point: { lat: 44.15, lng: -1.29 }, address: "1 Quay Street" };
const mill = { point: { lat: 44.2, lng: -1.3 }, address: "Old mill" };
const plan: TripPlan = {
  pickup: quay,
  destination: mill,
  day: "2026-03-05",
  time: "10:30",
  type: "hourly",
  hours: 4,
  returnDay: "2026-03-06",
};
const before = new Date("2026-03-04T11:00:00Z");

test.each([
  ["moves the return along with the pickup", { day: "2026-03-10" }, "2026-03-11"],
  ["returns after the pickup", { returnDay: "2026-03-05" }, "2026-03-06"],
  ["returns within 30 days", { returnDay: "2026-05-01" }, "2026-04-04"],
])("a changed trip %s", (_title, changes, returnDay) => {
  expect(changePlan(plan, changes)).toEqual({ ...plan, ...changes, returnDay });
});

test.each([
  ["2026-03-04T11:00:00Z", "2026-03-04", "12:30"],
  ["2026-03-04T11:16:00Z", "2026-03-04", "13:00"],
  ["2026-03-04T11:15:00Z", "2026-03-04", "12:30"],
  ["2026-03-04T18:14:00Z", "2026-03-04", "19:30"],
  ["2026-03-04T18:30:00Z", "2026-03-05", "09:00"],
  ["2026-03-04T22:50:00Z", "2026-03-05", "09:00"],
  ["2026-03-05T02:00:00Z", "2026-03-05", "09:00"],
])("a new trip at %s starts on %s at %s", (now, day, time) => {
  expect(newPlan(new Date(now), zone)).toMatchObject({ day, time, type: "day_wise" });
});

test.each(["hourly", "day_wise", "distance_wise"] as const)(
  "the query of a URL holds a trip by %s",
  (type) => {
    const query = withPlan(new URLSearchParams("top_rated=1"), { ...plan, type });
    expect(query.get("top_rated")).toBe("1");
    const { hours: _hours, returnDay: _day, ...rest } = { ...plan, type };
    expect(planOf(query, before, zone)).toMatchObject(rest);
    expect(withPlan(query, null).toString()).toBe("top_rated=1");
  },
);

test("a trip whose time is over is none", () => {
  const query = withPlan(new URLSearchParams(), plan);
  expect(planOf(query, new Date("2026-03-05T09:30:00Z"), zone)).not.toBeNull();
  expect(planOf(query, new Date("2026-03-05T09:30:01Z"), zone)).toBeNull();
});

test.each([
  ["day=2026-03-05&time=10:30"],
  ["rental_type=hourly&day=2026-13-05&time=10:30"],
  ["rental_type=hourly&day=2026-03-05&time=24:30"],
  ["rental_type=weekly&day=2026-03-05&time=10:30"],
  // Skipped by the clock change.
  ["rental_type=hourly&day=2026-03-29&time=02:30"],
])("%s is no trip", (query) => {
  expect(planOf(new URLSearchParams(query), before, zone)).toBeNull();
});

test.each([
  ["hours=0&return_day=2026-03-05", 3, "2026-03-06"],
  ["hours=721&return_day=2026-04-05", 3, "2026-03-06"],
  ["hours=720&return_day=2026-04-04", 720, "2026-04-04"],
])("limits the length of a trip: %s", (rest, hours, returnDay) => {
  const query = new URLSearchParams(`rental_type=hourly&day=2026-03-05&time=10:30&${rest}`);
  expect(planOf(query, before, zone)).toMatchObject({ hours, returnDay });
});

test.each(["91,1", "44.1", "44.1,181", "a,b", ""])("ignores a point at %j", (at) => {
  const query = withPlan(new URLSearchParams(), plan);
  query.set("pickup_at", at);
  expect(planOf(query, before, zone)).toMatchObject({ pickup: null, destination: mill });
});

test.each([
  ["hourly", "2026-03-05", "2026-03-06", 4],
  ["distance_wise", "2026-03-05", "2026-03-06", null],
  ["day_wise", "2026-03-05", "2026-03-07", 48],
  // Clocks go forward on 29 March and back on 25 October, and a day is a day.
  ["day_wise", "2026-03-28", "2026-03-30", 48],
  ["day_wise", "2026-10-24", "2026-10-26", 48],
  ["day_wise", "2026-10-01", "2026-10-31", 720],
] as const)("a trip by %s from %s until %s takes %s hours", (type, day, returnDay, hours) => {
  expect(hoursOf({ ...plan, type, day, returnDay })).toBe(hours);
});

test("a trip starts at the visitor's location unless another pickup is chosen", () => {
  const request = tripRequest({ ...plan, pickup: null }, quay, zone);
  expect(request).toEqual({
    pickup_location: { lat: 44.15, lng: -1.29, location_name: "1 Quay Street" },
    destination_location: { lat: 44.2, lng: -1.3, location_name: "Old mill" },
    pickup_time: "2026-03-05T09:30:00.000Z",
    rental_type: "hourly",
    estimated_hours: 4,
  });
  expect(tripRequest({ ...plan, pickup: null }, null, zone)).toBeNull();
});

test("a trip by time ends where it starts, a trip by distance needs a destination", () => {
  const open = { ...plan, destination: null };
  const location = { lat: 44.15, lng: -1.29, location_name: "1 Quay Street" };
  expect(tripRequest(open, null, zone)?.destination_location).toEqual(location);
  expect(tripRequest({ ...open, type: "distance_wise" }, null, zone)).toBeNull();
});

test("offers every half hour and the chosen time", () => {
  expect(timesOfDay("10:30")).toHaveLength(48);
  expect(timesOfDay("10:45").slice(21, 24)).toEqual(["10:30", "10:45", "11:00"]);
});
