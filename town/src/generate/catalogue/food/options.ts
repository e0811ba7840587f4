import type { DemoAddOn, DemoOptionGroup } from "../../../catalogue/catalogue.types.ts";
import { cell, cents, localizedCells, tableRows } from "../../../content/text-table.ts";
import type { Dish } from "./dish.ts";
import { addOnTable, optionsOfCategory, optionsOfDish, optionTable } from "./options.table.ts";

const groups = new Map<string, DemoOptionGroup>();
for (const row of tableRows(optionTable)) {
  const [key = "", type, min, max, required] = row.heading.split(" ");
  const group = groups.get(key);
  if (group) {
    group.values.push({ label: localizedCells(row, 0), price: cents(cell(row, 2)) });
    continue;
  }
  groups.set(key, {
    name: localizedCells(row, 0),
    type: type === "multi" ? "multi" : "single",
    min: Number(min),
    max: Number(max),
    required: required === "required",
    values: [],
  });
}

/** Returns the option groups of a dish: its own, or those of its category. */
export function optionsOf(dish: Dish): DemoOptionGroup[] {
  const keys = optionsOfDish[dish.name.en] ?? optionsOfCategory[dish.category] ?? [];
  return keys.map((key) => {
    const group = groups.get(key);
    if (!group) throw new Error(`no option group "${key}"`);
    return group;
  });
}

const addOns = tableRows(addOnTable).map((row) => {
  const [cuisine, ...categories] = row.heading.split(" ");
  return {
    cuisine,
    categories,
    addOn: { name: localizedCells(row, 0), price: cents(cell(row, 2)) },
  };
});

export function addOnsOf(cuisine: string): DemoAddOn[] {
  return addOns.filter((row) => row.cuisine === cuisine).map((row) => row.addOn);
}

export function takesAddOns(dish: Dish, cuisine: string): boolean {
  return addOns.some((row) => row.cuisine === cuisine && row.categories.includes(dish.category));
}
