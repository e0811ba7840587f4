import { expect, test } from "vitest";
import { choiceProblems, unitPrice } from "./choices.ts";
import { cartVariationOf, choicesOf, choosableOf } from "./choices-from-response.ts";

const pizza = {
  price: 9.99,
  food_variations: [
    {
      id: "taille",
      name: "Taille",
      type: "single" as const,
      min: 1,
      max: 1,
      required: "on" as const,
      values: [{ id: "grande", label: "Grande", optionPrice: 2.5, isSelected: false }],
    },
  ],
  variations: [],
};
const shirt = {
  price: 15,
  food_variations: [],
  variations: [{ id: 1, type: "Red-M", price: 16.2, stock: 3 }],
};

test("identifies options by their labels, in the language of the response", () => {
  const large = choicesOf([{ name: "Taille", values: { label: ["Grande"] } }]);
  expect(choiceProblems(choosableOf(pizza), large)).toEqual([]);
  expect(choiceProblems(choosableOf(pizza), [])).toEqual([{ kind: "missing", groupId: "Taille" }]);
  expect(unitPrice(choosableOf(pizza), large)).toBe(1249);
  expect(unitPrice(choosableOf(shirt), choicesOf([{ type: "Red-M" }]))).toBe(1620);
});

test("converts choices to the form of the rules and back", () => {
  const sent = [{ name: "Taille", values: { label: ["Grande"] } }, { type: "Red-M" }];
  expect(choicesOf(sent).map(cartVariationOf)).toEqual(sent);
});
