import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { RunReach } from "@errand/core/runs/runs.contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { LazyStoreStrip } from "./lazy-store-strip.tsx";
import { StoreStrip } from "./store-strip.tsx";

const waiting: ShopperCart = {
  module_id: 2,
  store_id: 3,
  store_name: "Corner Bakery",
  state: "active",
  count: 2,
  subtotal: 8.4,
  problems: [],
};

let carts: ShopperCart[];
let reach: RunReach;
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  carts = [waiting];
  reach = { store_id: 5, extra: 0.8, minutes: 4 };
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts }),
    "GET /customer/run/reach": () => ({ stores: [reach] }),
  });
});

const show = (errand_run_status: 0 | 1 = 1) =>
  renderApp(
    <ShopContext value={testShop({ errand_run_status })}>
      <StoreStrip store={{ id: 5 }} />
    </ShopContext>,
  );
const asked = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint).length;

test("says what the store adds to the errand of a cart that waits", async () => {
  show();
  await screen.findByText("On your way: in one errand with Corner Bakery for €0.80 more.");
});

test("says that the store adds nothing", async () => {
  reach = { ...reach, extra: 0 };
  show();
  await screen.findByText("On your way: in one errand with Corner Bakery, for no further fee.");
});

test("leads to the errand once something is chosen here, too", async () => {
  carts = [{ ...waiting, store_id: 5, store_name: "Fern Deli" }, waiting];
  show();
  await screen.findByText("One courier brings this and Corner Bakery.");
  screen.getByRole("button", { name: "See the errand" });
  expect(asked("GET /customer/run/reach")).toBe(0);
});

test("says nothing of a store that cannot be on the way, and asks nothing without a cart", async () => {
  reach = { ...reach, reason: "far" };
  show();
  await waitFor(() => expect(asked("GET /customer/run/reach")).toBe(1));
  expect(screen.queryByRole("region")).toBeNull();
});

test("is not on the page of a store before something waits in another one", async () => {
  carts = [{ ...waiting, store_id: 5 }];
  const { container } = renderApp(
    <ShopContext value={testShop({ errand_run_status: 1 })}>
      <LazyStoreStrip store={{ id: 5 }} />
    </ShopContext>,
  );
  await waitFor(() => expect(asked("GET /customer/carts")).toBe(1));
  expect(container.textContent).toBe("");
  expect(container.querySelectorAll("[aria-hidden]")).toHaveLength(0);
  expect(asked("GET /customer/run/reach")).toBe(0);
});

test("is on the page of a store once something waits in another one", async () => {
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1 })}>
      <LazyStoreStrip store={{ id: 5 }} />
    </ShopContext>,
  );
  await screen.findByText(/^On your way/);
});
