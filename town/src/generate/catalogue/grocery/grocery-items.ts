import type { LocalizedText } from "@errand/core/language";
import type { DemoChoice, DemoStore, DemoVariation } from "../../../catalogue/catalogue.types.ts";
import {
  bilingual,
  cell,
  cents,
  joined,
  listOf,
  localized,
  localizedCells,
  tableRows,
} from "../../../content/text-table.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import type { Random } from "../../random.ts";
import { allergensOf, isVeg, nutritionOf } from "../food/ingredient.ts";
import {
  discountBy,
  type ItemDraft,
  nameOfRound,
  priceNear,
  rounds,
  type StoreKind,
} from "../item-draft.ts";
import { versions } from "../look/brands.ts";
import { inWindow } from "../stores/window-subjects.ts";
import { variationsOf } from "../variations.ts";
import { boats, groceryDescriptionTable, packs, producers } from "./descriptions.table.ts";
import { groceryPicture, groceryScene } from "./grocery-look.ts";
import { looseOf } from "./loose.ts";
import { groceryTable } from "./products.table.ts";
import { groceryKindTable } from "./shops.table.ts";
import { unitOf } from "./unit.ts";

type GroceryProduct = {
  category: string;
  kinds: string[];
  name: LocalizedText;
  /** Of a loose one, of a kilogram. */
  price: number;
  unit: LocalizedText;
  /** The grams of a step of a loose one; null for one sold by the piece. */
  weightStep: number | null;
  traits: string;
  marks: Set<string>;
};

const products: GroceryProduct[] = tableRows(groceryTable).map((row) => {
  const [category = "", ...kinds] = row.heading.split(" ");
  const marks = cell(row, 4).split(" ");
  const [name, price] = [localizedCells(row, 0), cents(cell(row, 2))];
  const loose = looseOf({ category, name: name.en, unit: cell(row, 3), price });
  const traits = marks.find((mark) => /^[A-Z]+$/.test(mark)) ?? "";
  return {
    category,
    kinds,
    name,
    price: loose?.pricePerKilogram ?? price,
    unit: unitOf(cell(row, 3)),
    weightStep: loose?.step ?? null,
    traits: traits + traitsOf(category, marks),
    marks: new Set(marks),
  };
});

export const groceryProductCount = products.length;

/**
 * Returns the traits that the category and the marks imply, such as vitamins for fruit and
 * vegetables.
 */
function traitsOf(category: string, marks: string[]): string {
  if (marks.includes("meat")) return "M";
  if (marks.includes("fish")) return "F";
  return /fruit|citrus|berries|vegetables|herbs|juice/.test(category) ? "V" : "";
}

const descriptions = new Map<string, LocalizedText[]>();
for (const row of tableRows(groceryDescriptionTable)) {
  descriptions.set(row.heading, [...(descriptions.get(row.heading) ?? []), localizedCells(row, 0)]);
}

export const groceryKinds: StoreKind[] = tableRows(groceryKindTable).map((row) => ({
  key: cell(row, 0),
  name: localizedCells(row, 1),
  heads: listOf(cell(row, 3)),
  size: Number(cell(row, 4)),
}));

const land = producers.map((name) => localized(name));
const sea = boats.map((name) => localized(name));

/**
 * Returns the name suffixes of repeated products: producers, boats for fish, packs for household
 * products.
 */
function sourcesOf(category: string): LocalizedText[] {
  if (category === "fishmonger") return sea;
  return /cleaning|paper|body-care|pet-shelf|baby-shelf|water-soda/.test(category) ? packs : land;
}

export function* groceryItems(store: DemoStore, random: Random): Generator<ItemDraft> {
  const pool = products.filter((product) => {
    if (store.kind === "organic") return product.marks.has("organic");
    return product.kinds.includes(store.kind) && !(store.halalTag && isPork(product));
  });
  for (const [product, round] of rounds(pool, store.size, random)) {
    yield draftOf(product, round, store, random);
  }
}

function isPork(product: GroceryProduct): boolean {
  return /pork|bacon|ham|sausage|chorizo|terrine/i.test(product.name.en);
}

function draftOf(
  product: GroceryProduct,
  round: number,
  store: DemoStore,
  random: Random,
): ItemDraft {
  const isOrganic =
    product.marks.has("organic") && (store.kind === "organic" || random.chance(0.2));
  const price = priceNear(product.price * (isOrganic ? 1.3 : 1), random);
  const stock = stockBy(random);
  const isLoose = product.weightStep !== null;
  const name = isOrganic
    ? bilingual(
        (language) => `${product.name[language]}${language === "en" ? ", organic" : " bio"}`,
      )
    : product.name;
  return {
    name: nameOfRound(name, sourcesOf(product.category), round),
    description: descriptionOf(product, random),
    pictures: [groceryPicture(product, isOrganic, round)],
    category: product.category,
    price,
    discount: discountBy(random, 0.14, price),
    unit: isLoose ? null : product.unit,
    weightStep: product.weightStep,
    stock,
    maximumCartQuantity: isLoose ? null : mostOf(random),
    tags: isOrganic ? [localized("Organic", "Bio")] : [],
    nutrition: isEaten(product) ? nutritionOf(product.traits) : [],
    allergens: allergensOf(product.traits),
    isVeg: isVeg(product.traits),
    isHalal: store.halalTag && product.marks.has("meat"),
    isOrganic,
    ...choicesOf(product, price, random),
  };
}

function mostOf(random: Random): number | null {
  return random.chance(0.08) ? random.pick([2, 3, 5, 6]) : null;
}

/** Returns a stock, mostly of 8 to 90 pieces, at times of none or one. */
export function stockBy(random: Random): number {
  const chance = random.next();
  if (chance < 0.04) return 0;
  if (chance < 0.09) return 1;
  if (chance < 0.16) return random.between(2, 5);
  return random.between(8, 90);
}

function isEaten(product: GroceryProduct): boolean {
  return !/cleaning|paper|body-care|pet-shelf/.test(product.category);
}

function descriptionOf(product: GroceryProduct, random: Random): LocalizedText {
  const texts = descriptions.get(product.category) ?? [];
  const sold =
    product.weightStep === null
      ? bilingual((language) =>
          language === "en"
            ? `Unit of sale: ${product.unit.en}.`
            : `Unité de vente : ${product.unit.fr}.`,
        )
      : localized("Sold by weight.", "Vente au poids.");
  return texts.length === 0 ? sold : joined([random.pick(texts), sold], " ");
}

const weights: DemoChoice = {
  name: "weight",
  title: localized("Weight", "Poids"),
  options: [localized("250 g"), localized("500 g"), localized("1 kg")],
};
const grinds: DemoChoice = {
  name: "grind",
  title: localized("Grind", "Mouture"),
  options: [localized("Whole beans", "En grains"), localized("Ground", "Moulu")],
};

/** Returns the variations of products with three weights and of coffee, whole or ground. */
function choicesOf(
  product: GroceryProduct,
  price: number,
  random: Random,
): { choices: DemoChoice[]; variations: DemoVariation[]; stock?: number; price?: number } {
  if (product.weightStep !== null) return { choices: [], variations: [] };
  const choices = [
    ...(product.marks.has("weights") || product.marks.has("grind") ? [weights] : []),
    ...(product.marks.has("grind") ? [grinds] : []),
  ];
  if (choices.length === 0) return { choices: [], variations: [] };
  return variationsOf(
    choices,
    [
      [0, 90, 260],
      [0, 0],
    ],
    price,
    () => stockBy(random),
  );
}

/** Yields the pictures of all products, in every version. */
export function* groceryScenes(): Generator<NamedScene> {
  for (const product of products) {
    for (const isOrganic of product.marks.has("organic") ? [false, true] : [false]) {
      for (let round = 0; round < versions; round++) {
        const scene = groceryScene(product, isOrganic, round);
        if (!scene) throw new Error(`no look for "${product.name.en}" of ${product.category}`);
        yield { name: groceryPicture(product, isOrganic, round), scene };
      }
    }
  }
}

/**
 * Returns pictures of products that shops of a kind have in their window; `turn` makes windows
 * differ.
 */
export function groceryWindow(shop: string, kind: string, turn: number): string[] {
  const ofKind = products.filter(({ kinds }) => kinds.includes(kind));
  const sold = inWindow(ofKind, shop, kind, ({ category }) => [category]);
  const step = Math.max(1, Math.floor(sold.length / 5));
  return Array.from(
    { length: 5 },
    (_, index) => sold[(turn * 3 + index * step) % sold.length],
  ).flatMap((product) => (product ? groceryPicture(product, false, turn) : []));
}
