import { ApiError } from "@errand/core/api-error";
import type { FoundVehicle } from "@errand/core/rental/rental.types";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { noon, renderInShop } from "../catalog/testing.tsx";
import { fakeApi, testCall } from "../testing/fake-api.ts";
import { enterRental, testPlan, testVehicle } from "./testing.ts";
import { withPlan } from "./trip-plan.ts";
import { readVehicleListing } from "./vehicle-search-data.ts";
import { VehicleSearchView } from "./vehicle-search-view.tsx";

beforeEach(() => {
  // The map loads once it is in view, which it never is here.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  enterRental();
  fakeApi({});
});

function Address() {
  return <output aria-label="query">{useLocation().search}</output>;
}

/** Shows the search at a query with these vehicles, or null for a pickup outside all zones. */
async function showSearch(query: string, vehicles: FoundVehicle[] | null = [testVehicle()]) {
  const call = testCall((endpoint) => {
    if (endpoint.endsWith("category-list")) {
      return { vehicles: [2, 3].map((id) => ({ id, name: `Category ${id}` })) };
    }
    if (endpoint.endsWith("brand-list")) return { brands: [{ id: 7, name: "Belmont" }] };
    if (vehicles === null) throw new ApiError(422, [{ code: "zone", message: "Outside." }]);
    const taken = vehicles.filter(({ total_vehicle_count: free }) => free === 0);
    const numbers = { total_size: vehicles.length, taken_size: taken.length };
    return { ...numbers, min_price: 40, max_price: 90, vehicles };
  });
  const listing = await readVehicleListing(
    call,
    new URLSearchParams(query),
    new Date(noon),
    "Europe/Paris",
  );
  renderInShop(
    <>
      <VehicleSearchView moduleId={6} listing={listing} />
      <Address />
    </>,
    { query: `?${query}` },
  );
}

const planQuery = withPlan(new URLSearchParams(), testPlan).toString();
const queryNow = () => screen.getByRole("status", { name: "query" }).textContent;

test("shows the trip in its bar, how many are free, and that prices hold everything", async () => {
  await showSearch(planQuery);
  expect(screen.getByRole("button", { name: /^Pickup ?Tomorrow, 10:30$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Return, 2 days ?Sat 7 Mar, 10:30$/ })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1 model free" })).toBeTruthy();
  expect(screen.getByText("Prices for your 2 days, with VAT")).toBeTruthy();
  expect(screen.getByRole("article").textContent).toContain("€58.00 a day");
  expect(sessionStorage.getItem("rental-trip-1")).toBe(planQuery);
});

test("lists taken vehicles at the end, with the day from which they are free", async () => {
  const taken = testVehicle({ id: 13, slug: "due", name: "Brivio Due", total_vehicle_count: 0 });
  await showSearch(planQuery, [
    testVehicle(),
    { ...taken, next_free_at: "2026-03-10T09:30:00.000Z" },
    { ...taken, id: 14, slug: "tre", name: "Brivio Tre" },
  ]);
  expect(screen.getByRole("heading", { name: "1 model free, 2 taken" })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  const section = within(screen.getByRole("region", { name: "Taken on your days" }));
  expect(section.getByText("Two Wheels, free again from Tue 10 Mar")).toBeTruthy();
  expect(section.getByText("Two Wheels, taken for the next 30 days")).toBeTruthy();
  const days = section.getByRole("link", { name: "See the free days of Brivio Due" });
  expect(days.getAttribute("href")).toContain("/rental/vehicle/due?day=2026-03-05");
});

test("chooses kinds together, and lists no vehicle types beside them", async () => {
  const type = (id: number, type: string) => testVehicle({ id, slug: type, type });
  await showSearch(planQuery, [type(1, "suv"), type(2, "sedan")]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Category 2" }));
  await waitFor(() => expect(queryNow()).toContain("category_ids=2"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Category 3" }));
  await waitFor(() => expect(queryNow()).toContain("category_ids=2&category_ids=3"));
  expect(screen.queryByRole("group", { name: "Vehicle type" })).toBeNull();
});

test("a filter goes into the URL, and its chip takes it out", async () => {
  await showSearch(planQuery);
  await userEvent.click(screen.getByRole("button", { name: "Energy" }));
  const energy = within(await screen.findByRole("dialog", { name: "Energy" }));
  await userEvent.click(energy.getByRole("checkbox", { name: "Electric" }));
  await waitFor(() => expect(queryNow()).toBe(`?${planQuery}&fuel_type=electric`));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: Electric" }));
  await waitFor(() => expect(queryNow()).toBe(`?${planQuery}`));
});

test("another unit is searched at once, with the trip that the bar shows", async () => {
  await showSearch(planQuery);
  await userEvent.click(screen.getByRole("radio", { name: "By the hour" }));
  await waitFor(() => expect(queryNow()).toContain("rental_type=hourly&hours=3"));
});

test("orders by price", async () => {
  await showSearch("all_category=1");
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Sort by" }),
    "Price, lowest first",
  );
  await waitFor(() => expect(queryNow()).toBe("?sort=asc"));
});

test("names the category of the URL", async () => {
  await showSearch("categoryId=3");
  expect(screen.getByRole("heading", { level: 1, name: "Category 3" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Category 3" })).toHaveProperty("checked", true);
});

test("an empty list leads to another time, another type, and fewer filters", async () => {
  await showSearch(`${planQuery}&fuel_type=cng`, []);
  expect(screen.getByText("No vehicle is free then")).toBeTruthy();
  const later = screen.getByRole("link", { name: "A day later" }).getAttribute("href");
  expect(later).toContain("day=2026-03-06");
  expect(later).toContain("return_day=2026-03-08");
  expect(screen.getByRole("link", { name: "Search by the hour" }).getAttribute("href")).toContain(
    "rental_type=hourly",
  );
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(queryNow()).toBe(`?${planQuery}`));
});

test("asks for another pickup where none is served", async () => {
  await showSearch(planQuery, null);
  expect(screen.getByText("No vehicle can be picked up there")).toBeTruthy();
});
