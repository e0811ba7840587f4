import type { Category } from "@errand/core/catalog/catalog.types";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { StoreHeader } from "./store-header.tsx";
import { StoreMenu } from "./store-menu.tsx";
import { noon, showInShop, testItem, testStore } from "./testing.tsx";

// jsdom draws nothing, so nothing comes into view.
beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});

const category = (id: number, name: string) => ({ id, name, slug: name }) as Category;
const store = testStore();
store.category_details = [category(1, "Pizza"), category(2, "Sweets")];
const items = [
  testItem({ category_ids: [{ id: 1, slug: "pizza", name: "Pizza", position: 0 }] }),
  testItem({
    id: 9,
    slug: "creme-brulee",
    name: "Crème brûlée",
    category_ids: [{ id: 2, slug: "sweets", name: "Sweets", position: 0 }],
  }),
];

test("shows the menu by category, each part a link away", () => {
  showInShop(<StoreMenu store={store} items={items} />);
  expect(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(["Pizza", "Sweets"]);
  expect(screen.getByRole("link", { name: "Sweets" }).getAttribute("href")).toBe("/#menu-2");
});

test("searches the menu without minding accents, and back", async () => {
  const user = userEvent.setup();
  showInShop(<StoreMenu store={store} items={items} />);
  await user.type(screen.getByRole("searchbox", { name: "Search in Forno" }), "brulee");
  expect(screen.getByText("Crème brûlée")).toBeTruthy();
  expect(screen.queryByText("Margherita")).toBeNull();
  expect(screen.getByText("1 item found")).toBeTruthy();

  await user.type(screen.getByRole("searchbox"), "xx");
  await user.click(screen.getByRole("button", { name: "Show the whole menu" }));
  expect(screen.getByText("Margherita")).toBeTruthy();
});

test("a store without items says so", () => {
  showInShop(<StoreMenu store={store} items={[]} />);
  expect(screen.getByText("Nothing on offer yet")).toBeTruthy();
});

test("presents the store: hours, minimum, discount, announcement", () => {
  const changes = {
    announcement: 1 as const,
    announcement_message: "Fresh figs today.",
    discount: {
      discount: 15,
      discount_type: "percent" as const,
      min_purchase: 20,
      max_discount: 5,
      start_date: "2026-01-01",
      start_time: "00:00:00",
      end_date: "2026-12-31",
      end_time: "00:00:00",
    },
  };
  showInShop(<StoreHeader store={testStore(changes)} />);
  expect(screen.getByRole("heading", { name: "Forno" })).toBeTruthy();
  expect(screen.getByText("until 22:00")).toBeTruthy();
  expect(screen.getByText("Minimum order €12.00")).toBeTruthy();
  expect(screen.getByText("15% OFF · on orders from €20.00 · up to €5.00")).toBeTruthy();
  expect(screen.getByText("Fresh figs today.")).toBeTruthy();
  expect(screen.getAllByText("11:30 – 22:00")).toHaveLength(7);
});

test("a closed store says when it opens and that orders can be scheduled", () => {
  showInShop(<StoreHeader store={testStore()} />, { now: noon + 12 * 3_600_000 });
  expect(screen.getByText("opens at 11:30", { exact: false })).toBeTruthy();
  expect(screen.getByText(/schedule your order/)).toBeTruthy();
});
