import type { LocalizedText } from "@errand/core/language";
import type { DemoCondition, DemoStore } from "../../../catalogue/catalogue.types.ts";
import {
  cell,
  cents,
  joined,
  localized,
  localizedCells,
  sentence,
  tableRows,
} from "../../../content/text-table.ts";
import type { NamedScene } from "../../../pictures/scene.types.ts";
import type { Random } from "../../random.ts";
import { stockBy } from "../grocery/grocery-items.ts";
import { unitOf } from "../grocery/unit.ts";
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
import { pharmacyPicture, pharmacyScene } from "./pharmacy-look.ts";
import { conditionTable, laboratories, pharmacyTable } from "./products.table.ts";

const conditionRows = tableRows(conditionTable);

export const commonConditions: DemoCondition[] = conditionRows.map((row) => ({
  key: cell(row, 0),
  name: localizedCells(row, 1),
}));

const advice = new Map(conditionRows.map((row) => [cell(row, 0), localizedCells(row, 3)]));

const products = tableRows(pharmacyTable).map((row) => ({
  category: row.heading,
  name: localizedCells(row, 0),
  price: cents(cell(row, 2)),
  unit: unitOf(cell(row, 3)),
  generic: cell(row, 4) === "-" ? null : localizedCells(row, 4),
  condition: cell(row, 6),
  isBasic: row.cells[7] === "basic",
}));
export const pharmacyProductCount = products.length;
type PharmacyProduct = (typeof products)[number];

export const pharmacyKinds: StoreKind[] = [
  {
    key: "pharmacy",
    name: localized("Pharmacy", "Pharmacie"),
    heads: ["Pharmacie", "Grande Pharmacie", "Parapharmacie"],
    size: 22,
  },
];

const makers = laboratories.map((name) => localized(name));

export function* pharmacyItems(store: DemoStore, random: Random): Generator<ItemDraft> {
  const pool = products.filter(
    (product) => store.prescriptionOrder || product.category !== "prescription",
  );
  for (const [product, round] of rounds(pool, store.size, random)) {
    yield draftOf(product, round, random);
  }
}

function draftOf(product: PharmacyProduct, round: number, random: Random): ItemDraft {
  const price = priceNear(product.price, random);
  const needsPrescription = product.category === "prescription";
  return {
    name: nameOfRound(product.name, makers, round),
    description: descriptionOf(product),
    pictures: [pharmacyPicture(product, round)],
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

function descriptionOf(product: PharmacyProduct): LocalizedText {
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

/** Yields the pictures of all products, in every version. */
export function* pharmacyScenes(): Generator<NamedScene> {
  for (const product of products) {
    for (let round = 0; round < versions; round++) {
      const scene = pharmacyScene(product, round);
      if (!scene) throw new Error(`no look for "${product.name.en}" of ${product.category}`);
      yield { name: pharmacyPicture(product, round), scene };
    }
  }
}

/** Returns pictures of products for the window of a pharmacy; `turn` makes windows differ. */
export function pharmacyWindow(shop: string, turn: number): string[] {
  const free = products.filter(({ category }) => category !== "prescription");
  const sold = inWindow(free, shop, "pharmacy", ({ category }) => [category]);
  return Array.from(
    { length: 6 },
    (_, index) => sold[(turn * 5 + index * 17) % sold.length],
  ).flatMap((product) => (product ? pharmacyPicture(product, turn) : []));
}
