import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openMenu } from "./testing.tsx";
import { testCatalogue, testItem, testPage } from "./testing-items.ts";

const margherita = testItem();
const marinara = testItem({ id: 12, name: "Marinara", name_fr: "Marinara", price: 9 });
const cannoli = testItem({ id: 13, name: "Cannoli", name_fr: "Cannoli", category_id: 2 });

test("shows the items of a category, and what keeps customers from ordering them", async () => {
  const asked: unknown[] = [];
  await openMenu({
    "GET /store/catalogue": () => testCatalogue(),
    "GET /store/items": (input) => {
      asked.push(input);
      return testPage([margherita, { ...marinara, active: 0 }]);
    },
  });
  expect(await screen.findByText("3 items, 3 on sale")).toBeDefined();
  await userEvent.click(screen.getByRole("link", { name: /^Pizza\s*2$/ }));
  expect(await screen.findByRole("link", { name: /Marinara.*not on sale/ })).toBeDefined();
  expect(screen.getByRole("link", { name: /White base/ })).toBeDefined();
  expect(screen.queryByText("Soups")).toBeNull();
  expect(asked.at(-1)).toEqual({ category_id: "1", limit: "100", offset: "1" });
  await userEvent.type(screen.getByRole("searchbox"), "marg");
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ category_id: "1", search: "marg", limit: "100", offset: "1" });
});

test("lists what is nearly sold out in a shop, but not in a kitchen, which cooks to order", async () => {
  const asked: unknown[] = [];
  const counts = { ...testCatalogue().counts, low_stock: 1 };
  await openMenu({
    "GET /store/catalogue": () => testCatalogue({ module_type: "ecommerce", counts }),
    "GET /store/items": (input) => {
      asked.push(input);
      return testPage([testItem({ stock: 4 })]);
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: /^Below 5 pieces\s*1$/ }));
  await expect.poll(() => asked.at(-1)).toEqual({ stock_below: "5", limit: "100", offset: "1" });
  cleanup();
  await openMenu({
    "GET /store/catalogue": () => testCatalogue({ counts }),
    "GET /store/items": () => testPage([margherita]),
  });
  expect(await screen.findByRole("link", { name: /^Sold out/ })).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Below/ })).toBeNull();
});

test("moves an item without a pointer, and publishes the order", async () => {
  const order = [
    { id: 1, item_ids: [11, 12] },
    { id: 2, item_ids: [13] },
  ];
  const writes = await openMenu(
    {
      "GET /store/catalogue": () => testCatalogue(),
      "GET /store/menu-order": () => ({ categories: order }),
      "GET /store/items": ({ category_id }) =>
        testPage(category_id === "2" ? [cannoli] : [margherita, marinara]),
      "PUT /store/menu-order": ({ categories }) => ({ message: "Changed.", categories }),
    },
    { at: "?view=order" },
  );
  const up = await screen.findByRole("button", { name: "Move Marinara up" });
  up.focus();
  await userEvent.keyboard("{Enter}");
  const list = screen.getByRole("list", { name: "Pizza" });
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toContain("Marinara");
  expect(document.activeElement).toBe(up);
  expect(screen.getByText("Marinara: place 1 of 2")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(writes).toEqual([
    {
      endpoint: "PUT /store/menu-order",
      input: { categories: [{ id: 1, item_ids: [12, 11] }, order[1]] },
    },
  ]);
});
