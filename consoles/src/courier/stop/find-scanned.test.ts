import { expect, test } from "vitest";
import { testJob } from "../jobs/testing.ts";
import { toBoxes } from "./boxes.ts";
import { findScanned } from "./find-scanned.ts";

const boxes = [testJob({ bags: 2 }), testJob({ id: 100_430, bags: 1 })].flatMap(toBoxes);

test.each([
  ["the first bag of its order", ["100429"], [], { tick: "100429 0" }],
  ["the next bag, once one is ticked", ["100429"], ["100429 0"], { tick: "100429 1" }],
  ["the last bag again", ["100429"], ["100429 0", "100429 1"], { tick: "100429 1" }],
  ["the bag of another order of the stop", ["X", "100430"], [], { tick: "100430 0" }],
  ["an order that is not fetched here", ["100777"], [], { otherOrder: 100_777 }],
  ["nothing in a code of something else", ["https://errand.example/429"], [], { nothing: true }],
  ["nothing in a picture without a code", [], [], { nothing: true }],
])("finds %s", (_what, codes, ticked, expected) => {
  expect(findScanned(codes, boxes, new Set(ticked))).toEqual(expected);
});
