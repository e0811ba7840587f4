import { expect, test } from "vitest";
import { type Hours, openingOf } from "./opening.ts";

const at = (time: string) => new Date(`2026-03-04T${time}+01:00`);
const daily = Array.from({ length: 7 }, (_, day) => ({
  day,
  opening_time: "11:30:00",
  closing_time: "22:00:00",
}));
const hours: Hours = { active: true, schedules: daily, closed_dates: [], paused_until: null };
const opening = (changes: Partial<Hours>, time: string) =>
  openingOf({ ...hours, ...changes }, at(time), "Europe/Paris");

test("returns the closing time of an open store", () => {
  expect(opening({}, "12:00:00")).toEqual({ state: "open", until: "22:00:00" });
});

test("returns the next opening of a closed store: today, tomorrow or on another day", () => {
  expect(opening({}, "09:00:00")).toEqual({
    state: "closed",
    opens: { clock: "11:30:00", inDays: 0, weekday: 3 },
  });
  expect(opening({}, "22:00:00")).toEqual({
    state: "closed",
    opens: { clock: "11:30:00", inDays: 1, weekday: 4 },
  });
  const closed = { closed_dates: ["2026-03-04", "2026-03-05"] };
  expect(opening(closed, "12:00:00")).toEqual({
    state: "closed",
    opens: { clock: "11:30:00", inDays: 2, weekday: 5 },
  });
});

test("returns no closing time for a store that never closes", () => {
  const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: "00:00:00",
    closing_time: "00:00:00",
  }));
  expect(opening({ schedules }, "03:00:00")).toEqual({ state: "open", until: null });
});

test("returns paused for a store that takes no orders, whatever its hours", () => {
  expect(opening({ active: false }, "12:00:00")).toEqual({
    state: "paused",
    opens: null,
  });
});

test("returns when a pause ends within the hours of a store, else when it opens", () => {
  const paused_until = at("14:30:00").toISOString();
  const opens = { clock: "14:30:00", inDays: 0, weekday: 3 };
  expect(opening({ paused_until }, "12:00:00")).toEqual({ state: "paused", opens });
  expect(opening({ paused_until }, "14:30:00")).toMatchObject({ state: "open" });
  expect(opening({ paused_until: at("10:00:00").toISOString() }, "09:00:00")).toMatchObject({
    state: "closed",
    opens: { clock: "11:30:00" },
  });
});

test("returns no next opening for a store without hours", () => {
  expect(opening({ schedules: [] }, "12:00:00")).toEqual({ state: "closed", opens: null });
});
