import { expect, test } from "vitest";
import { dueTone, minutesLeft } from "./due.ts";
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
