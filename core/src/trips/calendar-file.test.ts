import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const event: CalendarEvent = {
  id: "trip-100001@shop.test",
  start: new Date("2026-03-28T22:30:00.000Z"),
  end: new Date("2026-03-30T21:30:00.000Z"),
  changedAt: new Date("2026-03-05T09:15:00.000Z"),
  title: "Pick up: Harbour Cars",
  text: "1 × Clio\nTrip #100001",
  place: "3 Quay Street, Belrive",
  point: { lat: 44.15, lng: -1.29 },
  url: "https://shop.test/track-order?trip_id=100001",
};

test("states the times in UTC, and ends each line with CR LF", () => {
  expect(calendarFile(event).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Errand//Trips//EN",
    "BEGIN:VEVENT",
    "UID:trip-100001@shop.test",
    "DTSTAMP:20260305T091500Z",
    "DTSTART:20260328T223000Z",
    "DTEND:20260330T213000Z",
    "SUMMARY:Pick up: Harbour Cars",
    "DESCRIPTION:1 × Clio\\nTrip #100001",
    "LOCATION:3 Quay Street\\, Belrive",
    "GEO:44.15;-1.29",
    "URL:https://shop.test/track-order?trip_id=100001",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["a, b; c", "a\\, b\\; c"],
  ["back\\slash", "back\\\\slash"],
  ["one\r\ntwo\rthree", "one\\ntwo\\nthree"],
  ["END:VEVENT\nBEGIN:VEVENT", "END:VEVENT\\nBEGIN:VEVENT"],
])("a text cannot end its line: %j", (title, escaped) => {
  expect(calendarFile({ ...event, title })).toContain(`SUMMARY:${escaped}\r\n`);
});

test("folds lines at 75 bytes without dividing a character, and loses nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const file = calendarFile({ ...event, title });
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      const unfolded = file.replaceAll("\r\n ", "");
      expect(unfolded.split("\r\n").filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(1);
      expect(unfolded.split("\r\n")).toHaveLength(16);
    }),
  );
});
