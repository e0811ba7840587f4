import type { Config } from "@errand/core/config/config.contract";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { BookingBox } from "./booking-box.tsx";
import { RentalCartContext } from "./rental-cart-context.ts";
import { enterRental, testPlan, testVehicle } from "./testing.ts";
import { type TripPlan, withPlan } from "./trip-plan.ts";

beforeEach(enterRental);

function Address() {
  return <output aria-label="query">{useLocation().search}</output>;
}

interface Shown {
  vehicle?: Vehicle;
  plan?: TripPlan | null;
  free?: number | null;
  config?: Partial<Config>;
}

function showBox({ vehicle = testVehicle(), plan = testPlan, free = 3, config }: Shown = {}) {
  const add = vi.fn(() => Promise.resolve(true));
  renderInShop(
    <RentalCartContext value={{ count: 0, trip: null, add }}>
      <BookingBox vehicle={vehicle} read={{ plan, free }} />
      <Address />
    </RentalCartContext>,
    {
      config: { tax_included: 1, ...config },
      query: plan ? `?${withPlan(new URLSearchParams(), plan)}` : "",
    },
  );
  return add;
}

const request = {
  // Where its provider hands it over, not where the visitor is.
  pickup_location: { lat: 44.1, lng: -1.2, location_name: "3 Rue du Miel" },
  destination_location: { lat: 44.1, lng: -1.2, location_name: "3 Rue du Miel" },
  pickup_time: "2026-03-05T09:30:00.000Z",
  rental_type: "day_wise",
  estimated_hours: 48,
};

test("shows the price of the trip with its reasons, and adds the chosen number", async () => {
  fakeApi({});
  const vehicle = testVehicle({ discount_price: 10 });
  const add = showBox({ vehicle });
  const box = within(screen.getByRole("region", { name: "Price of your trip" }));
  expect(box.getByText("€104.40")).toBeTruthy();
  expect(
    box.getByText("2 days × €58.00 · Discount on this vehicle · You save €11.60"),
  ).toBeTruthy();
  expect(box.getByText("3 free at this time")).toBeTruthy();
  const more = screen.getByRole("button", { name: "One more" });
  for (let press = 0; press < 5; press++) await userEvent.click(more);
  expect(box.getByText("€313.20")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add to trip €313.20" }));
  await waitFor(() => expect(add).toHaveBeenCalledWith({ vehicle, quantity: 3, trip: request }));
});

test("the price of the trip has the service fee in it, and the terms stand beside it", () => {
  fakeApi({});
  showBox({ config: { additional_charge_status: 1, additional_charge: 0.49 } });
  const box = within(screen.getByRole("region", { name: "Price of your trip" }));
  expect(box.getByText("€116.49")).toBeTruthy();
  expect(box.getByText("2 days × €58.00 · with the €0.49 service fee")).toBeTruthy();
  expect(box.getByText("Deposit €400.00, not in the total")).toBeTruthy();
  expect(box.getByText(/keeps one day \(€58\.00\)/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add to trip €116.49" })).toBeTruthy();
});

test("tax that is not in the prices is in the price of the trip", () => {
  fakeApi({});
  showBox({ config: { tax_included: 0 } });
  const box = within(screen.getByRole("region", { name: "Price of your trip" }));
  expect(box.getByText("€139.20")).toBeTruthy();
  expect(box.getByText("2 days × €58.00 · with 20 % tax")).toBeTruthy();
});

test("the dialog of a vehicle has its prices and its place", async () => {
  fakeApi({});
  showBox({ plan: null, free: null });
  await userEvent.click(screen.getByRole("button", { name: "Add to trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your trip" }));
  expect(dialog.getByText("€58.00 a day")).toBeTruthy();
  expect(dialog.getByText("3 Rue du Miel")).toBeTruthy();
  expect(dialog.queryByRole("combobox", { name: "Near" })).toBeNull();
});

test("asks for the trip first, then adds the vehicle and keeps the trip in the URL", async () => {
  fakeApi({
    "GET /rental/vehicle/get-provider-vehicles": () => ({
      total_size: 1,
      limit: 100,
      offset: 1,
      vehicles: [testVehicle()],
      min_price: 58,
      max_price: 58,
      taken_size: 0,
    }),
  });
  const add = showBox({ plan: null, free: null });
  await userEvent.click(screen.getByRole("button", { name: "Add to trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your trip" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add to trip" }));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      quantity: 1,
      trip: expect.objectContaining({ pickup_time: "2026-03-04T11:30:00.000Z" }),
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole("status", { name: "query" }).textContent).toContain("day=2026-03-04"),
  );
  expect(await screen.findByText("2 free at this time")).toBeTruthy();
});

test("offers another time where none is free", async () => {
  fakeApi({});
  showBox({ free: 0 });
  expect(screen.getByText("None is free at this time.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Add to trip/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Choose another time" }));
  expect(await screen.findByRole("dialog", { name: "Your trip" })).toBeTruthy();
});

test("says that a vehicle is not offered for the type of the trip", () => {
  fakeApi({});
  showBox({ vehicle: testVehicle({ trip_day_wise: 0 }) });
  expect(screen.getByText("This vehicle is not offered by the day.")).toBeTruthy();
});

test("prices a trip by distance once the distance is known", async () => {
  fakeApi({
    "GET /config/distance-api": () => ({ status: "OK", distanceMeters: 10_000, duration: 900 }),
  });
  const destination = { point: { lat: 44.2, lng: -1.3 }, address: "Old mill" };
  showBox({ plan: { ...testPlan, type: "distance_wise", destination } });
  expect(await screen.findAllByText("€4.50")).toHaveLength(2);
  expect(screen.getByText("10 km × €0.45")).toBeTruthy();
});
