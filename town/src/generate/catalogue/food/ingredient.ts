import type { LocalizedText } from "@errand/core/language";
import { cell, localized, localizedCells, tableRows } from "../../../content/text-table.ts";
import { ingredientTable } from "./ingredients.table.ts";

export type Ingredient = { name: LocalizedText; traits: string };

const ingredients = new Map(
  tableRows(ingredientTable).map((row): [string, Ingredient] => [
    cell(row, 0),
    { name: localizedCells(row, 0), traits: cell(row, 2) },
  ]),
);

/** Returns the ingredient of this English name; throws when a menu names an unknown one. */
export function ingredient(name: string): Ingredient {
  const found = ingredients.get(name);
  if (!found) throw new Error(`no ingredient "${name}"`);
  return found;
}

/** The English names of all ingredients. */
export const ingredientNames = () => [...ingredients.keys()];

/** The allergens that European law requires to be declared, by the letters of the tables. */
const allergens: Record<string, LocalizedText> = {
  G: localized("Gluten", "Gluten"),
  C: localized("Crustaceans and molluscs", "Crustacés et mollusques"),
  E: localized("Eggs", "Œufs"),
  F: localized("Fish", "Poisson"),
  A: localized("Peanuts", "Arachides"),
  S: localized("Soya", "Soja"),
  D: localized("Milk", "Lait"),
  N: localized("Nuts", "Fruits à coque"),
  L: localized("Celery", "Céleri"),
  U: localized("Mustard", "Moutarde"),
  X: localized("Sesame", "Sésame"),
  W: localized("Sulphites", "Sulfites"),
};

const nutrition: [traits: RegExp, name: LocalizedText][] = [
  [/[MPFCEB]/, localized("Protein", "Protéines")],
  [/[MPB]/, localized("Iron", "Fer")],
  [/F/, localized("Omega-3", "Oméga-3")],
  [/D/, localized("Calcium", "Calcium")],
  [/G/, localized("Carbohydrates", "Glucides")],
  [/[VB]/, localized("Fibre", "Fibres")],
  [/V/, localized("Vitamin C", "Vitamine C")],
  [/[NAX]/, localized("Unsaturated fats", "Acides gras insaturés")],
];

export function allergensOf(traits: string): LocalizedText[] {
  return Object.entries(allergens).flatMap(([letter, name]) =>
    traits.includes(letter) ? name : [],
  );
}

export function nutritionOf(traits: string): LocalizedText[] {
  return nutrition.flatMap(([pattern, name]) => (pattern.test(traits) ? name : []));
}

export function isVeg(traits: string): boolean {
  return !/[MPFC]/.test(traits);
}

/** Whether a dish has neither pork nor alcohol; the store decides whether its meat is halal. */
export function canBeHalal(traits: string): boolean {
  return !/[PW]/.test(traits);
}
