import { expect, test } from "vitest";
import { testFleetVehicle, testTrip, testTripVehicle } from "../../../console/testing-trips.ts";
import { toCalendarDays } from "./calendar-days.ts";
import { type FleetCalendar, toCalendarRows } from "./calendar-rows.ts";
import { countTaken } from "./count-taken.ts";

const shown = toCalendarDays("2026-03-09", 3, "UTC");
const now = Date.parse("2026-03-09T06:00:00Z");
type Times = FleetCalendar["vehicles"][number];

function getRows(times: Partial<Times>, trips = [testTrip()], at = now) {
  const calendar = {
    vehicles: [
      { vehicle_id: 70, name: "Clio", total_vehicles: 2, bookings: [], blocks: [], ...times },
    ],
  };
  return toCalendarRows({
    calendar,
    fleet: [testFleetVehicle()],
    trips: new Map(trips.map((trip) => [trip.id, trip])),
    shown,
    now: at,
  });
}

const booking: Times["bookings"][number] = {
  trip_id: 100_007,
  trip_status: "confirmed",
  quantity: 1,
  from: "2026-03-09T09:00:00Z",
  to: "2026-03-10T09:00:00Z",
  customer_name: "Ada",
};

test("has what has no plate with its kind, and how many are free each day", () => {
  const [kind, first, second] = getRows({ bookings: [booking] });
  expect(kind).toMatchObject({ kind: "vehicle", free: [1, 1, 2], bars: [{ name: "Ada" }] });
  expect([first, second]).toMatchObject([
    { plate: "AB-123-CD", bars: [] },
    { plate: "EF-456-GH", bars: [] },
  ]);
});

test("counts what is taken of all vehicles on each day, blocks as well", () => {
  const rows = getRows({
    total_vehicles: 4,
    bookings: [booking],
    blocks: [
      {
        ...{ id: 1, vehicle_id: 70, vehicle_identity_id: null, quantity: 2, reason: "Brakes" },
        ...{ from: "2026-03-10T06:00:00Z", to: "2026-03-11T06:00:00Z" },
      },
    ],
  });
  expect(countTaken(rows, 3)).toEqual({ total: 4, taken: [1, 3, 2] });
  expect(countTaken([], 3)).toEqual({ total: 0, taken: [0, 0, 0] });
});

test("moves a trip to its plate once one is assigned", () => {
  const trip = testTrip({ trip_status: "confirmed", vehicle_identity: [testTripVehicle()] });
  const [kind, unit] = getRows({ bookings: [booking] }, [trip]);
  expect(kind?.bars).toEqual([]);
  expect(unit?.bars).toMatchObject([{ tripId: 100_007, tone: "booked" }]);
});

test("draws a late vehicle until now, because it is still out", () => {
  const trip = testTrip({
    trip_status: "ongoing",
    vehicle_identity: [testTripVehicle()],
    estimated_trip_end_time: booking.to,
  });
  const late = Date.parse("2026-03-10T12:00:00Z");
  const rows = getRows({ bookings: [{ ...booking, trip_status: "ongoing" }] }, [trip], late);
  expect(rows[1]?.bars).toMatchObject([{ tone: "late", to: late }]);
});

test("lays bars of one row that meet below each other", () => {
  const block = { vehicle_identity_id: 90, quantity: 1, reason: "Brakes" };
  const [, unit] = getRows({
    blocks: [
      { ...block, id: 1, from: "2026-03-09T08:00:00Z", to: "2026-03-09T18:00:00Z" },
      { ...block, id: 2, from: "2026-03-09T12:00:00Z", to: "2026-03-09T20:00:00Z" },
      { ...block, id: 3, from: "2026-03-09T18:00:00Z", to: "2026-03-09T20:00:00Z" },
    ],
  });
  expect(unit?.lanes).toBe(2);
  expect(unit?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

test("leaves out trips that are over", () => {
  const [kind] = getRows({ bookings: [{ ...booking, trip_status: "completed" }] });
  expect(kind?.bars).toEqual([]);
});
