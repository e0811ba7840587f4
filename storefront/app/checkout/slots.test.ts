import { expect, test } from "vitest";
import { testItem } from "../cart/testing.ts";
import { isPossibleAt, slotDays } from "./slots.ts";
import { testStore } from "./testing.ts";

// A Thursday, 10:10 in Paris.
const now = new Date("2026-03-05T09:10:00Z");
const lunch = { opening_time: "12:00:00", closing_time: "14:00:00" };
const ordered = {
  store: testStore({
    schedules: [
      { day: 4, ...lunch },
      { day: 5, ...lunch },
    ],
  }),
  items: [testItem()],
  slotMinutes: 30,
  timeZone: "Europe/Paris",
  full: [],
};
const clocks = (day: { slots: { clock: string }[] } | undefined) =>
  day?.slots.map(({ clock }) => clock);

test("offers the slots in which the store is open, in the shop's time zone", () => {
  const days = slotDays(ordered, now);
  expect(days.map(({ day }) => day)).toEqual(["2026-03-05", "2026-03-06"]);
  expect(clocks(days[0])).toEqual(["12:00", "12:30", "13:00", "13:30"]);
  expect(days[0]?.slots[0]?.at).toBe("2026-03-05T11:00:00.000Z");
});

test("leaves out slots within the store's lead time", () => {
  const soon = new Date("2026-03-05T11:40:00Z");
  expect(clocks(slotDays(ordered, soon)[0])).toEqual(["13:30"]);
});

test("offers every quarter of an hour when slots have no length", () => {
  const [first] = slotDays({ ...ordered, slotMinutes: 0 }, now);
  expect(clocks(first)?.slice(0, 3)).toEqual(["12:00", "12:15", "12:30"]);
});

test("offers only slots in which the items are available", () => {
  const brunch = testItem({ available_time_starts: "11:00:00", available_time_ends: "13:00:00" });
  expect(clocks(slotDays({ ...ordered, items: [brunch] }, now)[0])).toEqual(["12:00", "12:30"]);
});

test("an order is not possible now while the store is closed", () => {
  expect(isPossibleAt(ordered, now)).toBe(false);
  expect(isPossibleAt(ordered, new Date("2026-03-05T11:10:00Z"))).toBe(true);
});

test("marks fully booked slots", () => {
  const full = ["2026-03-05T11:30:00.000Z"];
  const [first] = slotDays({ ...ordered, full }, now);
  expect(first?.slots.map(({ clock, isFull }) => [clock, isFull])).toEqual([
    ["12:00", false],
    ["12:30", true],
    ["13:00", false],
    ["13:30", false],
  ]);
});

const night = testStore({
  schedules: [{ day: 0, opening_time: "01:00:00", closing_time: "04:00:00" }],
});

test("offers no time that a clock change skips, and a repeated one once", () => {
  const spring = slotDays({ ...ordered, store: night }, new Date("2026-03-28T20:00:00Z"));
  expect(clocks(spring[0])).toEqual(["01:00", "01:30", "03:00", "03:30"]);
  const autumn = slotDays({ ...ordered, store: night }, new Date("2026-10-24T20:00:00Z"));
  expect(clocks(autumn[0])).toEqual(["01:00", "01:30", "02:00", "02:30", "03:00", "03:30"]);
  expect(autumn[0]?.slots[3]?.at).toBe("2026-10-25T00:30:00.000Z");
});

test("offers no slot of a closed day, and of an overnight opening those after midnight", () => {
  const store = testStore({
    schedules: [{ day: 4, opening_time: "22:00:00", closing_time: "01:00:00" }],
    closed_dates: ["2026-03-12"],
  });
  const days = slotDays({ ...ordered, store }, now);
  expect(days.map((day) => [day.day, clocks(day)])).toEqual([
    ["2026-03-05", ["22:00", "22:30", "23:00", "23:30"]],
    ["2026-03-06", ["00:00", "00:30"]],
  ]);
});
