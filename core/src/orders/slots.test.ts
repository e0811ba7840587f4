import { expect, test } from "vitest";
import { nearestTo, slotTimes } from "./slots.ts";

// A Thursday, 10:10 in Paris.
const now = new Date("2026-03-05T09:10:00Z");
const rule = { leadMinutes: 60, slotMinutes: 30, timeZone: "Europe/Paris" };
const between = (from: string, until: string) => (at: Date) =>
  at >= new Date(from) && at < new Date(until);

test("lists the slots at which the order is possible, in the shop's time zone", () => {
  const lunch = between("2026-03-05T11:00:00Z", "2026-03-05T12:30:00Z");
  expect(slotTimes(rule, now, lunch)).toEqual([
    { at: new Date("2026-03-05T11:00:00Z"), day: "2026-03-05", clock: "12:00" },
    { at: new Date("2026-03-05T11:30:00Z"), day: "2026-03-05", clock: "12:30" },
    { at: new Date("2026-03-05T12:00:00Z"), day: "2026-03-05", clock: "13:00" },
  ]);
});

test("lists slots from the lead time on, up to seven days ahead", () => {
  const slots = slotTimes(rule, now, () => true);
  expect(slots[0]?.clock).toBe("11:30");
  expect(slots.at(-1)).toMatchObject({ day: "2026-03-12", clock: "10:00" });
});

test("lists every quarter of an hour where any minute is allowed", () => {
  const slots = slotTimes({ ...rule, slotMinutes: 0 }, now, () => true);
  expect(slots.slice(0, 2).map(({ clock }) => clock)).toEqual(["11:15", "11:30"]);
});

test("chooses the moments on both sides that are nearest, in order", () => {
  const moments = [0, 30, 60, 90, 120].map((minutes) => ({
    at: new Date(now.getTime() + minutes * 60_000),
  }));
  const minutesOf = (requested: number, count: number) =>
    nearestTo(moments, new Date(now.getTime() + requested * 60_000), count).map(
      ({ at }) => (at.getTime() - now.getTime()) / 60_000,
    );
  expect(minutesOf(65, 3)).toEqual([30, 60, 90]);
  expect(minutesOf(500, 2)).toEqual([90, 120]);
  expect(minutesOf(-500, 9)).toEqual([0, 30, 60, 90, 120]);
});
