import { minor } from "@errand/core/money";
import { orderLineSnapshotV1 } from "@errand/core/orders/line-snapshot";
import { expect, test } from "vitest";
import { selectedVariations, toOrderedItem } from "../orders/ordered-item.ts";
import { drawingVersion } from "../pictures/drawing-version.ts";
import { readSnapshot } from "./line-snapshot.ts";

/** Rows as each version wrote them. They stay as they are when a new version is added. */

const version1 = {
  version: 1,
  slug: "rye-loaf",
  name: { en: "Rye loaf", fr: "Pain de seigle" },
  description: { en: "Dark bread", fr: "Pain noir" },
  unit: { en: "piece", fr: "pièce" },
  pictures: ["emoji-1f35e-sand", "emoji-1f956-mint"],
  store: { id: 3, slug: "bakery", name: { en: "Bakery", fr: "Boulangerie" } },
  zoneId: 1,
  moduleId: 2,
  moduleType: "food",
  price: 1000,
  variation: { id: "12", label: { en: "Large", fr: "Grand" }, price: 1150 },
  groups: [
    {
      id: "cut",
      label: { en: "Cut", fr: "Coupe" },
      type: "single",
      min: 0,
      max: 1,
      required: true,
      options: [{ id: "sliced", label: { en: "Sliced", fr: "Tranché" }, price: 250 }],
    },
  ],
  addOns: [{ id: 5, name: { en: "Cheese", fr: "Fromage" }, price: 100, quantity: 2 }],
  veg: true,
  organic: true,
  halal: false,
  prescription: false,
  campaign: false,
};

test("reads what version 1 wrote", () => {
  expect(readSnapshot(JSON.parse(JSON.stringify(version1)))).toEqual(version1);
});

test("refuses what no version wrote", () => {
  expect(() => readSnapshot({ ...version1, version: 2 })).toThrow();
  expect(() => readSnapshot({ ...version1, price: 10.5 })).toThrow();
});

test("shows the ordered item in the caller's language, with pictures at the present URL", () => {
  const snapshot = orderLineSnapshotV1.parse(version1);
  const url = "https://shop.example";
  const item = toOrderedItem(snapshot, { itemId: 7, weight: null, language: "fr", url });
  expect(item).toMatchObject({
    id: 7,
    name: "Pain de seigle",
    unit_type: "pièce",
    price: 10,
    store_name: "Boulangerie",
    variations: [{ type: "Grand", price: 11.5 }],
    add_ons: [{ id: 5, name: "Fromage", price: 1, store_id: 3 }],
    has_variant: 1,
    organic: 1,
    image_full_url: `${url}/images/emoji-1f35e-sand.${drawingVersion}/640.webp`,
  });
  expect(selectedVariations(snapshot, "fr")).toEqual([
    { id: 12, type: "Grand", price: 11.5, stock: 0 },
    {
      id: "cut",
      name: "Coupe",
      type: "single",
      min: 0,
      max: 1,
      required: "on",
      values: [{ id: "sliced", label: "Tranché", optionPrice: 2.5, isSelected: true }],
    },
  ]);
  expect(snapshot.price).toBe(minor(1000));
});
