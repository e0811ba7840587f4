import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { ModuleSwitcher } from "./module-switcher.tsx";

const modules = [
  testModule({ id: 1, slug: "food", module_name: "Food" }),
  testModule({ id: 2, slug: "grocery", module_name: "Groceries" }),
];

beforeEach(() => localStorage.clear());

test.each([
  ["/home", 1],
  ["/store/forno", 1],
  ["/checkout", 0],
  ["/order-invoice", 0],
])("stands beside pages to browse, not beside those to finish or to print: %s", (at, count) => {
  store("zoneid", [1]);
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <ModuleSwitcher />
    </ShopContext>,
    { at },
  );
  expect(screen.queryAllByRole("navigation", { name: "Switch module" }).length).toBe(count);
});
