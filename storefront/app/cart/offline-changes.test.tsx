import type { CartLine } from "@errand/core/cart/cart.contract";
import { soldOutChoices } from "@errand/core/cart/sold-out";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useCartContext } from "../catalog/cart-context.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { QuickAdd } from "../items/quick-add.tsx";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { CartProvider } from "./cart-provider.tsx";
import { testItem, testLine, visitAsGuest } from "./testing.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

const item = testItem({ id: 8, name: "Plum tart" });
const waitingText = "Your changes will be sent when you’re back online.";
let cart: CartLine[] = [];
let calls: RecordedCall[] = [];
let toasts: string[] = [];

beforeEach(() => {
  visitAsGuest();
  cart = [];
  toasts = readToasts();
  calls = fakeApi({
    "GET /customer/cart/list": () => cart,
    "POST /customer/cart/add": ({ quantity }) => {
      cart = [testLine({ id: 31, item, quantity: Number(quantity) })];
      return cart;
    },
    "POST /customer/cart/update": ({ cart_id, quantity, if_sold_out }) => {
      const choice = soldOutChoices.find((each) => each === if_sold_out) ?? "call";
      const line = { id: Number(cart_id), item, quantity: Number(quantity), if_sold_out: choice };
      cart = [testLine(line)];
      return cart;
    },
  });
});
afterEach(() => setOnline(true));

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => {
    onlineManager.setOnline(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });
}

/** Stands for the choice of a line in the cart. */
function LeaveOut() {
  const { lines, setSoldOutChoice } = useCartContext();
  return (
    <button type="button" onClick={() => lines.map((line) => setSoldOutChoice(line, "remove"))}>
      Leave it out
    </button>
  );
}

const showCard = () =>
  renderApp(
    <ShopContext value={testShop()}>
      <CartProvider>
        <QuickAdd item={item} />
        <LeaveOut />
        <WaitingNotice />
      </CartProvider>
    </ShopContext>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const changes = () =>
  calls
    .filter(({ endpoint }) => endpoint.startsWith("POST"))
    .map(({ endpoint, input }) => `${endpoint.split("/").at(-1)} ${input.quantity}`);

async function addTwoOffline() {
  await screen.findByRole("button", { name: "Add Plum tart to the cart" });
  setOnline(false);
  await press("Add Plum tart to the cart");
  await press("One more");
  await press("One more");
}

test("shows offline changes at once, and sends them when the connection returns", async () => {
  showCard();
  await addTwoOffline();
  expect(await screen.findByText("03")).toBeTruthy();
  expect(await screen.findByText(waitingText)).toBeTruthy();
  expect(toasts).toContain(waitingText);
  expect(changes()).toEqual([]);
  setOnline(true);
  await waitFor(() => expect(changes()).toEqual(["add 1", "update 3"]));
  await waitFor(() => expect(screen.queryByText(waitingText)).toBeNull());
  expect(cart[0]?.quantity).toBe(3);
});

test("sends them after a reload of the tab", async () => {
  const { unmount } = showCard();
  await addTwoOffline();
  unmount();
  setOnline(true);
  showCard();
  await waitFor(() => expect(cart[0]?.quantity).toBe(3));
  expect(await screen.findByText("03")).toBeTruthy();
});

test("keeps them through a reload without a connection, and shows them", async () => {
  const { unmount } = showCard();
  await addTwoOffline();
  unmount();
  // A page that loads without a connection gets no event.
  onlineManager.setOnline(true);
  const second = showCard();
  expect(await screen.findByText("03")).toBeTruthy();
  expect(await screen.findByText(waitingText)).toBeTruthy();
  second.unmount();
  setOnline(true);
  showCard();
  await waitFor(() => expect(changes()).toEqual(["add 1", "update 3"]));
});

test("sends them to the cart of their module after another one is chosen", async () => {
  showCard();
  await addTwoOffline();
  act(() => store("module", { id: 9, slug: "g", module_name: "G", module_type: "grocery" }));
  setOnline(true);
  await waitFor(() => expect(changes()).toEqual(["add 1", "update 3"]));
  const sent = calls.filter(({ endpoint }) => endpoint.startsWith("POST"));
  expect(sent.map(({ headers }) => headers.get("moduleId"))).toEqual(["2", "2"]);
});

test("sends a sold-out choice made offline after a reload, with the quantity", async () => {
  cart = [testLine({ id: 31, item })];
  const { unmount } = showCard();
  await screen.findByRole("button", { name: "One more" });
  setOnline(false);
  await press("One more");
  await press("Leave it out");
  unmount();
  setOnline(true);
  showCard();
  await waitFor(() => expect(cart).toMatchObject([{ quantity: 2, if_sold_out: "remove" }]));
});

test("sends none to the cart of another shopper", async () => {
  const { unmount } = showCard();
  await addTwoOffline();
  unmount();
  store("token", "t".repeat(43));
  setOnline(true);
  showCard();
  await screen.findByRole("button", { name: "Add Plum tart to the cart" });
  expect(changes()).toEqual([]);
  expect(sessionStorage.getItem("cart-changes")).toBeNull();
});
