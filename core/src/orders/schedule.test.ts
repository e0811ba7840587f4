import { expect, test } from "vitest";
import { isSlot, slotStart } from "./schedule.ts";

const now = new Date("2026-03-20T10:00:00Z");
const shop = { leadMinutes: 60, slotMinutes: 30, timeZone: "Europe/Paris" };

test.each([
  ["exactly the lead time ahead", "2026-03-20T11:00:00Z", true],
  ["a second before the lead time", "2026-03-20T10:59:59Z", false],
  ["in the past", "2026-03-20T09:30:00Z", false],
  ["seven days ahead", "2026-03-27T10:00:00Z", true],
  ["half an hour after the seventh day", "2026-03-27T10:30:00Z", false],
  ["between two slots", "2026-03-20T12:15:00Z", false],
])("an order %s (%s) has a valid slot: %s", (_title, at, expected) => {
  expect(isSlot(new Date(at), now, shop)).toBe(expected);
});

test("aligns slots with the local day, also where its UTC offset is not a whole hour", () => {
  const kathmandu = { ...shop, timeZone: "Asia/Kathmandu" };
  expect(isSlot(new Date("2026-03-20T12:00:00Z"), now, kathmandu)).toBe(false);
  expect(isSlot(new Date("2026-03-20T12:15:00Z"), now, kathmandu)).toBe(true);
});

test("accepts any minute when the shop has no slots", () => {
  expect(isSlot(new Date("2026-03-20T12:07:00Z"), now, { ...shop, slotMinutes: 0 })).toBe(true);
});

test("refuses the second of two equal local times when the clocks go back", () => {
  const before = new Date("2026-10-24T20:00:00Z");
  expect(isSlot(new Date("2026-10-25T00:30:00Z"), before, shop)).toBe(true);
  expect(isSlot(new Date("2026-10-25T01:30:00Z"), before, shop)).toBe(false);
  expect(isSlot(new Date("2026-10-25T02:30:00Z"), before, shop)).toBe(true);
});

test.each([
  ["forward", "2026-03-24T10:00:00Z", "2026-03-31T09:00:00Z", "2026-03-31T09:30:00Z"],
  ["back", "2026-10-20T10:00:00Z", "2026-10-27T11:00:00Z", "2026-10-27T11:30:00Z"],
])("ends at the same time of the seventh day when the clocks go %s", (_way, from, last, after) => {
  expect(isSlot(new Date(last), new Date(from), shop)).toBe(true);
  expect(isSlot(new Date(after), new Date(from), shop)).toBe(false);
});

test("counts the orders of any minute by quarters of an hour, and of slots by their start", () => {
  const at = new Date("2026-03-20T12:20:00Z");
  expect(slotStart(at, 20)).toEqual(at);
  expect(slotStart(at, 0)).toEqual(new Date("2026-03-20T12:15:00Z"));
});
