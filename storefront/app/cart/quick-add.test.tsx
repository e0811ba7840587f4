import type { CartLine } from "@errand/core/cart/cart.contract";
import { countOf } from "@errand/core/cart/cart-lines";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fakeServer } from "@errand/core/testing-server";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { QuickAdd } from "../items/quick-add.tsx";
import { renderApp } from "../testing/render.tsx";

import { CartProvider } from "./cart-provider.tsx";
import { testItem, testLine, visitAsGuest } from "./testing.ts";
import { useCart } from "./use-cart.ts";

/** The cart on the fake server, and the changes it received. */
let cart: CartLine[] = [];
let changes: string[] = [];
/** Replies to changes wait for this promise. */
let gate = Promise.resolve();
let refusal: Response | null = null;

beforeEach(() => {
  visitAsGuest();
  cart = [];
  changes = [];
  gate = Promise.resolve();
  refusal = null;
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1/customer/cart/", "");
    if (path === "list") return Response.json(cart);
    const { quantity } = request.method === "POST" ? await request.clone().json() : {};
    changes.push([path, quantity].join(" ").trim());
    await gate;
    if (refusal) return refusal.clone();
    cart = path === "remove-item" ? [] : [testLine({ id: 31, quantity })];
    return Response.json(cart);
  });
});

/** Delays replies to changes until the returned function is called. */
function holdReplies(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

function CartCount() {
  const lines = useCart().data ?? [];
  return <p>{countOf(lines)} in the cart</p>;
}

async function showCard(item: Item = testItem()) {
  renderApp(
    <ShopContext value={testShop()}>
      <CartProvider>
        <QuickAdd item={item} />
        <CartCount />
      </CartProvider>
      <ToastHost />
    </ShopContext>,
  );
  return screen.findByRole("button", { name: "Add Rye loaf to the cart" });
}

const more = () => screen.findByRole("button", { name: "One more" });
const plus = () => screen.findByRole("button", { name: "Add Rye loaf to the cart" });
const expectFocus = async (button: Promise<HTMLElement>) =>
  expect(await button).toBe(document.activeElement);
const outOfStock = () =>
  Response.json({ errors: [{ code: "stock", message: "Out of Stock" }] }, { status: 409 });

test("a double click adds one piece, and a later press another", async () => {
  await userEvent.dblClick(await showCard());
  await waitFor(() => expect(changes).toEqual(["add 1"]));
  const stepper = await more();
  // The second half of a slower double click meets the button that has replaced the first.
  fireEvent.click(stepper, { detail: 2 });
  await userEvent.click(stepper);
  await waitFor(() => expect(changes).toEqual(["add 1", "update 2"]));
});

test("shows the stepper and the new count of the cart before the server responds", async () => {
  const release = holdReplies();
  await userEvent.click(await showCard());
  await expectFocus(more());
  expect(screen.getByText("1 in the cart")).toBeTruthy();
  await waitFor(() => expect(changes).toEqual(["add 1"]));
  expect(screen.queryByText("Item added to cart")).toBeNull();
  release();
  expect(await screen.findByText("Item added to cart")).toBeTruthy();
  await expectFocus(more());
});

test("counts fifty presses, and sends the first and the last", async () => {
  const release = holdReplies();
  await userEvent.click(await showCard());
  for (let press = 1; press < 50; press++) await userEvent.click(await more());
  expect(await screen.findByText("50 in the cart")).toBeTruthy();
  release();
  await waitFor(() => expect(cart[0]?.quantity).toBe(50));
  expect(changes).toEqual(["add 1", "update 50"]);
  expect(screen.getByText("50 in the cart")).toBeTruthy();
});

test("counts presses that come before the stepper is there", async () => {
  const button = await showCard();
  act(() => {
    for (let press = 0; press < 50; press++) button.click();
  });
  await waitFor(() => expect(cart[0]?.quantity).toBe(50));
  expect(await screen.findByText("50 in the cart")).toBeTruthy();
});

test("stops at the limit of the item, however quick the presses are", async () => {
  const button = await showCard(testItem({ maximum_cart_quantity: 3 }));
  act(() => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await waitFor(() => expect(cart[0]?.quantity).toBe(3));
  expect(await screen.findByText("Out of Limits")).toBeTruthy();
});

test("takes a refused item back, says why, and keeps the focus on its button", async () => {
  const release = holdReplies();
  refusal = outOfStock();
  await userEvent.click(await showCard());
  await userEvent.click(await more());
  expect(screen.getByText("2 in the cart")).toBeTruthy();
  release();
  expect(await screen.findByText("Out of Stock")).toBeTruthy();
  await expectFocus(plus());
  expect(screen.getByText("0 in the cart")).toBeTruthy();
  expect(changes).toEqual(["add 1"]);
});

test("removes an item that the server has not confirmed yet", async () => {
  const release = holdReplies();
  await userEvent.click(await showCard());
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await expectFocus(plus());
  release();
  await waitFor(() => expect(changes).toEqual(["add 1", "remove-item"]));
  await waitFor(() => expect(cart).toEqual([]));
  expect(screen.getByText("0 in the cart")).toBeTruthy();
});

test("does not show an item of another store before the shopper confirms", async () => {
  cart = [testLine({ id: 8, item_id: 20, store_id: 4, item: testItem({ id: 20, store_id: 4 }) })];
  const button = await showCard();
  await screen.findByText("1 in the cart");
  refusal = Response.json(
    { errors: [{ code: "different_stores", message: "Another store" }] },
    { status: 409 },
  );
  await userEvent.click(button);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(screen.getByText("1 in the cart")).toBeTruthy();
});
