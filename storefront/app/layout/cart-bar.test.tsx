import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testItem, testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { CartBar } from "./cart-bar.tsx";

const lines = [
  testLine({ id: 1, quantity: 1, price: 9.8, item: testItem({ store_name: "La Piazzetta" }) }),
  testLine({ id: 2, quantity: 2, price: 2.2, item: testItem({ store_name: "La Piazzetta" }) }),
];

beforeEach(visitAsGuest);

function showBar(at: string, cart = lines) {
  const calls = fakeApi({ "GET /customer/cart/list": () => cart });
  renderApp(
    <ShopContext value={testShop()}>
      <CartBar />
    </ShopContext>,
    { at },
  );
  return calls;
}

test("shows the pieces, the store and the total of the cart, and opens it", async () => {
  showBar("/home");
  const bar = await screen.findByRole("button", { name: /View cart/ });
  expect(bar.textContent).toBe("View cart: 3 items · La Piazzetta€14.20");
  await userEvent.click(bar);
  expect(panelStore.get()).toMatchObject({ name: "cart", isOpen: true });
});

test.each(["/checkout", "/errand", "/track-order", "/run/7", "/product/soup", "/interest"])(
  "is hidden on %s, which has a button of its own at the lower edge or follows the order",
  async (path) => {
    const calls = showBar(path);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("is hidden while the cart is empty, and in modules without a cart", async () => {
  const calls = showBar("/home", []);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();

  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
  showBar("/categories");
  expect(screen.queryByRole("button")).toBeNull();
});
