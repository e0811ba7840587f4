import { expect, test } from "vitest";
import { openingOf } from "./opening.ts";
import { testStore } from "./testing.tsx";

const at = (time: string) => new Date(`2026-03-04T${time}+01:00`);
const opening = (changes: Parameters<typeof testStore>[0], time: string) =>
  openingOf(testStore(changes), at(time), "Europe/Paris");

test("says until when an open store is open", () => {
  expect(opening({}, "12:00:00")).toEqual({ state: "open", until: "22:00:00" });
});

test("says when a closed store opens: today, tomorrow, on another day", () => {
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

test("a store that never closes has no closing time", () => {
  const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    opening_time: "00:00:00",
    closing_time: "00:00:00",
  }));
  expect(opening({ schedules }, "03:00:00")).toEqual({ state: "open", until: null });
});

test("a store that takes no orders is paused whatever its hours are", () => {
  expect(opening({ active: false }, "12:00:00")).toEqual({ state: "paused" });
});

test("a store without hours is closed for good", () => {
  expect(opening({ schedules: [] }, "12:00:00")).toEqual({ state: "closed", opens: null });
});
