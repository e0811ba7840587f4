import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { ModuleTabs } from "./module-tabs.tsx";

const food = testModule({ id: 1, slug: "food", module_name: "Food" });
const grocery = testModule({ id: 2, slug: "grocery", module_name: "Groceries" });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollBy = () => {};
});

function showTabs(modules = [food, grocery]) {
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <ModuleTabs />
    </ShopContext>,
    { at: "/checkout", routes: { "/home": <p>The home page</p> } },
  );
}

test("shows the modules of the visitor's zones, and marks the current one", async () => {
  store("zoneid", [1]);
  store("module", food);
  showTabs();
  const tabs = within(screen.getByRole("navigation", { name: "Modules" })).getAllByRole("button");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-current")])).toEqual([
    ["Food", "true"],
    ["Groceries", null],
  ]);
});

test("choosing another module opens its home page", async () => {
  store("zoneid", [1]);
  store("module", food);
  showTabs();
  await userEvent.click(screen.getByRole("button", { name: "Groceries" }));
  expect(stored("module")).toMatchObject({ id: 2, slug: "grocery" });
  expect(await screen.findByText("The home page")).toBeTruthy();
});

test.each([
  ["before a location is chosen", null, [food, grocery]],
  ["where only one module is open", [1], [food]],
])("shows no modules %s", (_when, zones, modules) => {
  store("zoneid", zones);
  showTabs(modules);
  expect(screen.queryByRole("navigation")).toBeNull();
});
