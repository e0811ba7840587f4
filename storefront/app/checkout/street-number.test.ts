import { expect, test } from "vitest";
import { streetNumberOf } from "./street-number.ts";

test.each([
  ["36 Rue Léonie, Station Quarter", "36"],
  ["7 bis Quay Street", "7 bis"],
  ["12b Mill Lane", "12b"],
  ["Mill Lane 9", ""],
  ["3", ""],
  ["", ""],
])("the street number of %j is %j", (address, number) => {
  expect(streetNumberOf(address)).toBe(number);
});
