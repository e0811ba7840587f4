import type { Category, Item } from "@errand/core/catalog/catalog.types";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testItem, testStore } from "../catalog/testing.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { type MenuSection, menuOf } from "./menu.ts";
import { menuQueryOf } from "./menu-query.ts";
import { StoreMenu } from "./store-menu.tsx";

// jsdom has no layout: everything is in view, and nothing scrolls.
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      callback: (entries: object[]) => void;
      constructor(callback: (entries: object[]) => void) {
        this.callback = callback;
      }
      observe(target: Element) {
        if (!target.id) this.callback([{ target, isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = vi.fn();
});

const category = (id: number, name: string) => ({ id, name, slug: name }) as Category;
const of = (id: number): Item["category_ids"] => [{ id, slug: "pizza", name: "", position: 0 }];
const store = testStore();
store.category_details = [category(1, "Pizza"), category(2, "Sweets")];
const pizza = testItem({ category_ids: of(1) });
const brulee = testItem({ id: 9, slug: "creme-brulee", name: "Crème brûlée", category_ids: of(2) });
const items = [pizza, brulee];

const pageOf = (products: Item[], total_size = products.length) => ({
  products: products.map((item) => ({ ...item, match: "exact" as const })),
  total_size,
  near_size: 0,
  elsewhere: [],
  limit: 12,
  offset: 1,
  categories: [],
});

function showMenu({
  sections = menuOf(items, store.category_details),
  popular = [] as Item[],
  query = "",
  laterToday = null as string | null,
} = {}) {
  const wish = menuQueryOf(new URLSearchParams(query));
  const count = sections.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const first = { wish, menu: { count, sections, laterToday } };
  renderInShop(
    <StoreMenu store={store} first={first} popular={popular} order={<aside>The order</aside>} />,
    { query },
  );
}

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("says from when filtered items are available later today", () => {
  showMenu({ sections: [], query: "?filter=available_now", laterToday: "18:00:00" });
  expect(screen.getByText("Available today from 18:00.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show the whole menu" })).toBeTruthy();
});

test("shows the menu by category, with a link to each", async () => {
  const user = userEvent.setup();
  showMenu();
  expect(headings()).toEqual(["Pizza", "Sweets"]);
  const link = screen.getByRole("link", { name: "Sweets" });
  expect(link.getAttribute("href")).toBe("/#menu-2");

  await user.click(link);
  expect(link.getAttribute("aria-current")).toBe("location");
  // The keyboard continues from the heading.
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sweets" }));
});

test("starts with the popular items, unless the menu is filtered", async () => {
  const user = userEvent.setup();
  fakeApi({ "GET /items/search": () => pageOf([brulee]) });
  showMenu({ popular: [brulee] });
  expect(headings()).toEqual(["Popular", "Pizza", "Sweets"]);
  expect(screen.getByRole("link", { name: "Popular" }).getAttribute("href")).toBe("/#menu-popular");
  await user.type(screen.getByRole("searchbox"), "brule");
  await waitFor(() => expect(headings()).toEqual(["Results"]));
});

test("the search button of phones opens the field to type in it", async () => {
  const user = userEvent.setup();
  showMenu();
  const button = screen.getByRole("button", { name: "Search" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("searches within the store's own zone, and returns to the whole menu", async () => {
  const user = userEvent.setup();
  const calls = fakeApi({
    "GET /items/search": ({ name }) => pageOf(name === "brule" ? [brulee] : []),
  });
  showMenu();
  await user.type(screen.getByRole("searchbox", { name: "Search in Forno" }), "brule");
  await waitFor(() => expect(headings()).toEqual(["Results"]));
  expect(screen.getByText("Crème brûlée")).toBeTruthy();
  expect(screen.queryByText("Margherita")).toBeNull();
  expect(screen.getByText("1 item")).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({ store_id: "3", name: "brule" });
  expect(calls.at(-1)?.headers.get("zoneId")).toBe("[1]");
  expect(calls.at(-1)?.headers.get("moduleId")).toBe("1");

  await user.type(screen.getByRole("searchbox"), "xx");
  await user.click(await screen.findByRole("button", { name: "Show the whole menu" }));
  expect(screen.getByText("Margherita")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("filters in a drawer, and removes each filter", async () => {
  const user = userEvent.setup();
  const calls = fakeApi({ "GET /items/latest": () => pageOf([pizza]) });
  showMenu();
  await user.click(screen.getByRole("button", { name: "Filters" }));
  const drawer = await screen.findByRole("dialog", { name: "Filters" });
  await user.click(within(drawer).getByRole("checkbox", { name: "Discounted" }));
  await waitFor(() => expect(calls.at(-1)?.input.filter).toBe('["discounted"]'));
  await user.click(await within(drawer).findByRole("button", { name: "Show 1 item" }));

  await user.click(await screen.findByRole("button", { name: "Remove filter: Discounted" }));
  expect(headings()).toEqual(["Pizza", "Sweets"]);
});

const longMenu: MenuSection[] = [
  { id: 1, name: "Pizza", items: [pizza], total: 14 },
  { id: 2, name: "Sweets", items: null, total: null },
];

test("loads a category near the viewport, and the next page of a long one on request", async () => {
  const user = userEvent.setup();
  const calls = fakeApi({
    "GET /items/latest": ({ category_id }) =>
      category_id === "2"
        ? pageOf([brulee])
        : pageOf([testItem({ id: 31, slug: "calzone", name: "Calzone" })], 14),
  });
  showMenu({ sections: longMenu });
  expect(await screen.findByText("Crème brûlée")).toBeTruthy();
  expect(calls).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Show 13 more" }));
  expect(await screen.findByText("Calzone")).toBeTruthy();
  expect(calls.at(-1)?.input).toMatchObject({ category_id: "1", offset: "2" });
});

test("shows an error for a category that fails to load, and retries", async () => {
  const user = userEvent.setup();
  let isAvailable = false;
  fakeApi({
    "GET /items/latest": () =>
      isAvailable ? pageOf([brulee]) : errorReply(404, "store", "No store"),
  });
  showMenu({ sections: longMenu });
  expect((await screen.findByRole("alert")).textContent).toMatch(/couldn’t load more/);
  isAvailable = true;
  const sweets = screen.getByRole("region", { name: "Sweets" });
  await user.click(within(sweets).getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Crème brûlée")).toBeTruthy();
});

test("shows that a store has no items", () => {
  showMenu({ sections: [] });
  expect(screen.getByText("No items yet")).toBeTruthy();
});
