import { fakeServer } from "@errand/core/testing-server";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { MenuDrawer } from "./menu-drawer.tsx";

const stores = Array.from({ length: 12 }, (_, index) =>
  testStore({ id: index + 1, slug: `shop-${index + 1}`, name: `Shop ${index + 1}` }),
);

beforeEach(() => {
  localStorage.clear();
  store("zoneid", [1]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
});

function showMenu(modules = [testModule({ id: 2, module_name: "Food" })]) {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <MenuDrawer open onClose={onClose} input={undefined} />
    </ShopContext>,
    { routes: { "/store/:slug": "The store", "/home": "The home page" } },
  );
  return onClose;
}

test("lists at most ten latest stores, and closes when one is chosen", async () => {
  const respond = vi.fn(async (_request: Request) =>
    Response.json({ stores, total_size: 12, limit: 10, offset: 1 }),
  );
  fakeServer(respond);
  const onClose = showMenu();
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/home");
  expect(respond).not.toHaveBeenCalled();

  await userEvent.click(menu.getByRole("button", { name: "Latest stores" }));
  const links = await menu.findAllByRole("link", { name: /^Shop/ });
  expect(links.map((link) => link.getAttribute("href"))).toHaveLength(10);
  expect(links[0]?.getAttribute("href")).toBe("/store/shop-1");
  const all = menu.getByRole("link", { name: "Show all: Latest stores" });
  expect(all.getAttribute("href")).toBe("/store/latest");
  expect(new URL(respond.mock.calls[0]?.[0].url ?? "").search).toBe("?offset=1&limit=10");

  if (links[0]) await userEvent.click(links[0]);
  expect(onClose).toHaveBeenCalled();
});

test("shows an error for a list that fails to load", async () => {
  const error = { errors: [{ code: "zoneId", message: "Please choose a location." }] };
  fakeServer(async () => Response.json(error, { status: 422 }));
  showMenu();
  await userEvent.click(await screen.findByRole("button", { name: "Popular stores" }));
  expect(await screen.findByText("This list could not be loaded.")).toBeDefined();
});

test("has no lists without a location", async () => {
  store("zoneid", null);
  showMenu();
  expect(await screen.findByRole("link", { name: "Home" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Categories" })).toBeNull();
});

test.each(["food", "rental", "parcel"] as const)(
  "links guests to order tracking, except in the parcel module: %s",
  async (module_type) => {
    store("module", { id: 2, slug: "m", module_name: "M", module_type });
    showMenu();
    await screen.findByRole("link", { name: "Home" });
    const links = screen.queryAllByRole("link", { name: "Track order" });
    expect(links).toHaveLength(module_type === "parcel" ? 0 : 1);
  },
);

test("links to the other modules, and marks the current one", async () => {
  const onClose = showMenu([
    testModule({ id: 2, module_name: "Food" }),
    testModule({ id: 3, module_name: "Groceries" }),
  ]);
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getByRole("button", { name: "Food" }).getAttribute("aria-current")).toBe("true");
  await userEvent.click(menu.getByRole("button", { name: "Groceries" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(stored("module")).toMatchObject({ id: 3 });
  expect(await screen.findByText("The home page")).toBeTruthy();
});
