import type { StoreModule } from "../../../catalogue/catalogue.types.ts";
import { cell, localized, slugOf, tableRows } from "../../../content/text-table.ts";
import { cuisines } from "../food/dish.ts";
import { restaurantTable } from "../food/restaurants.table.ts";
import { groceryKinds, groceryProductCount } from "../grocery/grocery-items.ts";
import { groceryShopTable } from "../grocery/shops.table.ts";
import type { StoreKind } from "../item-draft.ts";
import { pharmacyKinds, pharmacyProductCount } from "../pharmacy/pharmacy-items.ts";
import { pharmacyShopTable } from "../pharmacy/products.table.ts";
import { providerTable } from "../rental/vehicles.table.ts";
import { shopKinds, shopProductNames } from "../shops/shop-items.ts";
import { shopListTable } from "../shops/shops.table.ts";
import { type HoursKind, isHoursKind } from "./hours.ts";
import { holders, places } from "./names.table.ts";

/** The fixed part of a store; the generator chooses the rest at random. */
export type StorePlan = {
  name: string;
  slug: string;
  module: StoreModule;
  kind: StoreKind;
  district: number;
  hours: HoursKind;
  marks: Set<string>;
  /** The number of its items in a town of the usual size. */
  size: number;
};

const rentalKinds: StoreKind[] = [
  {
    key: "rental",
    name: localized("Vehicle rental", "Location de véhicules"),
    heads: ["Loca", "Mobilité", "Auto"],
    size: 0,
  },
];

export const kindsOf: Record<StoreModule, StoreKind[]> = {
  food: cuisines,
  grocery: groceryKinds,
  pharmacy: pharmacyKinds,
  ecommerce: shopKinds,
  rental: rentalKinds,
};

/**
 * The number of items of stores marked `large`, and of those marked `full`, which sell every
 * product.
 */
const sizes: Record<"large" | "full", Partial<Record<StoreModule, number>>> = {
  large: { grocery: 320 },
  full: {
    grocery: groceryProductCount,
    pharmacy: pharmacyProductCount,
    ecommerce: shopProductNames.length,
  },
};

function sizeOf(module: StoreModule, kind: StoreKind, marks: string[]): number {
  const mark = (["full", "large"] as const).find((known) => marks.includes(known));
  return (mark && sizes[mark][module]) ?? kind.size;
}

/** The stores of the tables. */
const listed: Record<StoreModule, StorePlan[]> = {
  food: plansIn("food", restaurantTable),
  grocery: plansIn("grocery", groceryShopTable),
  pharmacy: plansIn("pharmacy", pharmacyShopTable, "pharmacy"),
  ecommerce: plansIn("ecommerce", shopListTable),
  rental: plansIn("rental", providerTable, "rental"),
};

export function listedCount(module: StoreModule): number {
  return listed[module].length;
}

/** Whether a store is one of the tables, and not composed. */
export function isListed(plan: StorePlan): boolean {
  return listed[plan.module].includes(plan);
}

/** Cells: name, [kind,] district, hours, [vehicle categories,] marks. */
function plansIn(module: StoreModule, table: string, onlyKind?: string): StorePlan[] {
  return tableRows(table).map((row) => {
    const shift = onlyKind ? 0 : 1;
    const hours = cell(row, 2 + shift);
    if (!isHoursKind(hours)) throw new Error(`no hours "${hours}"`);
    const marks = cell(row, module === "rental" ? 4 : 3 + shift).split(" ");
    const kind = kindNamed(module, onlyKind ?? cell(row, 1));
    return {
      name: cell(row, 0),
      slug: slugOf(cell(row, 0)),
      module,
      kind,
      district: Number(cell(row, 1 + shift)),
      hours,
      marks: new Set(marks),
      size: sizeOf(module, kind, marks),
    };
  });
}

function kindNamed(module: StoreModule, key: string): StoreKind {
  const found = kindsOf[module].find((kind) => kind.key === key);
  if (!found) throw new Error(`no kind "${key}" in ${module}`);
  return found;
}

/** A third of the food stores and some stores of every other module never close. */
const furtherHours: Record<StoreModule, HoursKind[]> = {
  food: ["always", "lunch-dinner", "always", "overnight", "all-day"],
  grocery: ["market", "always", "shop", "all-day"],
  pharmacy: ["shop", "market", "always", "shop"],
  ecommerce: ["mall", "shop", "all-day", "mall", "always"],
  rental: ["mall", "always"],
};

const furtherMarks = [
  "",
  "scheduled",
  "featured",
  "packaging",
  "discount",
  "",
  "recommended",
  "free",
];

/**
 * Returns the plan of a store by its number in the module, from 0: a listed one, or a composed one
 * after these.
 */
export function planOf(module: StoreModule, number: number): StorePlan {
  const known = listed[module][number];
  if (known) return known;
  const further = number - listed[module].length;
  const kinds = kindsOf[module];
  const kind = kinds[further % kinds.length] ?? kindNamed(module, "rental");
  const turn = Math.floor(further / kinds.length);
  const head = kind.heads[turn % kind.heads.length] ?? "";
  const ofHead = Math.floor(turn / kind.heads.length);
  const holder = holders[(ofHead + further) % holders.length] ?? "";
  const place = places[Math.floor(ofHead / holders.length) % places.length] ?? "";
  const name = [head, holder, place].filter(Boolean).join(" ");
  const hours = furtherHours[module][further % furtherHours[module].length] ?? "always";
  return {
    name,
    // The number keeps slugs unique when stores of two kinds have the same name.
    slug: slugOf(name, kind.key, String(number)),
    module,
    kind,
    district: number % 7,
    hours,
    size: kind.size,
    marks: new Set([
      furtherMarks[number % furtherMarks.length] ?? "",
      kind.key === "vegan" ? "veg" : "",
      module === "pharmacy" ? "prescription" : "",
    ]),
  };
}
