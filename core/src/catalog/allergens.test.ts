import { expect, test } from "vitest";
import { allergensOf } from "./allergens.ts";

const same = (text: string) => ({ en: text, fr: text });

test.each([
  [["Gluten"], ["gluten"]],
  [
    ["Wheat flour", "Milk"],
    ["gluten", "milk"],
  ],
  [["Œufs"], ["eggs"]],
  [
    ["Blé", "Céleri", "Sésame"],
    ["gluten", "sesame", "celery"],
  ],
  [["Fruits à coque"], ["nuts"]],
  [["Peanuts"], ["peanuts"]],
  [["May contain nuts and peanuts"], ["nuts", "peanuts"]],
  [["Soybeans"], ["soya"]],
  [["Shellfish"], ["crustaceans", "molluscs"]],
  [["Crustacés et mollusques"], ["crustaceans", "molluscs"]],
  [["Sulphur dioxide and sulphites"], ["sulphites"]],
  [["Sesame-seeds"], ["sesame"]],
  [[], []],
] as const)("the labels %j name %j", (labels, expected) => {
  expect(allergensOf(labels.map(same))).toEqual(expected);
});

test("reads the label of either language", () => {
  expect(allergensOf([{ en: "Lupin", fr: "Lupin" }])).toEqual(["lupin"]);
  expect(allergensOf([{ en: "Contains M.", fr: "Lait" }])).toEqual(["milk"]);
});

test("is unknown when a label names no known allergen, whatever the others name", () => {
  expect(allergensOf([same("Milk"), same("Seitan")])).toBeNull();
  expect(allergensOf([same("Nutmeg")])).toBeNull();
});
