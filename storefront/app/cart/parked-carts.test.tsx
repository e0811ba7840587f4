import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { stored } from "../visitor/storage.ts";
import { cartRegion } from "./cart-focus.ts";
import { ParkedCarts } from "./parked-carts.tsx";
import { visitAsGuest } from "./testing.ts";

const active: ShopperCart = {
  module_id: 2,
  store_id: 3,
  store_name: "Corner Bakery",
  store_logo_full_url: null,
  state: "active",
  count: 2,
  subtotal: 8.4,
  problems: [],
};
const parked: ShopperCart = {
  ...active,
  store_id: 5,
  store_name: "Fern Deli",
  state: "parked",
  count: 1,
};

let carts: ShopperCart[];
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  carts = [active, parked];
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts }),
    "POST /customer/carts/{store_id}/activate": () => [],
    "DELETE /customer/carts/{store_id}": () => {
      carts = [active];
      return { message: "" };
    },
  });
});

const show = (errand_run_status: 0 | 1) =>
  renderApp(
    <ShopContext
      value={testShop({ errand_run_status }, [testModule({ id: 2 }), testModule({ id: 3 })])}
    >
      <ParkedCarts storeId={3} onLeave={() => {}} />
    </ShopContext>,
  );

test("names the carts that wait, and makes one the active one", async () => {
  show(1);
  expect((await screen.findByRole("listitem")).textContent).toContain("Fern Deli1 item · €8.40");
  await userEvent.click(screen.getByRole("button", { name: "Open the cart from Fern Deli" }));
  const changes = () => calls.filter(({ endpoint }) => endpoint.startsWith("POST"));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.endpoint).toBe("POST /customer/carts/5/activate");
  expect(changes()[0]?.headers.get("moduleId")).toBe("2");
});

test("opens a cart of another module, and takes the visitor there", async () => {
  carts = [active, { ...parked, module_id: 3 }];
  show(1);
  await userEvent.click(await screen.findByRole("button", { name: /^Open the cart/ }));
  await waitFor(() => expect(stored("module")?.id).toBe(3));
  const opened = calls.find(({ endpoint }) => endpoint === "POST /customer/carts/5/activate");
  expect(opened?.headers.get("moduleId")).toBe("3");
});

test("shows the active cart of another module without changing anything", async () => {
  carts = [active, { ...parked, module_id: 3, state: "active" }];
  show(1);
  await userEvent.click(await screen.findByRole("button", { name: /^Open the cart/ }));
  expect(stored("module")?.id).toBe(3);
  expect(calls.filter(({ endpoint }) => endpoint.startsWith("POST"))).toEqual([]);
});

test("keeps the focus in the cart when the button is gone with the cart it opened", async () => {
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1 })}>
      <div {...cartRegion}>
        <ParkedCarts storeId={3} onLeave={() => {}} />
      </div>
    </ShopContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Open the cart/ }));
  await waitFor(() => expect(document.activeElement).toHaveProperty("dataset.cart", ""));
});

test("deletes a cart that waits", async () => {
  show(1);
  await userEvent.click(
    await screen.findByRole("button", { name: "Delete the cart from Fern Deli" }),
  );
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
});

test("asks for nothing where the shop has no errand runs", () => {
  show(0);
  expect(screen.queryByText("Also waiting")).toBeNull();
  expect(calls.filter(({ endpoint }) => endpoint === "GET /customer/carts")).toEqual([]);
});
