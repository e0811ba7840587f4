import type { LocalizedText } from "@errand/core/language";
import type { Ground } from "../../pictures/grounds.ts";
import { pictureOf } from "../../pictures/picture-name.ts";
import type { CatalogueStore, Choice, Variation } from "../catalogue.types.ts";
import { allergensOf, isVeg, nutritionOf } from "../food/ingredient.ts";
import { groundFor, groundNamed } from "../ground.ts";
import { type Draft, discountBy, type Kind, nameOfRound, priceNear, rounds } from "../offer.ts";
import type { Random } from "../random.ts";
import { bilingual, cell, cents, joined, listOf, rowsOf, words, wordsAt } from "../table.ts";
import { variationsOf } from "../variations.ts";
import { boats, groceryDescriptionTable, packs, producers } from "./descriptions.table.ts";
import { groceryTable } from "./products.table.ts";
import { groceryKindTable } from "./shops.table.ts";
import { unitOf } from "./unit.ts";

type Product = {
  category: string;
  kinds: string[];
  emoji: string;
  name: LocalizedText;
  price: number;
  unit: LocalizedText;
  traits: string;
  marks: Set<string>;
};

const products: Product[] = rowsOf(groceryTable).map((row) => {
  const [category = "", ...kinds] = row.heading.split(" ");
  const marks = cell(row, 5).split(" ");
  const traits = marks.find((mark) => /^[A-Z]+$/.test(mark)) ?? "";
  return {
    category,
    kinds,
    emoji: cell(row, 0),
    name: wordsAt(row, 1),
    price: cents(cell(row, 3)),
    unit: unitOf(cell(row, 4)),
    traits: traits + traitsOf(category, marks),
    marks: new Set(marks),
  };
});

/** What the shelf tells of a product: meat and fish are not vegetarian, fruit and vegetables hold vitamins. */
function traitsOf(category: string, marks: string[]): string {
  if (marks.includes("meat")) return "M";
  if (marks.includes("fish")) return "F";
  return /fruit|citrus|berries|vegetables|herbs|juice/.test(category) ? "V" : "";
}

const descriptions = new Map<string, LocalizedText[]>();
for (const row of rowsOf(groceryDescriptionTable)) {
  descriptions.set(row.heading, [...(descriptions.get(row.heading) ?? []), wordsAt(row, 0)]);
}

export const groceryKinds: Kind[] = rowsOf(groceryKindTable).map((row) => ({
  key: cell(row, 0),
  name: wordsAt(row, 3),
  emoji: cell(row, 1),
  ground: groundNamed(cell(row, 2)),
  heads: listOf(cell(row, 5)),
  cover: listOf(cell(row, 6)),
  size: Number(cell(row, 7)),
}));

const land = producers.map((name) => words(name));
const sea = boats.map((name) => words(name));

/** Who grew, made or caught it; household goods come in packs instead. */
function sourcesOf(category: string): LocalizedText[] {
  if (category === "fishmonger") return sea;
  return /cleaning|paper|pet-shelf|baby-shelf|water-soda/.test(category) ? packs : land;
}

export function* groceryShelf(store: CatalogueStore, random: Random): Generator<Draft> {
  const pool = products.filter((product) => {
    if (store.kind === "organic") return product.marks.has("organic");
    return product.kinds.includes(store.kind) && !(store.halalTag && isPork(product));
  });
  for (const [product, round] of rounds(pool, store.size, random)) {
    yield draftOf(product, round, store, random);
  }
}

function isPork(product: Product): boolean {
  return /pork|bacon|ham|sausage|chorizo|terrine/i.test(product.name.en);
}

function draftOf(product: Product, round: number, store: CatalogueStore, random: Random): Draft {
  const isOrganic =
    product.marks.has("organic") && (store.kind === "organic" || random.chance(0.2));
  const price = priceNear(product.price * (isOrganic ? 1.3 : 1), random);
  const stock = stockBy(random);
  const named = isOrganic
    ? bilingual(
        (language) => `${product.name[language]}${language === "en" ? ", organic" : " bio"}`,
      )
    : product.name;
  return {
    name: nameOfRound(named, sourcesOf(product.category), round),
    description: descriptionOf(product, random),
    pictures: [pictureOf(product.emoji, groundOf(product))],
    category: product.category,
    price,
    discount: discountBy(random, 0.14, price),
    unit: product.unit,
    stock,
    maximumCartQuantity: random.chance(0.08) ? random.pick([2, 3, 5, 6]) : null,
    tags: isOrganic ? [words("Organic", "Bio")] : [],
    nutrition: isEaten(product) ? nutritionOf(product.traits) : [],
    allergens: allergensOf(product.traits),
    isVeg: isVeg(product.traits),
    isHalal: store.halalTag && product.marks.has("meat"),
    isOrganic,
    ...choicesOf(product, price, random),
  };
}

/** Mostly plenty; now and then none, or the last one. */
export function stockBy(random: Random): number {
  const chance = random.next();
  if (chance < 0.04) return 0;
  if (chance < 0.09) return 1;
  if (chance < 0.16) return random.between(2, 5);
  return random.between(8, 90);
}

function isEaten(product: Product): boolean {
  return !/cleaning|paper|pet-shelf/.test(product.category);
}

function descriptionOf(product: Product, random: Random): LocalizedText {
  const said = descriptions.get(product.category) ?? [];
  const sold = bilingual((language) =>
    language === "en"
      ? `Unit of sale: ${product.unit.en}.`
      : `Unité de vente : ${product.unit.fr}.`,
  );
  return said.length === 0 ? sold : joined([random.pick(said), sold], " ");
}

const weights: Choice = {
  name: "weight",
  title: words("Weight", "Poids"),
  options: [words("250 g"), words("500 g"), words("1 kg")],
};
const grinds: Choice = {
  name: "grind",
  title: words("Grind", "Mouture"),
  options: [words("Whole beans", "En grains"), words("Ground", "Moulu")],
};

/** Some things are sold by three weights, coffee in beans or ground besides. */
function choicesOf(
  product: Product,
  price: number,
  random: Random,
): { choices: Choice[]; variations: Variation[]; stock?: number; price?: number } {
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

const palette: Ground[] = ["leaf", "mint", "lemon", "sky", "sand", "amber"];

function groundOf(product: Product): Ground {
  return groundFor(product.name.en, palette);
}
