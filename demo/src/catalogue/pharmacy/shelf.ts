import type { LocalizedText } from "@errand/core/language";
import type { Ground } from "../../pictures/grounds.ts";
import { pictureOf } from "../../pictures/picture-name.ts";
import type { CatalogueStore, CommonCondition } from "../catalogue.types.ts";
import { stockBy } from "../grocery/shelf.ts";
import { unitOf } from "../grocery/unit.ts";
import { groundFor } from "../ground.ts";
import { type Draft, discountBy, type Kind, nameOfRound, priceNear, rounds } from "../offer.ts";
import type { Random } from "../random.ts";
import { cell, cents, joined, rowsOf, sentence, words, wordsAt } from "../table.ts";
import { conditionTable, laboratories, pharmacyTable } from "./products.table.ts";

const conditionRows = rowsOf(conditionTable);

export const commonConditions: CommonCondition[] = conditionRows.map((row) => ({
  key: cell(row, 0),
  name: wordsAt(row, 1),
}));

const advice = new Map(conditionRows.map((row) => [cell(row, 0), wordsAt(row, 3)]));

const products = rowsOf(pharmacyTable).map((row) => ({
  category: row.heading,
  emoji: cell(row, 0),
  name: wordsAt(row, 1),
  price: cents(cell(row, 3)),
  unit: unitOf(cell(row, 4)),
  generic: cell(row, 5) === "-" ? null : wordsAt(row, 5),
  condition: cell(row, 7),
  isBasic: row.cells[8] === "basic",
}));
type Product = (typeof products)[number];

export const pharmacyKinds: Kind[] = [
  {
    key: "pharmacy",
    name: words("Pharmacy", "Pharmacie"),
    emoji: "💊",
    ground: "teal",
    heads: ["Pharmacie", "Grande Pharmacie", "Parapharmacie"],
    cover: ["💊", "🩹", "🌿"],
    fronts: [
      ["💊", "🩹", "🌿"],
      ["🩺", "💊", "🌡️"],
      ["👶", "🍼", "💊"],
      ["🩹", "💊", "💧"],
      ["🧴", "☀️", "🌿"],
      ["🌿", "🫖", "🐝"],
    ],
    size: 22,
  },
];

const makers = laboratories.map((name) => words(name));

export function* pharmacyShelf(store: CatalogueStore, random: Random): Generator<Draft> {
  const pool = products.filter(
    (product) => store.prescriptionOrder || product.category !== "prescription",
  );
  for (const [product, round] of rounds(pool, store.size, random)) {
    yield draftOf(product, round, random);
  }
}

function draftOf(product: Product, round: number, random: Random): Draft {
  const price = priceNear(product.price, random);
  const needsPrescription = product.category === "prescription";
  return {
    name: nameOfRound(product.name, makers, round),
    description: descriptionOf(product),
    pictures: [pictureOf(product.emoji, groundFor(product.name.en, palette))],
    category: product.category,
    price,
    discount: needsPrescription ? null : discountBy(random, 0.1, price),
    unit: product.unit,
    stock: stockBy(random),
    // Medicines are limited for the customer's safety.
    maximumCartQuantity: product.generic ? random.pick([2, 3]) : null,
    genericNames: product.generic ? [product.generic] : [],
    commonCondition: product.condition,
    isBasic: product.isBasic,
    needsPrescription,
  };
}

function descriptionOf(product: Product): LocalizedText {
  const parts = [advice.get(product.condition) ?? []].flat();
  const { generic, unit } = product;
  if (generic) {
    parts.unshift({
      en: `Active substance: ${generic.en.toLowerCase()}. Read the leaflet.`,
      fr: `Substance active : ${generic.fr.toLowerCase()}. Lisez la notice.`,
    });
  }
  if (!/^(piece|pair)$/.test(unit.en)) parts.unshift(sentence(unit));
  return joined(parts, " ");
}

const palette: Ground[] = ["teal", "mint", "sky", "leaf", "rose"];
