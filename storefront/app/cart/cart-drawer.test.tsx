import type { CartLine, ReplacedCart } from "@errand/core/cart/cart.contract";
import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { fakeServer } from "@errand/core/testing-server";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useCartContext } from "../catalog/cart-context.ts";
import { testDish, testStore } from "../catalog/testing.tsx";
import { testQuote } from "../checkout/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { closePanel, panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { CartDrawer } from "./cart-drawer.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { deliveryReply, testItem, testLine, visitAsGuest } from "./testing.ts";

const anotherStore =
  "You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.";

let cart: CartLine[] = [];
let requests: string[] = [];
let replaced: ReplacedCart | null = null;
/** The minimum order of the store of the cart. */
let minimumOrder = 0;
let storeChanges: Partial<Store> = {};
/** The popular items of that store. */
let popular: Item[] = [];
let errorResponses: Record<string, Response> = {};
/** Whether the store takes orders now, so that the cart has a receipt. */
let isOpen = false;
/** The requested quotes, each with the quantity that was in the cart on the server. */
let quotes: { input: object; quantity: number | undefined }[] = [];
/** The quantities in update requests. */
let quantities: number[] = [];

beforeEach(() => {
  visitAsGuest();
  cart = [testLine({ quantity: 2 })];
  [requests, replaced] = [[], null];
  errorResponses = {};
  minimumOrder = 0;
  storeChanges = {};
  popular = [];
  quantities = [];
  [isOpen, quotes] = [false, []];
  fakeServer(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/v1/stores/details/3") {
      return Response.json(testStore({ minimum_order: minimumOrder, ...storeChanges }));
    }
    if (pathname === "/api/v1/stores/popular-items/3") return Response.json(popular);
    if (pathname === "/api/v1/customer/order/get-Tax") {
      quotes.push({ input: await request.json(), quantity: cart[0]?.quantity });
      if (!isOpen) return errorResponse(422, "store_closed", "The store is closed.");
      return Response.json(testQuote(2 + 4.2 * (cart[0]?.quantity ?? 0)));
    }
    const delivery = deliveryReply(pathname);
    if (delivery) return Response.json(delivery);
    const path = pathname.replace("/api/v1/customer/cart/", "");
    if (path === "replaced") return Response.json({ replaced });
    requests.push(path);
    const response = errorResponses[path];
    delete errorResponses[path];
    if (response) return response;
    if (path === "update") {
      const [line] = cart;
      const { quantity, if_sold_out = line?.if_sold_out, note = line?.note } = await request.json();
      quantities.push(quantity);
      cart = [testLine({ quantity, ...(if_sold_out && { if_sold_out }), note: note || null })];
    }
    if (path === "remove") cart = [];
    if (path === "restore") {
      const notices = [{ code: "gone", message: "Rye loaf: no longer offered." }];
      [cart, replaced] = [[testLine({ item: testItem({ name: "Onion soup" }) })], null];
      return Response.json({ lines: cart, notices });
    }
    if (path === "remove-item") cart = cart.slice(1);
    if (path === "add")
      cart = [...cart, testLine({ id: 9, item: testItem({ id: 8, name: "Plum tart" }) })];
    return Response.json(cart);
  });
});
afterEach(() => {
  closePanel();
  vi.unstubAllGlobals();
});

const errorResponse = (status: number, code: string, message: string, data?: object) =>
  Response.json({ errors: [{ code, message, data }] }, { status });

function Tart() {
  const cartActions = useCartContext();
  const [isIn, setIn] = useState("");
  const line = {
    model: "Item" as const,
    item_id: 8,
    quantity: 1,
    price: 5,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    note: "",
  };
  return (
    <button type="button" onClick={async () => setIn(String(await cartActions.add(line)))}>
      Add the tart {isIn}
    </button>
  );
}

async function showDrawer({ shop = testShop(), onClose = vi.fn(), isShown = true } = {}) {
  renderApp(
    <ShopContext value={shop}>
      <CartProvider>
        <Tart />
        <CartDrawer open={isShown} onClose={onClose} input={undefined} />
      </CartProvider>
      <ToastHost />
    </ShopContext>,
    {
      routes: {
        "/home": <p>The shop</p>,
        "/checkout": <p>The checkout</p>,
        "/store/forno": <p>The menu</p>,
      },
    },
  );
  if (isShown) await screen.findByRole("dialog", { name: "Shopping Cart" });
  return { onClose };
}

test("lists the lines of the cart with their totals", async () => {
  await showDrawer();
  const line = await screen.findByRole("listitem");
  expect(within(line).getByRole("link", { name: "Rye loaf" })).toBeTruthy();
  expect(within(line).getByText("€8.40")).toBeTruthy();
  expect(screen.getByText("€31.60 more for free delivery")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("21");
});

test("what is sold by weight shows its grams, its price per kilogram and about what it costs", async () => {
  const item = testItem({ name: "Comté", price: 24, sold_by: "weight", weight_step: 250 });
  cart = [testLine({ item, quantity: 5, totalPrice: 30 })];
  await showDrawer();
  const quantity = await screen.findByRole("group", { name: "Quantity of Comté" });
  expect(quantity.textContent).toBe("1.25\u00a0kg");
  expect(screen.getByText("€24.00/kg")).toBeTruthy();
  expect(await screen.findByText(/Some items are weighed: you pay what they weigh/)).toBeTruthy();
});

test("says when its closed store opens, at the button as well, which leads nowhere", async () => {
  const hours = { opening_time: "04:00:00", closing_time: "04:00:01" };
  storeChanges = {
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours })),
    schedule_order: false,
  };
  await showDrawer();
  const button = await screen.findByRole("button", { name: /^The store opens .*04:00$/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/^Closed, opens .*04:00\.$/)).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByText("The checkout")).toBeNull();
});

test("leads on from a closed store that takes orders for later", async () => {
  const hours = { opening_time: "04:00:00", closing_time: "04:00:01" };
  storeChanges = { schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours })) };
  await showDrawer({ shop: testShop({ schedule_order: true }) });
  expect(await screen.findByText("You can order for later.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Proceed to Checkout" })).toBeTruthy();
});

test("shows each line at its price after the discounts of item and store, like its card", async () => {
  const ofStore = { store_discount: 20, store_discount_max: 5 };
  cart = [
    testLine({ item: testItem({ ...ofStore, price: 10, discount: 10 }), quantity: 2 }),
    testLine({
      id: 2,
      item: testItem({ ...ofStore, id: 2, price: 30, discount: 50, flash_sale: 1 }),
    }),
  ];
  await showDrawer();
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first && within(first).getByText("€16.00")).toBeTruthy();
  expect(first && within(first).getByText("€20.00").closest("s")).toBeTruthy();
  expect(second && within(second).getByText("€15.00")).toBeTruthy();
});

test("sets what happens to a line whose item is sold out, without touching its quantity", async () => {
  await showDrawer();
  const choice = await screen.findByRole("combobox", { name: "If sold out: Rye loaf" });
  expect(choice).toHaveProperty("value", "call");
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  await userEvent.selectOptions(choice, "replace");
  await waitFor(() => expect(choice).toHaveProperty("value", "replace"));
  await waitFor(() => expect(cart).toMatchObject([{ quantity: 3, if_sold_out: "replace" }]));
  expect(choice).toHaveProperty("value", "replace");
});

test("writes, changes and removes the note of a line, by keyboard alone", async () => {
  await showDrawer();
  const write = async (opener: string, text: string) => {
    (await screen.findByRole("button", { name: opener })).focus();
    await userEvent.keyboard("{Enter}");
    const field = screen.getByRole("textbox", { name: "Note to Rye loaf" });
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.keyboard(text);
  };
  await write("Add a note to Rye loaf", "sliced{Enter}");
  expect(await screen.findByText("“sliced”")).toBeTruthy();
  await waitFor(() => expect(cart).toMatchObject([{ note: "sliced" }]));
  const changed = await screen.findByRole("button", { name: "Change the note to Rye loaf" });
  await waitFor(() => expect(document.activeElement).toBe(changed));

  await write("Change the note to Rye loaf", "thick{Escape}");
  expect(await screen.findByText("“sliced”")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBeTruthy();

  await write("Change the note to Rye loaf", "{Enter}");
  await waitFor(() => expect(screen.queryByText("“sliced”")).toBeNull());
  await waitFor(() => expect(cart).toMatchObject([{ note: null }]));
});

test("offers no replacement of a medicine on prescription", async () => {
  cart = [testLine({ item: testItem({ name: "Amoxicillin", is_prescription_required: 1 }) })];
  await showDrawer();
  const choice = await screen.findByRole("combobox", { name: "If sold out: Amoxicillin" });
  const offered = within(choice).getAllByRole("option");
  expect(offered.map((option) => option.getAttribute("value"))).toEqual(["call", "remove"]);
});

test("shows the choice as it was when the server refuses a new one", async () => {
  errorResponses.update = errorResponse(409, "stock", "Out of Stock");
  await showDrawer();
  const choice = await screen.findByRole("combobox", { name: "If sold out: Rye loaf" });
  await userEvent.selectOptions(choice, "remove");
  expect(await screen.findByText("Out of Stock")).toBeTruthy();
  await waitFor(() => expect(choice).toHaveProperty("value", "call"));
});

test("shows that delivery is free above the limit", async () => {
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

test("names the store and leads back to its menu", async () => {
  const { onClose } = await showDrawer();
  const link = await screen.findByRole("link", { name: "Corner Bakery" });
  expect(link.getAttribute("href")).toBe("/store/forno");
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText("The menu")).toBeTruthy();
});

test("shows the receipt of the checkout, with one request and without a method of payment", async () => {
  isOpen = true;
  await showDrawer();
  expect(await screen.findByText("€10.40")).toBeTruthy();
  for (const text of ["Subtotal", "Delivery fee", "VAT", "Total"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(quotes.map(({ input }) => input)).toEqual([
    {
      guest_id: expect.any(String),
      order_type: "delivery",
      store_id: 3,
      address: "3 Quay Street",
      latitude: 43.6,
      longitude: 3.88,
    },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Explain each line" }));
  expect(screen.getByText("Depends on the store and the way to your address.")).toBeTruthy();
});

test("requests the receipt of a changed cart once the server has the change", async () => {
  isOpen = true;
  await showDrawer();
  await screen.findByText("€10.40");
  for (let press = 0; press < 3; press++) {
    await userEvent.click(screen.getByRole("button", { name: "One more" }));
  }
  expect(await screen.findByText("€23.00")).toBeTruthy();
  expect(quotes.at(-1)?.quantity).toBe(5);
});

test("shows the receipt for pickup when the last order was picked up", async () => {
  isOpen = true;
  store("orderType", { storeId: 3, type: "take_away" });
  await showDrawer();
  await screen.findByText("€10.40");
  expect(quotes[0]?.input).toEqual({
    guest_id: expect.any(String),
    order_type: "take_away",
    store_id: 3,
  });
});

test("requests no receipt below the minimum order", async () => {
  [isOpen, minimumOrder] = [true, 10];
  await showDrawer();
  expect(await screen.findByText("Minimum order €10.00. Add €1.60 more.")).toBeTruthy();
  expect(quotes).toEqual([]);
});

test("without a receipt estimates the delivery charge, which is free from the limit", async () => {
  await showDrawer();
  expect(await screen.findByText("€2.50")).toBeTruthy();
  expect(screen.getByText("Delivery")).toBeTruthy();
});

test("shows free delivery in the estimate when the subtotal reaches the limit", async () => {
  cart = [testLine({ quantity: 10 })];
  await showDrawer();
  expect(await screen.findByText("Free")).toBeTruthy();
});

test("shows no delivery charge of a store that does not deliver", async () => {
  storeChanges = { delivery: false };
  await showDrawer();
  await screen.findByText("€31.60 more for free delivery");
  expect(screen.queryByText("Delivery")).toBeNull();
});

test("suggests popular items of the store that need no choice and are not in the cart", async () => {
  popular = [
    testItem(),
    testItem({ id: 11, slug: "plum-tart", name: "Plum tart" }),
    testItem({ id: 12, slug: "gone", name: "Sold out", module_type: "grocery", stock: 0 }),
    testDish({ id: 13, slug: "dish", name: "With options" }),
  ];
  await showDrawer();
  const section = await screen.findByRole("region", { name: "Add something?" });
  const names = within(section).getAllByRole("article");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Plum tart"),
  ]);
  await userEvent.click(within(section).getByRole("button", { name: "Add Plum tart to the cart" }));
  await waitFor(() => expect(requests).toContain("add"));
});

test("moves the focus to the next line when one is removed", async () => {
  const tart = testItem({ id: 8, slug: "plum-tart", name: "Plum tart" });
  cart = [testLine(), testLine({ id: 2, item_id: 8, item: tart })];
  await showDrawer();
  const lines = () => screen.getAllByRole("listitem");
  await waitFor(() => expect(lines()).toHaveLength(2));
  const [first, second] = lines();
  if (!first || !second) throw new Error("the cart has two lines");
  await userEvent.click(within(first).getByRole("button", { name: "Remove" }));
  expect(second.contains(document.activeElement)).toBe(true);
});

test("shows no free-delivery progress in a shop without free delivery", async () => {
  await showDrawer({ shop: testShop({ free_delivery_over: null }) });
  await screen.findByRole("listitem");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("counts every press, also before the last one is rendered", async () => {
  await showDrawer();
  const more = await screen.findByRole("button", { name: "One more" });
  for (let press = 0; press < 4; press++) more.click();
  expect(await screen.findByText("06")).toBeTruthy();
  await waitFor(() => expect(quantities).toEqual([6]));
});

test("removes a line of quantity one and shows a toast", async () => {
  cart = [testLine({ quantity: 1 })];
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(await screen.findByText("Item removed")).toBeTruthy();
  const drawer = screen.getByRole("dialog", { name: "Shopping Cart" });
  expect(drawer.contains(document.activeElement)).toBe(true);
});

test("leads from an empty cart back to the shop", async () => {
  cart = [];
  const { onClose } = await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Continue Shopping" }));
  expect(onClose).toHaveBeenCalled();
  expect(await screen.findByText("The shop")).toBeTruthy();
});

test("disables the checkout and shows the problem of a line that cannot be ordered", async () => {
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

test("lets a guest choose between guest checkout and signing in", async () => {
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(panelStore.get()).toMatchObject({
    name: "guest-or-login",
    input: { next: "/checkout?page=cart" },
  });
});

test("asks a guest to sign in where guests cannot order", async () => {
  await showDrawer({ shop: testShop({ guest_checkout_status: 0 }) });
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(panelStore.get()).toMatchObject({ name: "sign-in", input: { mode: "sign-in" } });
});

test("replaces the cart by an item of another store after a confirmation", async () => {
  errorResponses.add = errorResponse(409, "different_stores", "Another store");
  await showDrawer({ isShown: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  expect(await screen.findByText(anotherStore)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(await screen.findByRole("button", { name: "Add the tart true" })).toBeTruthy();
  expect(requests.filter((path) => path !== "list")).toEqual(["add", "add"]);
});

test("parks the cart without a question where one courier can bring both", async () => {
  errorResponses.add = errorResponse(409, "different_stores", "Another store");
  await showDrawer({ isShown: false, shop: testShop({ errand_run_status: 1 }) });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  expect(await screen.findByRole("button", { name: "Add the tart true" })).toBeTruthy();
  expect(screen.queryByText(anotherStore)).toBeNull();
  expect(await screen.findByText(/^Your cart from .* waits\./)).toBeTruthy();
});

test("leaves the cart as it is when the confirmation is canceled", async () => {
  errorResponses.add = errorResponse(409, "different_stores", "Another store");
  await showDrawer({ isShown: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Add the tart false" })).toBeTruthy();
  expect(requests).not.toContain("remove");
});

test("shows the new price when the price has changed", async () => {
  errorResponses.add = errorResponse(409, "price_changed", "The price has changed.", {
    price: 5.5,
  });
  await showDrawer({ isShown: false });
  await userEvent.click(screen.getByRole("button", { name: "Add the tart" }));
  expect(await screen.findByText("The price has changed: it is now €5.50.")).toBeTruthy();
});

test("empties the cart after a confirmation", async () => {
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Clear cart" }));
  expect(await screen.findByText("Are you sure, you want to reset?")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(requests).toContain("remove");
});

test("empties the cart offline, and on the server once the connection returns", async () => {
  await showDrawer();
  await screen.findByRole("link", { name: "Rye loaf" });
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => onlineManager.setOnline(true));
  await userEvent.click(screen.getByRole("button", { name: "Clear cart" }));
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(await screen.findByText(/will be sent when you’re back online/)).toBeTruthy();
  await waitFor(() => expect(sessionStorage.getItem("cart-changes")).toContain("clear"));
  expect(requests).not.toContain("remove");
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(requests).toContain("remove"));
  expect(await screen.findByText("Cart item remove successfully")).toBeTruthy();
});

test("loads the cart again after a failed request", async () => {
  errorResponses.list = errorResponse(404, "route", "Gone");
  await showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Rye loaf" })).toBeTruthy();
});

test("restores the replaced cart with one press, and names what cannot be ordered", async () => {
  replaced = { store_id: 4, store_name: "Soup Kitchen", count: 2 };
  await showDrawer();
  expect(await screen.findByText("We saved your cart from Soup Kitchen.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  expect(await screen.findByRole("link", { name: "Onion soup" })).toBeTruthy();
  expect(await screen.findByText(/Rye loaf: no longer offered./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/^We saved your cart/)).toBeNull());
});
