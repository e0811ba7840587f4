import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money.ts";
import {
  type Choice,
  type Choosable,
  choiceProblems,
  type OptionGroup,
  unitPrice,
} from "./choices.ts";

const size: OptionGroup = {
  id: "Size",
  type: "single",
  min: 1,
  max: 1,
  required: true,
  options: [
    { id: "Small", price: minor(0) },
    { id: "Large", price: minor(250) },
  ],
};
const extras: OptionGroup = {
  id: "Extras",
  type: "multi",
  min: 2,
  max: 3,
  required: false,
  options: ["Olives", "Capers", "Basil", "Chilli"].map((id) => ({ id, price: minor(50) })),
};
const pizza: Choosable = { price: minor(900), groups: [size, extras], variations: [] };
const shirt: Choosable = {
  price: minor(1500),
  groups: [],
  variations: [
    { id: "Red-M", price: minor(1500) },
    { id: "Red-L", price: minor(1700) },
  ],
};
const soap: Choosable = { price: minor(300), groups: [], variations: [] };
const large: Choice = { groupId: "Size", optionIds: ["Large"] };
const some = (...optionIds: string[]): Choice => ({ groupId: "Extras", optionIds });

test.each<[string, Choosable, Choice[]]>([
  ["the required group alone", pizza, [large]],
  ["the minimum of a multi group", pizza, [large, some("Olives", "Basil")]],
  ["the maximum of a multi group", pizza, [large, some("Olives", "Basil", "Capers")]],
  ["an optional group without options", pizza, [large, some()]],
  ["groups in another order", pizza, [some("Basil", "Olives"), large]],
  ["one variation", shirt, [{ variationId: "Red-L" }]],
  ["no choice for an item without options", soap, []],
])("accepts %s", (_case, item, choices) => {
  expect(choiceProblems(item, choices)).toEqual([]);
});

test.each<[string, Choosable, Choice[], unknown]>([
  ["a missing required group", pizza, [], { kind: "missing", groupId: "Size" }],
  [
    "a required group without options",
    pizza,
    [{ groupId: "Size", optionIds: [] }],
    { kind: "missing", groupId: "Size" },
  ],
  [
    "two options of a single group",
    pizza,
    [{ groupId: "Size", optionIds: ["Small", "Large"] }],
    { kind: "count", groupId: "Size", min: 1, max: 1 },
  ],
  [
    "one option below the minimum",
    pizza,
    [large, some("Olives")],
    { kind: "count", groupId: "Extras", min: 2, max: 3 },
  ],
  [
    "one option above the maximum",
    pizza,
    [large, some("Olives", "Capers", "Basil", "Chilli")],
    { kind: "count", groupId: "Extras", min: 2, max: 3 },
  ],
  ["an unknown option", pizza, [large, some("Olives", "Gold")], { kind: "unknown", id: "Gold" }],
  [
    "an option chosen twice",
    pizza,
    [large, some("Olives", "Olives")],
    { kind: "unknown", id: "Olives" },
  ],
  [
    "an unknown group",
    pizza,
    [large, { groupId: "Crust", optionIds: ["Thin"] }],
    { kind: "unknown", id: "Crust" },
  ],
  [
    "a variation of an item that has none",
    pizza,
    [large, { variationId: "Red-M" }],
    { kind: "unknown", id: "Red-M" },
  ],
  ["no variation of an item that has some", shirt, [], { kind: "no_variation" }],
  ["an unknown variation", shirt, [{ variationId: "Blue-M" }], { kind: "unknown", id: "Blue-M" }],
  [
    "two variations together",
    shirt,
    [{ variationId: "Red-M" }, { variationId: "Red-L" }],
    { kind: "unknown", id: "Red-L" },
  ],
])("refuses %s", (_case, item, choices, problem) => {
  expect(choiceProblems(item, choices)).toEqual([problem]);
});

test("refuses a group chosen twice", () => {
  expect(choiceProblems(pizza, [large, { groupId: "Size", optionIds: [] }])).toEqual([
    { kind: "unknown", id: "Size" },
  ]);
});

test("returns all problems together", () => {
  expect(choiceProblems(pizza, [some("Olives")]).map(({ kind }) => kind)).toEqual([
    "missing",
    "count",
  ]);
});

test.each<[Choosable, Choice[], number]>([
  [pizza, [large, some("Olives", "Basil")], 900 + 250 + 100],
  [pizza, [{ groupId: "Size", optionIds: ["Small"] }], 900],
  [shirt, [{ variationId: "Red-L" }], 1700],
  [shirt, [{ variationId: "Blue-M" }], 1500],
  [soap, [], 300],
])("returns the price of one piece with its options", (item, choices, price) => {
  expect(unitPrice(item, choices)).toBe(price);
});

test("adds the price of each chosen option once", () => {
  const optionIds = fc.subarray(extras.options.map(({ id }) => id));
  fc.assert(
    fc.property(optionIds, (chosen) => {
      const choices = [large, some(...chosen)];
      if (choiceProblems(pizza, choices).length > 0) return;
      expect(unitPrice(pizza, choices)).toBe(1150 + 50 * chosen.length);
    }),
  );
});
