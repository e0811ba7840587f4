import { expect, test } from "vitest";
import { suggestGiven } from "./suggest-given.ts";

test.each([
  [61.9, [65]],
  [20, [50]],
  [4.2, [5]],
  [100, []],
])("suggests for %d what customers give: %j", (due, expected) => {
  expect(suggestGiven(due)).toEqual(expected);
});
