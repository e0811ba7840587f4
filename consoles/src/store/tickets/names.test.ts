import { expect, test } from "vitest";
import { isAllergyNote, shortName } from "./names.ts";

test.each([
  ["Camille Rey", "Camille R."],
  ["  Ana  María de la Cruz ", "Ana C."],
  ["Zoé", "Zoé"],
  ["", ""],
])("calls %s %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test.each([
  ["Allergy: nuts", true],
  ["Je suis allergique au sésame", true],
  ["intolérant au lactose", true],
  ["Maladie cœliaque", true],
  ["Two forks, please", false],
])("finds what concerns health in a note: %s", (note, isFound) => {
  expect(isAllergyNote(note)).toBe(isFound);
});
