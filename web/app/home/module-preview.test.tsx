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

/** Shows the home page of a module in a shop with these stores. */
async function showPreview(type: "parcel" | "rental", stores: ReturnType<typeof testStore>[]) {
  const call = testCall((endpoint) => {
    if (endpoint === "GET /parcel-category") {
      return [{ id: 1, name: "Documents", description: "Carried flat.", image_full_url: null }];
    }
    if (endpoint === "GET /rental/vehicle/category-list") {
      return { vehicles: [{ id: 2, name: "Bicycles", image_full_url: null }] };
    }
    if (endpoint === "GET /other-banners/why-choose") return { banners: [reason] };
    return { total_size: stores.length, stores };
  });
  const module = testModule({
    module_type: type,
    module_name: "Wheels",
    description: "By the day.",
  });
  renderInShop(<ModulePreview module={module} preview={await readPreview(call, type)} />);
}

const section = (name: string) => within(screen.getByRole("region", { name }));

test("parcel shows its categories, and the reasons to choose it", async () => {
  await showPreview("parcel", []);
  expect(section("What you can send").getByText("Carried flat.")).toBeTruthy();
  expect(section("Why order here").getByText("Within the hour.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Rental companies near you" })).toBeNull();
});

test("rental shows vehicles and their providers", async () => {
  await showPreview("rental", [testStore({ name: "Two Wheels" })]);
  expect(section("What you can rent").getByText("Bicycles")).toBeTruthy();
  expect(section("Rental companies near you").getByText("Two Wheels")).toBeTruthy();
});
