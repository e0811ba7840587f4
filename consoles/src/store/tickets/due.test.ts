import { describe, expect, test } from "vitest";
import { dueTone, getStart, minutesLeft } from "./due.ts";
import { testTicket } from "./testing.ts";

const now = Date.parse("2026-11-27T18:12:00Z");
const due = (readyBy: string) => testTicket({ ready_by: `2026-11-27T${readyBy}Z` });

test.each([
  ["18:26:00", 14, "calm"],
  ["18:17:01", 6, "calm"],
  ["18:17:00", 5, "soon"],
  ["18:12:30", 1, "soon"],
  ["18:12:00", 0, "soon"],
  ["18:11:59", -1, "late"],
  ["18:09:30", -3, "late"],
] as const)("an order due at %s has %i minutes left and is %s", (readyBy, minutes, tone) => {
  expect(minutesLeft(due(readyBy), now)).toBe(minutes);
  expect(dueTone(due(readyBy), now)).toBe(tone);
});

test("an order without a time has none left, and is calm", () => {
  const ticket = testTicket({ ready_by: null });
  expect(minutesLeft(ticket, now)).toBeNull();
  expect(dueTone(ticket, now)).toBe("calm");
});

describe("the start of a preparation", () => {
  const usual = { min_delivery_time: 20, start_at: "2026-11-27T18:20:00Z", ready_by: null };
  const ticket = testTicket(usual);
  const at = (time: string) => Date.parse(`2026-11-27T${time}Z`);

  test("is now for an order that is prepared at once", () => {
    expect(getStart(testTicket({ start_at: null }), 20, now)).toBe(now);
  });

  test("is the one that is stated, and later for a shorter preparation", () => {
    expect(getStart(ticket, 20, now)).toBe(at("18:20:00"));
    expect(getStart(ticket, 15, now)).toBe(at("18:25:00"));
    expect(getStart(ticket, 30, now)).toBe(now);
  });

  test("of a scheduled order stays where it is", () => {
    expect(getStart({ ...ticket, scheduled: 1 }, 5, now)).toBe(at("18:20:00"));
  });
});
