import { expect, test } from "vitest";
import { allowsAct, type GroupState, getGroupState, groupStates } from "./group-states.ts";
import { getPlaceBy, isGroupDeadline } from "./group-terms.ts";

const deadline = new Date("2026-11-30T23:50:00Z");
const placeBy = getPlaceBy(deadline);
const at = (time: string) => new Date(time);

test.each<[string, GroupState, string, GroupState]>([
  ["is open until its deadline", "open", "2026-11-30T23:49:59Z", "open"],
  ["is locked at its deadline", "open", "2026-11-30T23:50:00Z", "locked"],
  ["is locked until half an hour later, over midnight", "open", "2026-12-01T00:19:59Z", "locked"],
  ["has expired half an hour after its deadline", "open", "2026-12-01T00:20:00Z", "expired"],
  ["stays locked by its host before the deadline", "locked", "2026-11-30T12:00:00Z", "locked"],
  ["stays placed", "placed", "2026-12-02T00:00:00Z", "placed"],
  ["stays canceled", "canceled", "2026-12-02T00:00:00Z", "canceled"],
])("a group %s", (_title, state, now, expected) => {
  expect(getGroupState({ state, deadline, placeBy }, at(now))).toBe(expected);
});

test("a locked group takes money and is placed, but nobody joins or chooses", () => {
  const acts = ["join", "choose", "ready", "pay", "leave", "change", "place", "cancel"] as const;
  const allowed = (state: GroupState) => acts.filter((act) => allowsAct(state, act));
  expect(allowed("open")).toEqual(acts);
  expect(allowed("locked")).toEqual(["pay", "leave", "change", "place", "cancel"]);
  for (const state of groupStates.slice(2)) expect(allowed(state)).toEqual([]);
});

test.each([
  ["ten minutes ahead", "2026-11-30T23:40:00Z", true],
  ["less than ten minutes ahead", "2026-11-30T23:40:01Z", false],
  ["a day ahead", "2026-11-29T23:50:00Z", true],
  ["more than a day ahead", "2026-11-29T23:49:59Z", false],
])("a deadline %s", (_title, now, isValid) => {
  expect(isGroupDeadline(deadline, at(now))).toBe(isValid);
});

test("has half an hour after its deadline also when the clocks are set back", () => {
  // 02:50 of summer time; ten minutes later it is 02:00 again.
  const before = at("2026-10-25T00:50:00Z");
  expect(getPlaceBy(before)).toEqual(at("2026-10-25T01:20:00Z"));
  expect(isGroupDeadline(at("2026-10-25T01:05:00Z"), before)).toBe(true);
  expect(isGroupDeadline(at("2026-10-26T00:50:01Z"), before)).toBe(false);
});
