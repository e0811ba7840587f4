import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testStore } from "../catalog/testing.tsx";
import { testModule } from "../config/testing.ts";
import { testCall } from "../testing/fake-api.ts";
import { readPreview } from "./home-data.ts";
import { ModulePreview } from "./module-preview.tsx";

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const reason = {
  id: 1,
  title: "Near",
  short_description: "Within the hour.",
  image_full_url: null,
};

/** Shows the home page of rental in a shop with these stores. */
async function showPreview(stores: ReturnType<typeof testStore>[]) {
  const call = testCall((endpoint) => {
    if (endpoint === "GET /rental/vehicle/category-list") {
      return { vehicles: [{ id: 2, name: "Bicycles", image_full_url: null }] };
    }
    if (endpoint === "GET /other-banners/why-choose") return { banners: [reason] };
    return { total_size: stores.length, stores };
  });
  const module = testModule({
    module_type: "rental",
    module_name: "Wheels",
    description: "By the day.",
  });
  renderInShop(<ModulePreview module={module} preview={await readPreview(call)} />);
}

const section = (name: string) => within(screen.getByRole("region", { name }));

test("rental shows vehicles, their providers, and the reasons to choose it", async () => {
  await showPreview([testStore({ name: "Two Wheels" })]);
  expect(section("What you can rent").getByText("Bicycles")).toBeTruthy();
  expect(section("Rental companies near you").getByText("Two Wheels")).toBeTruthy();
  expect(section("Why order here").getByText("Within the hour.")).toBeTruthy();
});
