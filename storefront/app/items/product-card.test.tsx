import type { CartLine } from "@errand/core/cart/cart.contract";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { testLine } from "../cart/testing.ts";
import { type CartActions, CartActionsContext, useCartContext } from "../catalog/cart-context.ts";
import { noon, renderInShop, testDish, testItem } from "../catalog/testing.tsx";
import { testShop } from "../config/testing.ts";
import { store } from "../visitor/storage.ts";
import { ProductCard } from "./product-card.tsx";

const line = (quantity: number, item = testItem()) =>
  testLine({ id: 90, item_id: item.id, quantity, variation: [], addons: [], item });

test("links to the item's own page and shows its price", () => {
  renderInShop(<ProductCard item={testItem({ discount: 20 })} />);
  const link = screen.getByRole("link", { name: "Margherita" });
  expect(link.getAttribute("href")).toBe("/product/margherita?module_id=1");
  expect(screen.getByText("€8.00")).toBeTruthy();
  expect(screen.getByText("€10.00").closest("s")).not.toBeNull();
  expect(screen.getByText("20% OFF")).toBeTruthy();
  expect(screen.getByText("Forno")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Vegetarian" })).toBeTruthy();
});

test("shows the store's discount where it takes off more than the item's own", () => {
  renderInShop(<ProductCard item={testItem({ discount: 5, store_discount: 20 })} />);
  expect(screen.getByText("€8.00")).toBeTruthy();
  expect(screen.getByText("€10.00").closest("s")).not.toBeNull();
  expect(screen.getByText("20% OFF")).toBeTruthy();
});

test("names the cart that the store's discount needs, and shows the full price", () => {
  const terms = { store_discount: 20, store_discount_min_purchase: 25 };
  renderInShop(<ProductCard item={testItem(terms)} />);
  expect(screen.getByText("20% OFF from €25.00")).toBeTruthy();
  expect(screen.getByText("€10.00").closest("s")).toBeNull();
});

test("leaves the discount of a larger cart to the store's own page, which shows it once for all items", () => {
  const terms = { store_discount: 20, store_discount_min_purchase: 25 };
  renderInShop(<ProductCard item={testItem(terms)} showsStore={false} />);
  renderInShop(<ProductCard item={testItem(terms)} variant="row" showsStore={false} />);
  renderInShop(<ProductCard item={testItem({ discount: 10 })} variant="row" showsStore={false} />);
  expect(screen.getAllByText(/OFF/).map(({ textContent }) => textContent)).toEqual(["10% OFF"]);
});

test("marks an item whose store is closed, with when it opens; the store's own page says so above", () => {
  const item = testItem({ store_open: 0, store_opening_time: "11:45:00" });
  const { unmount } = renderInShop(<ProductCard item={item} showsStore={false} />);
  expect(screen.queryByText(/Closed/)).toBeNull();
  unmount();
  renderInShop(<ProductCard item={item} />);
  expect(screen.getByText("Closed · opens at 11:45")).toBeTruthy();
});

test("adds an item without choices with one press", async () => {
  const add = vi.fn(() => Promise.resolve(true));
  renderInShop(<ProductCard item={testItem()} />, { cart: { add } });
  await userEvent.click(screen.getByRole("button", { name: "Add Margherita to the cart" }));
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ item_id: 7, quantity: 1, price: 10 }),
    testItem(),
  );
});

test("an item of another module opens its page, which changes to that module's cart", () => {
  store("module", { id: 9, slug: "shops", module_name: "Shops", module_type: "ecommerce" });
  renderInShop(<ProductCard item={testItem()} />);
  expect(screen.queryByRole("button", { name: "Add Margherita to the cart" })).toBeNull();
  const links = screen.getAllByRole("link", { name: /Margherita/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/product/margherita?module_id=1",
    "/product/margherita?module_id=1",
  ]);
  store("module", null);
});

test("counts an item that is in the cart, and marks its limit, at which the cart says why", async () => {
  const setQuantity = vi.fn();
  const item = testItem({ maximum_cart_quantity: 3 });
  renderInShop(<ProductCard item={item} />, { cart: { lines: [line(3, item)], setQuantity } });
  const more = screen.getByRole("button", { name: "One more" });
  expect(more.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(more);
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 90 }), 4);
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(setQuantity).toHaveBeenCalledWith(expect.objectContaining({ id: 90 }), 2);
});

test("removes an item when its quantity is one", async () => {
  const remove = vi.fn();
  renderInShop(<ProductCard item={testItem()} />, { cart: { lines: [line(1)], remove } });
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 90 }));
});

/** A card with a cart that adds items asynchronously. */
function CardWithCart({ item = testItem() }) {
  const [lines, setLines] = useState<CartLine[]>([]);
  const cart: CartActions = {
    ...useCartContext(),
    lines,
    add: async () => {
      await Promise.resolve();
      setLines([line(1)]);
      return true;
    },
    remove: () => setLines([]),
  };
  return (
    <CartActionsContext value={cart}>
      <ProductCard item={item} />
      <button type="button">Elsewhere</button>
    </CartActionsContext>
  );
}

test.each<[string, (button: HTMLElement) => Promise<void>]>([
  ["by mouse", (button) => userEvent.click(button)],
  [
    "by keyboard",
    async (button) => {
      act(() => button.focus());
      await userEvent.keyboard("{Enter}");
    },
  ],
])(
  "moves the focus from the plus button to the stepper that replaces it, and back, %s",
  async (_how, press) => {
    renderInShop(<CardWithCart />);
    await press(screen.getByRole("button", { name: "Add Margherita to the cart" }));
    expect(document.activeElement).toBe(await screen.findByRole("button", { name: "One more" }));
    await press(screen.getByRole("button", { name: "Remove" }));
    const plus = await screen.findByRole("button", { name: "Add Margherita to the cart" });
    expect(document.activeElement).toBe(plus);
  },
);

test("leaves the focus where the customer moved it while the item was being added", async () => {
  renderInShop(<CardWithCart />);
  screen.getByRole("button", { name: "Add Margherita to the cart" }).click();
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  act(() => elsewhere.focus());
  await screen.findByRole("button", { name: "One more" });
  expect(document.activeElement).toBe(elsewhere);
});

test("opens an item with choices instead of adding it, and shows its quantity in the cart", () => {
  const dish = testDish();
  renderInShop(<ProductCard item={dish} />, { cart: { lines: [line(2, dish), line(1, dish)] } });
  const link = screen.getByRole("link", { name: "Choose options for Margherita; 3 in the cart" });
  expect(link.getAttribute("href")).toBe("/product/margherita?module_id=1");
});

test("labels a sold-out item and does not offer to add it", () => {
  renderInShop(<ProductCard item={testItem({ module_type: "grocery", stock: 0 })} />);
  expect(screen.getByText("Out of Stock")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("does not offer to add a prescription item when the shop accepts no prescriptions", () => {
  const item = testItem({ is_prescription_required: 1 });
  renderInShop(<ProductCard item={item} />, { config: { prescription_order_status: false } });
  expect(screen.getByText("Prescription only")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Add/ })).toBeNull();
});

test("shows the hours of an item that is not available now", () => {
  const item = testItem({ available_time_starts: "18:00:00", available_time_ends: "23:00:00" });
  renderInShop(<ProductCard item={item} variant="row" />, { now: noon });
  expect(screen.getByText("Not Available now")).toBeTruthy();
  expect(screen.getByText("18:00 – 23:00")).toBeTruthy();
});

test("shows the price per kilogram in modules that sell by unit", () => {
  const { module_config } = testShop().config;
  const config = {
    module_config: { ...module_config, grocery: { ...module_config.grocery, unit: true } },
  };
  const apples = testItem({ module_type: "grocery", stock: 9, price: 4.8, unit_type: "500 g" });
  renderInShop(<ProductCard item={apples} />, { config });
  expect(screen.getByText("€9.60/kg")).toBeTruthy();
});

test("shows the price per kilogram of what is sold by weight, and that of a usual piece", () => {
  const cheese = testItem({ module_type: "grocery", stock: 9, price: 24, sold_by: "weight" });
  renderInShop(<ProductCard item={{ ...cheese, weight_step: 150 }} />);
  expect(screen.getByText("€24.00").closest("p")?.textContent).toBe("€24.00/kg per kilogram");
  expect(screen.getByText("€3.60 for 150 g")).toBeTruthy();
});

test.each(["tile", "row"] as const)("has no heart in a %s", (variant) => {
  renderInShop(<ProductCard item={testItem()} variant={variant} />);
  expect(screen.queryByRole("button", { name: /wishlist/ })).toBeNull();
});

test.each(["tile", "row"] as const)("isolates names in their own direction in a %s", (variant) => {
  renderInShop(<ProductCard item={testItem({ name: "شاورما (2)" })} variant={variant} />);
  expect(screen.getByText("شاورما (2)").tagName).toBe("BDI");
  if (variant === "tile") expect(screen.getByText("Forno").tagName).toBe("BDI");
});
