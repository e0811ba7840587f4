import { minor } from "@errand/core/money";
import { orderLineSnapshotV1 } from "@errand/core/orders/line-snapshot";
import { expect, test } from "vitest";
import { drawingVersion } from "../pictures/drawing-version.ts";
import { readSnapshot } from "./line-snapshot.ts";
import { selectedVariations, toOrderedItem } from "./ordered-item.ts";

/** Rows as each version wrote them. They stay as they are when a new version is added. */

const itemOf = (texts: {
  name: string;
  description: string;
  unit_type: string;
  store_name: string;
  group: string;
  options: [string, string];
  size: string;
}) => ({
  id: 7,
  slug: "rye-loaf",
  name: texts.name,
  description: texts.description,
  unit_type: texts.unit_type,
  price: 10,
  stock: null,
  discount: 0,
  store_id: 3,
  store_name: texts.store_name,
  store_slug: "bakery",
  zone_id: 1,
  module_id: 2,
  module_type: "food",
  avg_rating: 4.5,
  tags: [{ id: 1, tag: "bread" }],
  variations: [{ type: texts.size, price: 11.5, stock: 4 }],
  food_variations: [
    {
      name: texts.group,
      type: "single",
      min: 0,
      max: 1,
      required: "on",
      values: [
        { label: texts.options[0], optionPrice: 0, isSelected: false },
        { label: texts.options[1], optionPrice: 2.5, isSelected: false },
      ],
    },
  ],
  add_ons: [{ id: 5, name: "Cheese", price: 1, store_id: 3 }],
  veg: 1,
  organic: 1,
  is_halal: 0,
  is_prescription_required: 0,
  isCampaignItem: false,
  image_full_url: "https://old.example/images/emoji-1f35e-sand.1/640.webp",
  images_full_url: [
    "https://old.example/images/emoji-1f35e-sand.1/640.webp",
    "https://old.example/images/emoji-1f956-mint.1/640.webp",
  ],
});

const version0 = {
  version: 0,
  en: itemOf({
    name: "Rye loaf",
    description: "Dark bread",
    unit_type: "piece",
    store_name: "Bakery",
    group: "Cut",
    options: ["Whole", "Sliced"],
    size: "Large",
  }),
  fr: itemOf({
    name: "Pain de seigle",
    description: "Pain noir",
    unit_type: "pièce",
    store_name: "Boulangerie",
    group: "Coupe",
    options: ["Entier", "Tranché"],
    size: "Grand",
  }),
  choices: [
    {
      group: { id: "cut", label: { en: "Cut", fr: "Coupe" } },
      options: [{ id: "sliced", label: { en: "Sliced", fr: "Tranché" } }],
    },
    { variation: { id: "12", label: { en: "Large", fr: "Grand" } } },
  ],
  addOns: [{ id: 5, name: { en: "Cheese", fr: "Fromage" }, price: 100, quantity: 2 }],
};

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

test.each([
  ["0", version0],
  ["1", version1],
])("reads what version %s wrote", (_version, stored) => {
  expect(readSnapshot(JSON.parse(JSON.stringify(stored)))).toEqual(version1);
});

test("leaves out a group that the item no longer had, as it always did", () => {
  const [cut, size] = version0.choices;
  const group = { id: "gone", label: { en: "Gone", fr: "Parti" } };
  expect(readSnapshot({ ...version0, choices: [{ ...cut, group }, size] }).groups).toEqual([]);
});

test("refuses what no version wrote", () => {
  expect(() => readSnapshot({ ...version1, version: 2 })).toThrow();
  expect(() => readSnapshot({ ...version1, price: 10.5 })).toThrow();
});

test("shows the ordered item in the caller's language, with pictures at the present URL", () => {
  const snapshot = orderLineSnapshotV1.parse(version1);
  const url = "https://shop.example";
  const item = toOrderedItem(snapshot, { itemId: 7, language: "fr", url });
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
    { type: "Grand", price: 11.5, stock: 0 },
    {
      name: "Coupe",
      type: "single",
      min: 0,
      max: 1,
      required: "on",
      values: [{ label: "Tranché", optionPrice: 2.5, isSelected: true }],
    },
  ]);
  expect(snapshot.price).toBe(minor(1000));
});
