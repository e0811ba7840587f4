import type { CartLine } from "@errand/core/cart/cart.contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCartContext } from "../catalog/cart-context.ts";
import { testStore } from "../catalog/testing.tsx";
import { store } from "../client/storage.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { closePanel, panelStore } from "../shell/panels.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render.tsx";
import { ToastHost } from "../ui/toast-host.tsx";
import { CartDrawer } from "./cart-drawer.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { testItem, testLine, visitAsGuest } from "./testing.ts";

const anotherStore =
  "You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.";

let cart: CartLine[] = [];
let asked: string[] = [];
/** Of the store that the cart is from. */
let minimumOrder = 0;
let refusals: Record<string, Response> = {};
/** The quantities that were asked for. */
let counted: number[] = [];

beforeEach(() => {
  visitAsGuest();
  cart = [testLine({ quantity: 2 })];
  asked = [];
  refusals = {};
  minimumOrder = 0;
  counted = [];
  fakeServer(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/v1/stores/details/3") {
      return Response.json(testStore({ minimum_order: minimumOrder }));
    }
    const path = pathname.replace("/api/v1/customer/cart/", "");
    asked.push(path);
    const refused = refusals[path];
    delete refusals[path];
    if (refused) return refused;
    if (path === "update") {
      const { quantity } = await request.json();
      counted.push(quantity);
      cart = [testLine({ quantity })];
    }
    if (path === "remove" || path === "remove-item") cart = [];
    if (path === "add")
      cart = [...cart, testLine({ id: 9, item: testItem({ name: "Plum tart" }) })];
    return Response.json(cart);
  });
});
afterEach(() => {
  closePanel();
  vi.unstubAllGlobals();
});

const refusal = (status: number, code: string, message: string, data?: object) =>
  Response.json({ errors: [{ code, message, data }] }, { status });

function Tart() {
  const basket = useCartContext();
  const [isIn, setIn] = useState("");
  const line = {
    model: "Item" as const,
    item_id: 8,
    quantity: 1,
    price: 5,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  };
  return (
    <button type="button" onClick={async () => setIn(String(await basket.add(line)))}>
      Add the tart {isIn}
    </button>
  );
}

async function showDrawer({ shop = testShop(), onClose = vi.fn(), isOpen = true } = {}) {
  renderApp(
    <ShopContext value={shop}>
      <CartProvider>
        <Tart />
        <CartDrawer open={isOpen} onClose={onClose} input={undefined} />
      </CartProvider>
      <ToastHost />
    </ShopContext>,
    { routes: { "/home": <p>The shop</p>, "/checkout": <p>The checkout</p> } },
  );
  if (isOpen) await screen.findByRole("dialog", { name: "Shopping Cart" });
  return { onClose };
}

test("lists what is in the cart and what it costs", async () => {
  await showDrawer();
  const line = await screen.findByRole("listitem");
  expect(within(line).getByRole("link", { name: "Rye loaf" })).toBeTruthy();
  expect(within(line).getByText("€8.40")).toBeTruthy();
  expect(screen.getByText("€31.60 more for free delivery")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("21");
});

test("says so when the delivery is paid for", async () => {
  cart = [testLine({ quantity: 10 })];
  await showDrawer();
  expect(await screen.findByText("You have reduced delivery charge")).toBeTruthy();
});

test("shows the minimum order and the missing amount instead of the free-delivery progress", async () => {
  minimumOrder = 10;
  await showDrawer();
  expect(await screen.findByText("Minimum order €10.00. Add €1.60 more.")).toBeTruthy();
  expect(screen.queryByText(/free delivery/)).toBeNull();
  const checkout = screen.getByRole("button", { name: "Proceed to Checkout" });
  expect(checkout.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(checkout);
  expect(panelStore.get()).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(await screen.findByText(/more for free delivery/)).toBeTruthy();
  expect(checkout.getAttribute("aria-disabled")).toBeNull();
});

test("says nothing of free delivery where there is none", async () => {
  await showDrawer({ shop: testShop({ free_delivery_over: null }) });
  await screen.findByRole("listitem");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("counts every press, also those that come before the last one is drawn", async () => {
  await showDrawer();
  const more = await screen.findByRole("button", { name: "One more" });
  for (let press = 0; press < 4; press++) more.click();
  expect(await screen.findByText("06")).toBeTruthy();
  await waitFor(() => expect(counted).toEqual([6]));
});

test("deletes a line at one, and says so", async () => {
  cart = [testLine({ quantity: 1 })];
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(await screen.findByText("Item removed")).toBeTruthy();
});

test("leads from an empty cart back to the shop", async () => {
  cart = [];
  const { onClose } = await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Continue Shopping" }));
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText("The shop")).toBeTruthy();
});

test("keeps from the checkout what cannot be ordered, and says why", async () => {
  cart = [testLine({ problems: [{ code: "stock", message: "Out of Stock" }] })];
  const { onClose } = await showDrawer();
  expect(await screen.findByText("Out of Stock")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Proceed to Checkout" }));
  expect(onClose).not.toHaveBeenCalled();
});

test("takes a customer to the checkout", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(await screen.findByText("The checkout")).toBeTruthy();
});

test("asks a guest how to go on", async () => {
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(panelStore.get()).toMatchObject({
    name: "guest-or-login",
    input: { next: "/checkout?page=cart" },
  });
});

test("lets a guest sign in where guests cannot order", async () => {
  await showDrawer({ shop: testShop({ guest_checkout_status: 0 }) });
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(panelStore.get()).toMatchObject({ name: "sign-in", input: { mode: "sign-in" } });
});

test("asks before another store's item replaces the cart, then empties it and adds", async () => {
  refusals.add = refusal(409, "different_stores", "Another store");
  await showDrawer({ isOpen: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  expect(await screen.findByText(anotherStore)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(await screen.findByRole("button", { name: "Add the tart true" })).toBeTruthy();
  expect(asked.filter((path) => path !== "list")).toEqual(["add", "remove", "add"]);
});

test("leaves the cart as it is when the answer is no", async () => {
  refusals.add = refusal(409, "different_stores", "Another store");
  await showDrawer({ isOpen: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Add the tart false" })).toBeTruthy();
  expect(asked).not.toContain("remove");
});

test("tells the new price when it has changed meanwhile", async () => {
  refusals.add = refusal(409, "price_changed", "The price has changed.", { price: 5.5 });
  await showDrawer({ isOpen: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  expect(await screen.findByText("The price has changed: it is now €5.50.")).toBeTruthy();
});

test("empties the cart after a question", async () => {
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Clear cart" }));
  expect(await screen.findByText("Are you sure, you want to reset?")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(asked).toContain("remove");
});

test("can be asked for again when it could not be read", async () => {
  refusals.list = refusal(404, "route", "Gone");
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Rye loaf" })).toBeTruthy();
});
