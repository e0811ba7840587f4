import { expect, test } from "vitest";
import { addOnTexts, optionsText } from "./line-text.ts";

test("names what was chosen of a dish, and the options of goods", () => {
  const value = (label: string) => ({ id: label, label, optionPrice: 0, isSelected: true });
  const group = { type: "single", min: 1, max: 1, required: "on" } as const;
  const variation = [
    { id: "size", name: "Size", ...group, values: [value("33 cm")] },
    { id: "crust", name: "Crust", ...group, values: [value("thin"), value("crisp")] },
  ];
  expect(optionsText({ variation })).toBe("33 cm, thin, crisp");
  expect(optionsText({ variation: [{ id: 1, type: "Red-M", price: 10, stock: 3 }] })).toBe(
    "Red, M",
  );
  expect(optionsText({ variation: [] })).toBe("");
});

test("names add-ons, with how many when there are several", () => {
  const add_ons = [
    { id: 1, name: "Burrata", price: 2, quantity: 1 },
    { id: 2, name: "Egg", price: 1, quantity: 2 },
  ];
  expect(addOnTexts({ add_ons })).toEqual(["+\u00a0Burrata", "+\u00a02\u00a0× Egg"]);
});
