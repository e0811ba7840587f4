import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Choice,
  type ChoiceGroup,
  type Choosable,
  choiceProblems,
  unitPrice,
} from "./choices.ts";

const size: ChoiceGroup = {
  name: "Size",
  type: "single",
  min: 1,
  max: 1,
  required: true,
  values: [
    { label: "Small", price: 0 },
    { label: "Large", price: 250 },
  ],
};
const extras: ChoiceGroup = {
  name: "Extras",
  type: "multi",
  min: 2,
  max: 3,
  required: false,
  values: ["Olives", "Capers", "Basil", "Chilli"].map((label) => ({ label, price: 50 })),
};
const pizza: Choosable = { price: 900, groups: [size, extras], variations: [] };
const shirt: Choosable = {
  price: 1500,
  groups: [],
  variations: [
    { type: "Red-M", price: 1500 },
    { type: "Red-L", price: 1700 },
  ],
};
const soap: Choosable = { price: 300, groups: [], variations: [] };
const large: Choice = { name: "Size", labels: ["Large"] };
const some = (...labels: string[]): Choice => ({ name: "Extras", labels });

test.each<[string, Choosable, Choice[]]>([
  ["the required group alone", pizza, [large]],
  ["the fewest of a multi group", pizza, [large, some("Olives", "Basil")]],
  ["the most of a multi group", pizza, [large, some("Olives", "Basil", "Capers")]],
  ["an optional group that is named but left empty", pizza, [large, some()]],
  ["groups in another order", pizza, [some("Basil", "Olives"), large]],
  ["one variation", shirt, [{ type: "Red-L" }]],
  ["nothing where nothing can be chosen", soap, []],
])("accepts %s", (_case, item, choices) => {
  expect(choiceProblems(item, choices)).toEqual([]);
});

test.each<[string, Choosable, Choice[], unknown]>([
  ["a missing required group", pizza, [], { kind: "missing", name: "Size" }],
  [
    "a required group left empty",
    pizza,
    [{ name: "Size", labels: [] }],
    { kind: "missing", name: "Size" },
  ],
  [
    "two labels of a single group",
    pizza,
    [{ name: "Size", labels: ["Small", "Large"] }],
    { kind: "count", name: "Size", min: 1, max: 1 },
  ],
  [
    "one label too few",
    pizza,
    [large, some("Olives")],
    { kind: "count", name: "Extras", min: 2, max: 3 },
  ],
  [
    "one label too many",
    pizza,
    [large, some("Olives", "Capers", "Basil", "Chilli")],
    { kind: "count", name: "Extras", min: 2, max: 3 },
  ],
  ["an unknown label", pizza, [large, some("Olives", "Gold")], { kind: "unknown", name: "Gold" }],
  [
    "a label named twice",
    pizza,
    [large, some("Olives", "Olives")],
    { kind: "unknown", name: "Olives" },
  ],
  [
    "an unknown group",
    pizza,
    [large, { name: "Crust", labels: ["Thin"] }],
    { kind: "unknown", name: "Crust" },
  ],
  [
    "a variation of an item that has none",
    pizza,
    [large, { type: "Red-M" }],
    { kind: "unknown", name: "Red-M" },
  ],
  ["no variation where there are some", shirt, [], { kind: "no_variation" }],
  ["an unknown variation", shirt, [{ type: "Blue-M" }], { kind: "unknown", name: "Blue-M" }],
  [
    "two variations at once",
    shirt,
    [{ type: "Red-M" }, { type: "Red-L" }],
    { kind: "unknown", name: "Red-L" },
  ],
])("refuses %s", (_case, item, choices, problem) => {
  expect(choiceProblems(item, choices)).toEqual([problem]);
});

test("refuses a group that is named twice", () => {
  expect(choiceProblems(pizza, [large, { name: "Size", labels: [] }])).toEqual([
    { kind: "unknown", name: "Size" },
  ]);
});

test("tells everything that is wrong at once", () => {
  expect(choiceProblems(pizza, [some("Olives")]).map(({ kind }) => kind)).toEqual([
    "missing",
    "count",
  ]);
});

test.each<[Choosable, Choice[], number]>([
  [pizza, [large, some("Olives", "Basil")], 900 + 250 + 100],
  [pizza, [{ name: "Size", labels: ["Small"] }], 900],
  [shirt, [{ type: "Red-L" }], 1700],
  [shirt, [{ type: "Blue-M" }], 1500],
  [soap, [], 300],
])("reckons the price of one piece with its choices", (item, choices, price) => {
  expect(unitPrice(item, choices)).toBe(price);
});

test("an accepted choice costs the item and each chosen option once", () => {
  const labels = fc.subarray(extras.values.map(({ label }) => label));
  fc.assert(
    fc.property(labels, (chosen) => {
      const choices = [large, some(...chosen)];
      if (choiceProblems(pizza, choices).length > 0) return;
      expect(unitPrice(pizza, choices)).toBe(1150 + 50 * chosen.length);
    }),
  );
});
