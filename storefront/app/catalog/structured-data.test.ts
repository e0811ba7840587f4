import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import { testShop } from "../config/testing.ts";
import { itemGraph, storeGraph } from "./structured-data.ts";
import { testDish, testItem, testItemDetails, testStore } from "./testing.tsx";

const shop = testShop({ currency_code: "EUR" });
const store = testStore({ slug: "forno", name: "Forno" });
const details: StoreDetails = {
  ...store,
  active_coupons: [],
  category_details: [],
  price_range: { min_price: 4, max_price: 19.5 },
};

function productOf(item: ReturnType<typeof testItem>) {
  const graph = itemGraph(testItemDetails(item, store), shop) as { "@graph": object[] };
  return graph["@graph"][0];
}

test("describes an item as a product with an offer and a rating", () => {
  expect(productOf(testItem({ discount: 20 }))).toMatchObject({
    "@type": "Product",
    name: "Margherita",
    aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    offers: {
      "@type": "Offer",
      price: 8,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: "http://shop.test/product/margherita",
      seller: { "@type": "Restaurant", name: "Forno" },
    },
  });
});

test("describes variations with different prices as one aggregate offer", () => {
  const variations = [
    { id: 1, type: "S", price: 10, stock: 0 },
    { id: 2, type: "L", price: 14, stock: 0 },
  ];
  expect(productOf(testItem({ stock: 0, variations }))).toMatchObject({
    offers: {
      "@type": "AggregateOffer",
      lowPrice: 10,
      highPrice: 14,
      offerCount: 2,
      availability: "https://schema.org/OutOfStock",
    },
  });
});

test("names the price of a step and of a kilogram of what is sold by weight", () => {
  const cheese = testItem({ price: 24, sold_by: "weight", weight_step: 150 });
  expect(productOf(cheese)).toMatchObject({
    offers: {
      price: 3.6,
      priceSpecification: { price: 24, referenceQuantity: { value: 1, unitCode: "KGM" } },
    },
  });
});

test("omits the rating of an item without ratings", () => {
  expect(productOf(testDish({ rating_count: 0 }))).not.toHaveProperty("aggregateRating");
});

test("lists the store of an item in its breadcrumbs", () => {
  const graph = itemGraph(testItemDetails(testItem(), store), shop) as { "@graph": object[] };
  expect(graph["@graph"][1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "http://shop.test/" },
      { position: 2, name: "Forno", item: "http://shop.test/store/forno" },
      { position: 3, name: "Margherita", item: "http://shop.test/product/margherita" },
    ],
  });
});

test("describes a store by the type of its module, with its hours", () => {
  const schedules = [{ day: 0, opening_time: "18:00:00", closing_time: "01:30:00" }];
  const graph = storeGraph({ ...details, schedules }, shop) as { "@graph": object[] };
  expect(graph["@graph"][0]).toMatchObject({
    "@type": "Restaurant",
    url: "http://shop.test/store/forno",
    priceRange: "4.00–19.50 EUR",
    openingHoursSpecification: [{ dayOfWeek: "Sunday", opens: "18:00", closes: "01:30" }],
  });
});
