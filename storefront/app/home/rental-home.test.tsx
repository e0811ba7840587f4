import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { testModule } from "../config/testing.ts";
import { enterRental, testProvider, testVehicle } from "../rental/testing.ts";
import { errorReply, fakeApi, testCall } from "../testing/fake-api.ts";
import { RentalHome } from "./rental-home.tsx";
import { readRentalHome } from "./rental-home-data.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  enterRental();
  fakeApi({});
});

const wheels = testProvider();
const riverside = testProvider({ id: 41, slug: "riverside", name: "Riverside Cars" });

const replies: Record<string, unknown> = {
  "GET /rental/vehicle/category-list": {
    vehicles: [{ id: 2, name: "Bicycles", image_full_url: null }],
  },
  "GET /rental/vehicle/top-rated": { vehicles: [testVehicle()] },
  "GET /rental/vehicle/brand-list": { brands: [{ id: 7, name: "Belmont", image_full_url: null }] },
  "GET /rental/provider/popular": { stores: [wheels] },
  "GET /rental/provider/latest": { stores: [riverside, wheels] },
  "GET /rental/banners": { banners: [] },
  "GET /rental/coupon/list/all": [],
  "GET /other-banners/why-choose": {
    banners: [
      { id: 1, title: "Near", short_description: "Within the hour.", image_full_url: null },
    ],
  },
};

async function showHome(changes: Record<string, unknown> = {}) {
  const rental = await readRentalHome(
    testCall((endpoint) => {
      const reply = { ...replies, ...changes }[endpoint];
      if (reply === undefined) throw new Error("down");
      return reply;
    }),
  );
  const module = testModule({ module_type: "rental", description: "By the day." });
  renderInShop(<RentalHome module={module} rental={rental} />);
  return rental;
}

const section = (name: string) => within(screen.getByRole("region", { name }));

test("starts with the search of a trip, and shows no provider twice", async () => {
  await showHome();
  expect(screen.getByRole("button", { name: "Search vehicles" })).toBeTruthy();
  const category = section("What do you want to drive?").getByRole("link", { name: "Bicycles" });
  expect(category.getAttribute("href")).toBe("/rental/vehicle-search?categoryId=2");
  expect(section("Best rated vehicles").getByText("€58.00 a day")).toBeTruthy();
  expect(section("Popular rental companies").getByText("Two Wheels")).toBeTruthy();
  expect(section("New rental companies").queryByText("Two Wheels")).toBeNull();
  expect(section("New rental companies").getByText("Riverside Cars")).toBeTruthy();
  expect(section("Why order here").getByText("Within the hour.")).toBeTruthy();
});

test("shows prices in the unit that is chosen in the bar", async () => {
  await showHome();
  await userEvent.click(screen.getByRole("radio", { name: "By the hour" }));
  expect(section("Best rated vehicles").getByText("€9.50 an hour")).toBeTruthy();
});

test("leaves out what is empty", async () => {
  await showHome({
    "GET /rental/provider/latest": { stores: [wheels] },
    "GET /rental/vehicle/brand-list": { brands: [] },
  });
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    "What do you want to drive?",
    "Best rated vehicles",
    "Popular rental companies",
    "Why order here",
  ]);
});

test("loads in the browser what fails to load with the page, and shows an error where that fails, too", async () => {
  let isDown = true;
  fakeApi({
    "GET /rental/vehicle/brand-list": () =>
      isDown
        ? errorReply(404, "not_found", "Not found")
        : {
            brands: [{ id: 7, name: "Belmont", image_full_url: null }],
            total_size: 1,
            limit: 100,
            offset: 1,
          },
  });
  await showHome({ "GET /rental/vehicle/brand-list": undefined });
  const retry = within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" });
  expect(section("Popular rental companies").getByText("Two Wheels")).toBeTruthy();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Belmont" })).toBeTruthy();
});

test("has at most eight sections", async () => {
  const banner = {
    id: 1,
    title: "Spring",
    type: "provider",
    link: null,
    provider_id: 40,
    image_full_url: "/images/spring/640.webp",
  };
  const rental = await showHome({
    "GET /rental/banners": { banners: [banner] },
    "GET /rental/coupon/list/all": [
      {
        id: 1,
        title: "Welcome",
        code: "WHEELS",
        coupon_type: "default",
        discount: 10,
        discount_type: "percent",
        min_purchase: 0,
        max_discount: 0,
        limit: null,
        start_date: "2026-01-01",
        expire_date: "2026-12-31",
        module_id: 6,
        store_id: null,
        store: null,
        zoneId: [],
        data: [],
      },
    ],
  });
  expect(rental.latest).toEqual([]);
  expect(screen.getByText("WHEELS")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Spring" }).getAttribute("href")).toBe(
    "/rental/provider-details/40",
  );
});
