import { expect, test } from "vitest";
import { completionIn, continues } from "./completions.ts";

test.each([
  ["Throat spray", "thro", "throat spray"],
  ["Sore throat", "thro", "throat"],
  ["Throat lozenges with honey", "throat lo", "throat lozenges"],
  ["Crème brûlée", "creme b", "crème brûlée"],
  ["Crêpe au sucre", "crêp", "crêpe"],
  ["Burgers au bœuf", "boe", "bœuf"],
  ["Paracetamol 500 mg", "para", "paracetamol"],
])("%s continues %s as %s", (name, typed, completion) => {
  expect(completionIn(name, typed, "en")).toBe(completion);
  expect(continues(name, typed)).toBe(true);
});

test.each([
  ["Whole milk", "thro"],
  ["Throat", "throat"],
  ["Throat spray", "spray throat"],
  ["Throat spray", "  "],
])("%s says no more than %s", (name, typed) => {
  expect(completionIn(name, typed, "en")).toBeNull();
});
