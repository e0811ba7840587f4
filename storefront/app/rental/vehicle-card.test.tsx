import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { enterRental, testPlan, testVehicle } from "./testing.ts";
import { VehicleCard } from "./vehicle-card.tsx";

beforeEach(() => {
  enterRental();
  fakeApi({});
});

test("shows the price of the trip, how it is made up, and how few are left", () => {
  const vehicle = testVehicle({ discount_price: 10, new_tag: 1 });
  renderInShop(<VehicleCard vehicle={vehicle} plan={testPlan} />, {
    config: { tax_included: 1 },
  });
  const card = screen.getByRole("article").textContent;
  expect(card).toContain("€104.40");
  expect(card).toContain("€116.00");
  expect(card).toContain("2 days × €58.00");
  for (const text of ["2 left", "New", "10% OFF", "5 seats", "Petrol", "Manual", "A/C"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const link = screen.getByRole("link", { name: "City hatchback" });
  expect(link.getAttribute("href")).toBe(
    "/rental/vehicle/city-hatchback?day=2026-03-05&time=10%3A30&rental_type=day_wise&return_day=2026-03-07",
  );
});

test("shows a price from without a time, in the type that is asked for", () => {
  renderInShop(<VehicleCard vehicle={testVehicle()} type="distance_wise" />);
  expect(screen.getByText("€0.45 / km")).toBeTruthy();
  expect(screen.queryByText("2 left")).toBeNull();
  expect(screen.getByRole("link", { name: "City hatchback" }).getAttribute("href")).toBe(
    "/rental/vehicle/city-hatchback",
  );
});

test("falls back to a type that the vehicle is offered for", () => {
  renderInShop(<VehicleCard vehicle={testVehicle({ trip_hourly: 0 })} type="hourly" />);
  expect(screen.getByText("€58.00 / day")).toBeTruthy();
});
