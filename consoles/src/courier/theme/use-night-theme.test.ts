import { expect, test } from "vitest";
import { isNight } from "./use-night-theme.ts";

test.each([
  ["06:59:59", true],
  ["07:00:00", false],
  ["18:59:59", false],
  ["19:00:00", true],
  ["00:00:00", true],
])("knows whether %s is at night: %s", (clock, expected) => {
  expect(isNight(clock)).toBe(expected);
});
