import type { LocalizedText } from "@errand/core/language";
import { cell, rowsOf, words, wordsAt } from "../table.ts";
import { ingredientTable } from "./ingredients.table.ts";

export type Ingredient = { name: LocalizedText; traits: string };

const ingredients = new Map(
  rowsOf(ingredientTable).map((row): [string, Ingredient] => [
    cell(row, 0),
    { name: wordsAt(row, 0), traits: cell(row, 2) },
  ]),
);

/** The ingredient of this English name; a name that is not in the table is a mistake in a menu. */
export function ingredient(name: string): Ingredient {
  const found = ingredients.get(name);
  if (!found) throw new Error(`no ingredient "${name}"`);
  return found;
}

/** The allergens that European law asks to be named, by the letters of the tables. */
const allergens: Record<string, LocalizedText> = {
  G: words("Gluten", "Gluten"),
  C: words("Crustaceans and molluscs", "Crustacés et mollusques"),
  E: words("Eggs", "Œufs"),
  F: words("Fish", "Poisson"),
  A: words("Peanuts", "Arachides"),
  S: words("Soya", "Soja"),
  D: words("Milk", "Lait"),
  N: words("Nuts", "Fruits à coque"),
  L: words("Celery", "Céleri"),
  U: words("Mustard", "Moutarde"),
  X: words("Sesame", "Sésame"),
  W: words("Sulphites", "Sulfites"),
};

const nutrition: [traits: RegExp, name: LocalizedText][] = [
  [/[MPFCEB]/, words("Protein", "Protéines")],
  [/[MPB]/, words("Iron", "Fer")],
  [/F/, words("Omega-3", "Oméga-3")],
  [/D/, words("Calcium", "Calcium")],
  [/G/, words("Carbohydrates", "Glucides")],
  [/[VB]/, words("Fibre", "Fibres")],
  [/V/, words("Vitamin C", "Vitamine C")],
  [/[NAX]/, words("Unsaturated fats", "Acides gras insaturés")],
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

/** Neither pork nor alcohol; whether the meat is halal is for the store to say. */
export function canBeHalal(traits: string): boolean {
  return !/[PW]/.test(traits);
}
