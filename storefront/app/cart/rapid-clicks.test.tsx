import type { CartLine } from "@errand/core/cart/cart.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { QuickAdd } from "../items/quick-add.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { testItem, testLine, visitAsGuest } from "./testing.ts";

/** A customer presses + faster than the server answers. */

const item = testItem({ id: 8, name: "Plum tart" });
let cart: CartLine[] = [];
let quantities: number[] = [];
/** The responses to changes that the test holds back, oldest first. */
let held: (() => void)[] = [];
let holds = false;
let toasts: string[] = [];

beforeEach(() => {
  visitAsGuest();
  cart = [testLine({ id: 31, item })];
  [quantities, held, holds] = [[], [], false];
  toasts = readToasts();
  fakeApi({
    "GET /customer/cart/list": () => cart,
    "POST /customer/cart/update": async ({ quantity }) => {
      quantities.push(Number(quantity));
      cart = [testLine({ id: 31, item, quantity: Number(quantity) })];
      const response = cart;
      if (holds) await new Promise<void>((resolve) => held.push(resolve));
      return response;
    },
  });
});
afterEach(() => setOnline(true));

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => onlineManager.setOnline(isOnline));
}

async function showCard(shown = item) {
  renderApp(
    <ShopContext value={testShop()}>
      <CartProvider>
        <QuickAdd item={shown} />
      </CartProvider>
    </ShopContext>,
  );
  await screen.findByRole("button", { name: "One more" });
}

async function press(times: number) {
  const user = userEvent.setup({ delay: null });
  const more = screen.getByRole("button", { name: "One more" });
  for (let count = 0; count < times; count++) await user.click(more);
}

test("50 quick presses are few requests, and end with the right quantity", async () => {
  holds = true;
  await showCard();
  await press(50);
  expect(await screen.findByText("51")).toBeTruthy();
  holds = false;
  for (const release of held) release();
  await waitFor(() => expect(quantities.at(-1)).toBe(51));
  expect(quantities.length).toBeLessThanOrEqual(3);
  expect(await screen.findByText("51")).toBeTruthy();
});

test("a late response to an early press does not undo later ones", async () => {
  holds = true;
  await showCard();
  await press(5);
  holds = false;
  await press(5);
  for (const release of held) release();
  await press(5);
  await waitFor(() => expect(cart[0]?.quantity).toBe(16));
  expect(await screen.findByText("16")).toBeTruthy();
});

test("presses before, during and after a lost connection add up", async () => {
  await showCard();
  await press(10);
  setOnline(false);
  await press(30);
  expect(await screen.findByText("41")).toBeTruthy();
  const sentBefore = quantities.length;
  setOnline(true);
  await press(10);
  await waitFor(() => expect(cart[0]?.quantity).toBe(51));
  expect(quantities.length - sentBefore).toBeLessThan(12);
  expect(await screen.findByText("51")).toBeTruthy();
});

test.each([
  ["food", [2]],
  ["grocery", []],
] as const)("at the limit shows why and adds nothing: %s", async (module_type, sent) => {
  const limited = testItem({ id: 8, name: "Plum tart", module_type, maximum_cart_quantity: 2 });
  cart = [testLine({ id: 31, item: limited, quantity: 2 })];
  await showCard(limited);
  await press(1);
  await waitFor(() => expect(toasts).toEqual(["Out of Limits"]));
  expect(await screen.findByText("02")).toBeTruthy();
  expect(quantities).toEqual(sent);
});
