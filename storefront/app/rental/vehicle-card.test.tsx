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

test("shows the price of the trip beside that of a day, how many are free, and how far it is", () => {
  const vehicle = testVehicle({ discount_price: 10, new_tag: 1 });
  renderInShop(<VehicleCard vehicle={vehicle} plan={testPlan} />, {
    config: { tax_included: 1 },
  });
  const card = screen.getByRole("article").textContent;
  expect(card).toContain("€104.40");
  expect(card).toContain("€116.00");
  expect(card).toContain("€58.00 a day");
  for (const text of ["2 free", "New", "10% OFF", "5 seats, manual, petrol"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  // From right to left, the number stays before its seats.
  expect(screen.getByText("5 seats, manual, petrol").tagName).toBe("BDI");
  expect(screen.getByText("Two Wheels, 9.1 km away")).toBeTruthy();
  const link = screen.getByRole("link", { name: "City hatchback" });
  expect(link.getAttribute("href")).toBe(
    "/rental/vehicle/city-hatchback?day=2026-03-05&time=10%3A30&rental_type=day_wise&return_day=2026-03-07",
  );
});

test("shows the price of a unit without a time, in the type that is asked for", () => {
  renderInShop(<VehicleCard vehicle={testVehicle()} type="distance_wise" />);
  expect(screen.getByText("€0.45 a km")).toBeTruthy();
  expect(screen.queryByText("2 free")).toBeNull();
  expect(screen.getByRole("link", { name: "City hatchback" }).getAttribute("href")).toBe(
    "/rental/vehicle/city-hatchback",
  );
});

test("falls back to a type that the vehicle is offered for", () => {
  renderInShop(<VehicleCard vehicle={testVehicle({ trip_hourly: 0 })} type="hourly" />);
  expect(screen.getByText("€58.00 a day")).toBeTruthy();
});

test("warns when one is left on the days, and says nothing of gears of a bicycle", () => {
  const bicycle = testVehicle({ type: "bicycles", seating_capacity: 1, total_vehicle_count: 1 });
  renderInShop(<VehicleCard vehicle={bicycle} plan={testPlan} />);
  expect(screen.getByText("1 left on your days")).toBeTruthy();
  expect(screen.getByText("1 seat")).toBeTruthy();
});
