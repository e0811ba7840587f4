import type { CartLine } from "@errand/core/cart/cart.contract";
import { fakeServer } from "@errand/core/testing-server";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ReachContext } from "../catalog/reach-context.ts";
import { testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { closePanel, panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { CartProvider } from "./cart-provider.tsx";
import { StoreOrder } from "./store-order.tsx";
import { deliveryReply, testLine, visitAsGuest } from "./testing.ts";

beforeEach(() => {
  visitAsGuest();
  closePanel();
});

/** Shows the order beside the menu of store 3. */
function showOrder(cart: CartLine[], extras: ReadonlyMap<number, number> | null = null) {
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    const isRemoval = pathname.endsWith("/remove-item");
    return Response.json(deliveryReply(pathname) ?? (isRemoval ? [] : cart));
  });
  renderApp(
    <ShopContext value={testShop()}>
      <CartProvider>
        <ReachContext value={extras}>
          <StoreOrder store={testStore({ minimum_order: 10 })} />
        </ReachContext>
      </CartProvider>
    </ShopContext>,
    { routes: { "/checkout": <p>The checkout</p>, "/errand": <p>The errand</p> } },
  );
}

test("shows the minimum order before anything is in the cart", async () => {
  showOrder([]);
  expect(await screen.findByText(/The minimum order is €10.00/)).toBeTruthy();
});

test("shows the lines, the delivery charge and what is missing to the minimum order", async () => {
  showOrder([testLine({ quantity: 2 })]);
  expect(await screen.findByRole("link", { name: "Rye loaf" })).toBeTruthy();
  expect(screen.getByText("Minimum order €10.00. Add €1.60 more.")).toBeTruthy();
  expect(await screen.findByText("€2.50")).toBeTruthy();
  const checkout = screen.getByRole("button", { name: "Proceed to Checkout" });
  expect(checkout.getAttribute("aria-disabled")).toBe("true");
});

test("leads to the checkout once the minimum is reached", async () => {
  showOrder([testLine({ quantity: 3 })]);
  await userEvent.click(await screen.findByRole("button", { name: "Proceed to Checkout" }));
  expect(panelStore.get()).toMatchObject({ name: "guest-or-login" });
});

test("leads to the errand, or only from here, where one courier can bring other carts, too", async () => {
  showOrder([testLine({ quantity: 3 })], new Map([[3, 0.8]]));
  await screen.findByText("Delivery in your errand");
  expect((await screen.findByText("€2.50")).tagName).toBe("S");
  screen.getByText("+€0.80");
  await userEvent.click(screen.getByRole("button", { name: "See the errand" }));
  expect(panelStore.get()).toMatchObject({ name: "guest-or-login", input: { next: "/errand" } });
  await userEvent.click(screen.getByRole("button", { name: "Order only from here" }));
  expect(panelStore.get()).toMatchObject({ input: { next: "/checkout?page=cart" } });
});

test("names the other store of the cart, and opens that cart", async () => {
  showOrder([testLine({ store_id: 4 })]);
  expect(await screen.findByText("Your cart has items from Corner Bakery.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "View cart" }));
  expect(panelStore.get()).toMatchObject({ name: "cart", isOpen: true });
});

test("keeps the focus in the order when its last line is removed", async () => {
  showOrder([testLine()]);
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your order" }));
});
