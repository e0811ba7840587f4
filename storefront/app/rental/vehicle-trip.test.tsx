import type { Config } from "@errand/core/config/config.contract";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { addDays } from "@errand/core/time";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { FreeDays } from "./free-days.tsx";
import { RentalCartContext } from "./rental-cart-context.ts";
import { enterRental, testPlan, testVehicle } from "./testing.ts";
import { type TripPlan, withPlan } from "./trip-plan.ts";
import { type ReadTrip, useVehicleTrip } from "./use-vehicle-trip.ts";
import { VehicleBox } from "./vehicle-box.tsx";

beforeEach(enterRental);

function Page({ vehicle, read }: { vehicle: Vehicle; read: ReadTrip }) {
  const trip = useVehicleTrip(vehicle, read);
  return (
    <>
      <FreeDays trip={trip} />
      <VehicleBox trip={trip} />
      <output aria-label="query">{useLocation().search}</output>
    </>
  );
}

/** Taken days of March 2026, and those of which one is left. */
const taken = ["2026-03-12", "2026-03-13"];
const lastOne = ["2026-03-20"];

function serve() {
  return fakeApi({
    "GET /rental/vehicle/calendar/{id}": ({ from, to }) => {
      const days = [];
      for (let date = String(from); date <= String(to); date = addDays(date, 1)) {
        const free = taken.includes(date) ? 0 : lastOne.includes(date) ? 1 : 4;
        days.push({ date, free, of: 6 });
      }
      return { days };
    },
    "GET /rental/vehicle/get-provider-vehicles": () => ({
      total_size: 1,
      taken_size: 0,
      limit: 100,
      offset: 1,
      vehicles: [testVehicle()],
      min_price: 58,
      max_price: 58,
    }),
    "GET /config/distance-api": () => ({ status: "OK", distanceMeters: 10_000, duration: 900 }),
  });
}

interface Shown {
  vehicle?: Vehicle;
  plan?: TripPlan | null;
  free?: number | null;
  config?: Partial<Config>;
}

function showPage({ vehicle = testVehicle(), plan = testPlan, free = 3, config }: Shown = {}) {
  serve();
  const add = vi.fn(() => Promise.resolve(true));
  renderInShop(
    <RentalCartContext value={{ count: 0, trip: null, add }}>
      <Page vehicle={vehicle} read={{ plan, free }} />
    </RentalCartContext>,
    {
      config: { tax_included: 1, ...config },
      query: plan ? `?${withPlan(new URLSearchParams(), plan)}` : "",
    },
  );
  return add;
}

const box = () => within(screen.getByRole("region", { name: "Price of your trip" }));
const day = (name: string) => screen.findByRole("button", { name });
const query = () => screen.getByRole("status", { name: "query" }).textContent;

/** The lines of the total, each with its amount. */
const rows = () =>
  box()
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling: value }) => [textContent, value?.textContent]);

const request = {
  // Where its provider hands it over, not where the visitor is.
  pickup_location: { lat: 44.1, lng: -1.2, location_name: "3 Rue du Miel" },
  destination_location: { lat: 44.1, lng: -1.2, location_name: "3 Rue du Miel" },
  pickup_time: "2026-03-05T09:30:00.000Z",
  rental_type: "day_wise",
  estimated_hours: 48,
};

test("shows the total line by line, and books no more than are free", async () => {
  const vehicle = testVehicle({ discount_price: 10 });
  const add = showPage({
    vehicle,
    config: { additional_charge_status: 1, additional_charge: 0.49 },
  });
  expect(box().getByText("3 free on your days")).toBeTruthy();
  const more = screen.getByRole("button", { name: "One more" });
  for (let press = 0; press < 5; press++) await userEvent.click(more);
  expect(rows()).toEqual([
    ["3 × 2 days × €58.00", "€348.00"],
    ["Discount on this vehicle", "−€34.80"],
    ["Service fee", "€0.49"],
    ["Total", "€313.69"],
    ["VAT included,", "€52.20"],
  ]);
  await userEvent.click(box().getByRole("button", { name: "Continue to booking" }));
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith({ vehicle, quantity: 3, trip: request, goesOn: true }),
  );
});

test("tax that is not in the prices is a line of the total", () => {
  showPage({ config: { tax_included: 0 } });
  expect(rows()).toContainEqual(["VAT", "€23.20"]);
  expect(rows()).toContainEqual(["Total", "€139.20"]);
});

test("the deposit stands outside of the total, beside what canceling costs", () => {
  showPage({ plan: { ...testPlan, day: "2026-03-10", returnDay: "2026-03-12" } });
  expect(box().getByText("Deposit, not in the total").textContent).toContain("€400.00");
  expect(box().getByText("Free to cancel until Mon 9 Mar, 10:30")).toBeTruthy();
  expect(box().getByText("Later €58.00 is kept")).toBeTruthy();
});

test("two presses on free days choose the trip, whose total follows", async () => {
  showPage({ plan: null, free: null });
  expect(box().getByRole("link", { name: "Choose your days" })).toBeTruthy();
  await userEvent.click(await day("Friday 6 March"));
  expect(screen.getByText("Now choose the day of the return.")).toBeTruthy();
  await userEvent.click(await day("Monday 9 March"));
  await waitFor(() => expect(query()).toContain("day=2026-03-06"));
  expect(query()).toContain("return_day=2026-03-09");
  expect(box().getByText("Total").nextElementSibling?.textContent).toBe("€174.00");
  expect(await box().findByText("2 free on your days")).toBeTruthy();
});

test("words mark taken days and those with few left; a trip does not cross taken ones", async () => {
  showPage({ plan: null, free: null });
  expect((await day("Thursday 12 March, taken")).getAttribute("aria-disabled")).toBe("true");
  expect(await day("Friday 20 March, 1 left")).toBeTruthy();
  await userEvent.click(await day("Tuesday 10 March"));
  await userEvent.click(await day("Monday 16 March"));
  expect(screen.getByText(/^Days in between are taken/)).toBeTruthy();
  await userEvent.click(await day("Wednesday 18 March"));
  await waitFor(() => expect(query()).toContain("day=2026-03-16"));
});

test("the keyboard alone chooses the days", async () => {
  showPage();
  (await day("Thursday 5 March, 10:30")).focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowLeft}{Enter}");
  await waitFor(() => expect(query()).toContain("return_day=2026-03-11"));
});

test("another unit changes the calendar and the total together", async () => {
  showPage();
  await userEvent.click(screen.getByRole("radio", { name: /^By the hour/ }));
  await waitFor(() => expect(query()).toContain("rental_type=hourly&hours=3"));
  expect(box().getByText("€9.50 an hour")).toBeTruthy();
  expect(box().getByText("3 hours × €9.50")).toBeTruthy();
});

test("offers other days where none is free", () => {
  showPage({ free: 0 });
  expect(box().getByText("None is free on your days")).toBeTruthy();
  expect(box().queryByRole("button", { name: "Continue to booking" })).toBeNull();
  expect(box().getByRole("link", { name: "Choose other days" })).toBeTruthy();
});

test("says that a vehicle is not offered in the unit of the trip", () => {
  showPage({ vehicle: testVehicle({ trip_day_wise: 0 }) });
  expect(box().getByText("This vehicle is not offered by the day.")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^By the day/ })).toBeNull();
});

test("prices a trip by distance once the distance is known", async () => {
  const destination = { point: { lat: 44.2, lng: -1.3 }, address: "Old mill" };
  showPage({ plan: { ...testPlan, type: "distance_wise", destination } });
  expect(await box().findByText("10 km × €0.45")).toBeTruthy();
  expect(box().getByText("Total").nextElementSibling?.textContent).toBe("€4.50");
});
