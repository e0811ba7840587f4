import { expect, test } from "vitest";
import { testShop } from "../config/testing.ts";
import { providerGraph, vehicleGraph } from "./rental-graph.ts";
import { testProvider, testVehicle } from "./testing.ts";

const shop = testShop();

test("a vehicle is a car with an offer for each type of trip that it is offered for", () => {
  const graph = vehicleGraph(testVehicle({ trip_distance: 0 }), "Vehicles", shop);
  expect(graph).toMatchObject({
    "@graph": [
      {
        "@type": ["Product", "Car"],
        name: "City hatchback",
        aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
        offers: [
          { price: 58, priceSpecification: { unitCode: "DAY" } },
          { price: 9.5, priceSpecification: { unitCode: "HUR" } },
        ],
      },
      { "@type": "BreadcrumbList" },
    ],
  });
});

test("a provider is a car rental with its hours", () => {
  const graph = providerGraph(testProvider({ rating_count: 0 }), "Vehicles", shop);
  expect(graph).toMatchObject({
    "@graph": [
      { "@type": "AutoRental", name: "Two Wheels", url: expect.stringContaining("/two-wheels") },
      { "@type": "BreadcrumbList" },
    ],
  });
  expect(JSON.stringify(graph)).not.toContain("aggregateRating");
});
