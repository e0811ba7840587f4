import type { LocalizedText } from "@errand/core/language";
import {
  cell,
  cents,
  enumerated,
  listOf,
  localizedCells,
  tableRows,
} from "../../../content/text-table.ts";
import type { StoreKind } from "../item-draft.ts";
import { ingredient } from "./ingredient.ts";
import { easternMenus } from "./menus-east.table.ts";
import { europeanMenus } from "./menus-europe.table.ts";
import { sharedMenus } from "./menus-shared.table.ts";
import { streetMenus } from "./menus-street.table.ts";
import { cuisineTable } from "./restaurants.table.ts";

export type Dish = {
  cuisine: string;
  category: string;
  name: LocalizedText;
  price: number;
  ingredients: LocalizedText;
  /** Their names in the ingredient table. */
  ingredientNames: string[];
  /** Letters of the ingredient table. */
  traits: string;
  /** When it is served: `breakfast`, `lunch`, or "" for any time. */
  served: string;
  /** Whether it is on every menu of its cuisine. */
  isClassic: boolean;
};

/**
 * The traits of dough and of courses that change, which the ingredients of these categories do not
 * name.
 */
const unnamedTraits: Record<string, string> = { "pizza-red": "G", "pizza-white": "G", lunch: "G" };

const dishes: Dish[] = [europeanMenus, easternMenus, streetMenus, sharedMenus]
  .flatMap(tableRows)
  .map((row) => {
    const [cuisine = "", category = ""] = row.heading.split(" ");
    const made = listOf(row.cells[3]).map(ingredient);
    return {
      cuisine,
      category,
      name: localizedCells(row, 0),
      price: cents(cell(row, 2)),
      ingredientNames: made.map(({ name }) => name.en),
      ingredients: enumerated(made.map(({ name }) => name)),
      traits: made.map(({ traits }) => traits).join("") + (unnamedTraits[category] ?? ""),
      served: row.cells[4]?.replace("classic", "") ?? "",
      isClassic: row.cells[4] === "classic",
    };
  });

const byCuisine = new Map<string, Dish[]>();
for (const dish of dishes)
  byCuisine.set(dish.cuisine, [...(byCuisine.get(dish.cuisine) ?? []), dish]);

/** Returns the dishes of a cuisine; `any` has those that every kitchen may offer. */
export function dishesOf(cuisine: string): Dish[] {
  return byCuisine.get(cuisine) ?? [];
}

export const cuisines: StoreKind[] = tableRows(cuisineTable).map((row) => ({
  key: cell(row, 0),
  name: localizedCells(row, 1),
  heads: listOf(cell(row, 3)),
  size: 22,
}));
