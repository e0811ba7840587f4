import type { Landing } from "@errand/core/config/config.contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { Hero } from "./hero.tsx";
import { ModuleSection } from "./module-section.tsx";

const landing = {
  header_title: "All of town at your door",
  header_sub_title: "Dinner and more.",
  header_tag_line: "Where should we deliver?",
  header_banner_full_url: null,
} as Landing;

function showLanding(onNeedPlace = vi.fn()) {
  renderApp(
    <ShopContext value={testShop({}, [testModule({ stores_count: 44 })])}>
      <Hero landing={landing} pictures={[]} search={createRef()} needsPlace={false} />
      <ModuleSection words={{ title: "What?", sub_title: "Six ways." }} onNeedPlace={onNeedPlace} />
    </ShopContext>,
    { routes: { "/home": <p>At home</p> } },
  );
  return onNeedPlace;
}

function chooseLocation() {
  store("location", "12 Quai des Voiles, Belrive");
  store("currentLatLng", { lat: 44.15, lng: -1.29 });
  store("zoneid", [2]);
}

beforeEach(() => localStorage.clear());

test("asks a new visitor for a location", () => {
  showLanding();
  expect(screen.getByRole("heading", { name: "Where should we deliver?" })).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Where should we deliver?" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Use Current Location" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Pick from map" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Continue to the shop" })).toBeNull();
});

test("stores a module chosen before a location, and asks for the location", async () => {
  const onNeedPlace = showLanding();
  await userEvent.click(screen.getByRole("button", { name: /Food/ }));
  expect(onNeedPlace).toHaveBeenCalledOnce();
  expect(stored("module")).toMatchObject({ slug: "food" });
  expect(screen.queryByText("At home")).toBeNull();
});

test("offers a returning visitor a link to the shop", async () => {
  chooseLocation();
  showLanding();
  expect(screen.getByText("12 Quai des Voiles, Belrive")).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: "Continue to the shop" }));
  expect(await screen.findByText("At home")).toBeDefined();
});

test("opens a module immediately when the location is known", async () => {
  chooseLocation();
  showLanding();
  await userEvent.click(screen.getByRole("button", { name: /Food.*44 stores/ }));
  expect(stored("module")).toMatchObject({ id: 1 });
  expect(await screen.findByText("At home")).toBeDefined();
});

test("has a button that chooses the first address that matches, or leads to the empty field", async () => {
  const calls = fakeApi({
    "GET /config/place-api-autocomplete": () => ({
      status: "OK",
      predictions: [
        {
          place_id: "a-7",
          description: "12 Quai",
          main_text: "12 Quai",
          secondary_text: "Belrive",
        },
      ],
    }),
    "GET /config/place-api-details": () => errorReply(503, "unavailable", "Please try again."),
  });
  showLanding();
  const button = screen.getByRole("button", { name: "Find stores" });
  await userEvent.click(button);
  const field = screen.getByRole("combobox", { name: "Where should we deliver?" });
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("combobox"));
  expect(calls).toEqual([]);

  await userEvent.type(document.activeElement ?? field, "12 quai");
  await userEvent.click(button);
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { placeid: "a-7" } }));
});
