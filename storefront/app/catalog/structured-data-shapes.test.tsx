import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { moduleType } from "@errand/core/modules/modules.contract";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { testShop } from "../config/testing.ts";
import { StructuredData } from "../rendering/structured-data.tsx";
import { itemGraph, storeGraph } from "./structured-data.ts";
import { testDish, testItem, testItemDetails, testStore } from "./testing.tsx";

type Check = RegExp | "number" | readonly string[];
/** The value of a property: text that matches, a number, or a node of one of these types. */
type Shape = Record<string, { holds: Check; isNeeded?: true }>;

const text = /\S/;
const address = /^https?:\/\/\S+$/;
const day = /^\d{4}-\d\d-\d\d$/;
const clock = /^\d\d:\d\d$/;
const sellers = ["Restaurant", "GroceryStore", "Pharmacy", "Store", "LocalBusiness", "AutoRental"];

const offer: Shape = {
  priceCurrency: { holds: /^[A-Z]{3}$/, isNeeded: true },
  availability: { holds: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/, isNeeded: true },
  url: { holds: address, isNeeded: true },
  seller: { holds: sellers, isNeeded: true },
  availabilityStarts: { holds: day },
  availabilityEnds: { holds: day },
};
const business: Shape = {
  name: { holds: text, isNeeded: true },
  url: { holds: address },
  image: { holds: address },
  logo: { holds: address },
  telephone: { holds: /^\+\d+$/ },
  address: { holds: text },
  geo: { holds: ["GeoCoordinates"] },
  priceRange: { holds: /^.{1,99}$/ },
  openingHoursSpecification: { holds: ["OpeningHoursSpecification"] },
  aggregateRating: { holds: ["AggregateRating"] },
};

/**
 * The types of https://schema.org that the shop uses, with the properties that search engines
 * require.
 */
const shapes: Record<string, Shape> = {
  Product: {
    name: { holds: text, isNeeded: true },
    description: { holds: text },
    image: { holds: address },
    sku: { holds: text },
    category: { holds: text },
    aggregateRating: { holds: ["AggregateRating"] },
    offers: { holds: ["Offer", "AggregateOffer"], isNeeded: true },
  },
  Offer: { price: { holds: "number", isNeeded: true }, ...offer },
  AggregateOffer: {
    lowPrice: { holds: "number", isNeeded: true },
    highPrice: { holds: "number", isNeeded: true },
    offerCount: { holds: "number" },
    ...offer,
  },
  AggregateRating: {
    ratingValue: { holds: "number", isNeeded: true },
    ratingCount: { holds: "number", isNeeded: true },
  },
  GeoCoordinates: {
    latitude: { holds: "number", isNeeded: true },
    longitude: { holds: "number", isNeeded: true },
  },
  OpeningHoursSpecification: {
    dayOfWeek: { holds: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/, isNeeded: true },
    opens: { holds: clock, isNeeded: true },
    closes: { holds: clock, isNeeded: true },
  },
  BreadcrumbList: { itemListElement: { holds: ["ListItem"], isNeeded: true } },
  ListItem: {
    position: { holds: "number", isNeeded: true },
    name: { holds: text, isNeeded: true },
    item: { holds: address, isNeeded: true },
  },
  ...Object.fromEntries(sellers.map((type) => [type, business])),
};

function nodeErrors(
  node: Record<string, unknown>,
  allowed: readonly string[],
  at: string,
): string[] {
  const { "@type": type, ...properties } = node;
  const shape = shapes[String(type)];
  if (!shape || !allowed.includes(String(type))) return [`${at}: ${type} is not allowed here`];
  const missing = Object.keys(shape).filter((name) => shape[name]?.isNeeded && !(name in node));
  return [
    ...missing.map((name) => `${at}: ${name} is missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const check = shape[name]?.holds;
      if (!check) return [`${at}: a ${type} does not have the property ${name}`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((each) => valueErrors(each, check, `${at}.${name}`));
    }),
  ];
}

function valueErrors(value: unknown, check: Check, at: string): string[] {
  if (check === "number") return Number.isFinite(value) ? [] : [`${at}: ${value} is not a number`];
  if (check instanceof RegExp) {
    return typeof value === "string" && check.test(value)
      ? []
      : [`${at}: ${value} does not match ${check}`];
  }
  return nodeErrors({ ...Object(value) }, check, at);
}

/** Errors in the JSON-LD of the rendered page. */
function pageErrors(about: object): string[] {
  const { container, unmount } = render(<StructuredData about={about} />);
  const data = JSON.parse(container.querySelector("script")?.textContent ?? "");
  unmount();
  expect(data["@context"]).toBe("https://schema.org");
  const nodes: Record<string, unknown>[] = data["@graph"];
  return nodes.flatMap((node, index) =>
    nodeErrors(node, ["Product", "BreadcrumbList", ...sellers], `${index}`),
  );
}

const shop = testShop({ currency_code: "EUR" });
const hours = { opening_time: "18:00:00", closing_time: "01:30:00" };
const wholeDay = { opening_time: "08:00:00", closing_time: "08:00:00" };
const cover = "http://shop.test/images/cover/640.webp";

function details(changes: Partial<StoreDetails>): StoreDetails {
  const own = {
    active_coupons: [],
    category_details: [],
    price_range: { min_price: 4, max_price: 9 },
  };
  return { ...testStore(), ...own, ...changes };
}

test.each(moduleType.options)(
  "describes a store of module %s in the terms of schema.org",
  (module_type) => {
    const schedules = [0, 1, 2].map((each) => ({ day: each, ...(each === 1 ? wholeDay : hours) }));
    const full = { module_type, schedules, cover_photo_full_url: cover, logo_full_url: cover };
    const bare = {
      schedules: [],
      cover_photo_full_url: null,
      logo_full_url: null,
      rating_count: 0,
    };
    expect(pageErrors(storeGraph(details(full), shop))).toEqual([]);
    expect(pageErrors(storeGraph(details({ module_type, ...bare }), shop))).toEqual([]);
  },
);

const variations = [
  { id: 1, type: "S", price: 10, stock: 0 },
  { id: 2, type: "L", price: 14, stock: 2 },
];
test.each([
  ["a product", testItem({ image_full_url: cover, images_full_url: [cover, cover] })],
  ["a dish", testDish({ images_full_url: [], image_full_url: null, description: "" })],
  ["several prices", testItem({ variations })],
  ["sold out, without a rating", testItem({ stock: 0, rating_count: 0, category_ids: [] })],
  [
    "a campaign",
    testItem({ available_date_starts: "2026-11-20", available_date_ends: "2026-12-24" }),
  ],
])("describes an item in the terms of schema.org: %s", (_name, item) => {
  expect(pageErrors(itemGraph(testItemDetails(item), shop))).toEqual([]);
});

test("describes a whole day by different times, because equal times mean closed", () => {
  const about = storeGraph(details({ schedules: [{ day: 1, ...wholeDay }] }), shop);
  expect(JSON.stringify(about)).toContain('"opens":"00:00","closes":"23:59"');
});
