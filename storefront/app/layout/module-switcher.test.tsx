import { fakeIntersectionObserver } from "@errand/ui/testing/fake-intersection.ts";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { ModuleSwitcher } from "./module-switcher.tsx";
import { ModuleTabs } from "./module-tabs.tsx";

const modules = [
  testModule({ id: 1, slug: "food", module_name: "Food" }),
  testModule({ id: 2, slug: "grocery", module_name: "Groceries" }),
];

let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  localStorage.clear();
  store("zoneid", [1]);
  viewport = fakeIntersectionObserver();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function showPage(at: string) {
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <ModuleTabs />
      <ModuleSwitcher />
    </ShopContext>,
    { at },
  );
}

const switchers = () => screen.queryAllByRole("navigation", { name: "Switch module" });

test.each([
  ["/home", 1],
  ["/store/forno", 1],
  ["/checkout", 0],
  ["/order-invoice", 0],
])("stands beside pages to browse, not beside those to finish or to print: %s", (at, count) => {
  showPage(at);
  act(() => viewport.hide());
  expect(switchers().length).toBe(count);
});

test("appears when the tabs have scrolled away, and leaves when they are back", () => {
  showPage("/home");
  expect(switchers()).toEqual([]);
  act(() => viewport.hide());
  expect(switchers().length).toBe(1);
  act(() => viewport.show());
  expect(switchers()).toEqual([]);
});
