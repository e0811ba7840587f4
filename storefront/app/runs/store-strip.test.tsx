import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { RunReach, StoreReach } from "@errand/core/runs/runs.contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { useWaitingCarts } from "../cart/use-carts.ts";
import { WaitingCartsContext } from "../catalog/reach-context.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { LazyStoreStrip } from "./lazy-store-strip.tsx";
import { StoreStrip } from "./store-strip.tsx";
import { waitingCartsScript } from "./waiting-carts-script.ts";

const waiting: ShopperCart = {
  module_id: 2,
  store_id: 3,
  store_name: "Corner Bakery",
  store_logo_full_url: null,
  state: "active",
  count: 2,
  subtotal: 8.4,
  problems: [],
};

let carts: ShopperCart[];
let reach: StoreReach;
let together: RunReach["run"];
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  carts = [waiting];
  reach = { store_id: 5, extra: 0.8, minutes: 4 };
  together = null;
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts }),
    "GET /customer/run/reach": () => ({ stores: [reach], run: together }),
  });
});

const show = (errand_run_status: 0 | 1 = 1) =>
  renderApp(
    <ShopContext value={testShop({ errand_run_status })}>
      <WaitingCartsContext value={useWaitingCarts}>
        <StoreStrip store={{ id: 5 }} />
      </WaitingCartsContext>
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
});

const window = { from: "2026-03-05T18:30:00.000Z", to: "2026-03-05T18:40:00.000Z" };
const here = { ...waiting, store_id: 5, store_name: "Fern Deli", count: 1 };

test("says what one courier costs in place of several, and when", async () => {
  carts = [here, waiting];
  together = { fee: 4.5, alone_fee: 8.4, window, store_ids: [3, 5] };
  show();
  const price = await screen.findByText("One courier, €4.50");
  expect(price.nextElementSibling?.textContent).toBe("€8.40 apart, 19:30–19:40");
  expect(screen.getByText("€8.40").tagName).toBe("S");
});

test("shows the stores with what is chosen in each, as the courier comes to them", async () => {
  carts = [here, waiting];
  together = { fee: 4.5, alone_fee: 8.4, window, store_ids: [3, 5] };
  show();
  await screen.findByText("One courier, €4.50");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Corner Bakery2 items",
    "Fern Deli1 item, this store",
  ]);
});

test("names no other price where the deliveries cost the same", async () => {
  carts = [here, waiting];
  together = { fee: 0, alone_fee: 0, window, store_ids: [5, 3] };
  show();
  const price = await screen.findByText("One courier, free delivery");
  expect(price.nextElementSibling?.textContent).toBe("19:30–19:40");
});

test("remembers where something waits, so that the next page has a place for it", async () => {
  carts = [{ ...waiting, store_id: 5, store_name: "Fern Deli" }, waiting];
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1 })}>
      <LazyStoreStrip store={{ id: 5, slug: "fern-deli" }} />
    </ShopContext>,
  );
  await waitFor(() => expect(stored("waitingCarts")).toEqual(["5 fern-deli", "3"]));
  const isMarkedOn = (path: string) => {
    history.replaceState(null, "", path);
    delete document.documentElement.dataset.waitingCarts;
    new Function(waitingCartsScript)();
    return document.documentElement.dataset.waitingCarts !== undefined;
  };
  expect(isMarkedOn("/store/fern-deli")).toBe(true);
  store("waitingCarts", ["5 fern-deli"]);
  expect(isMarkedOn("/store/fern-deli")).toBe(false);
  expect(isMarkedOn("/store/corner-bakery")).toBe(true);
  store("waitingCarts", null);
  expect(isMarkedOn("/store/corner-bakery")).toBe(false);
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
      <LazyStoreStrip store={{ id: 5, slug: "fern-deli" }} />
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
      <WaitingCartsContext value={useWaitingCarts}>
        <LazyStoreStrip store={{ id: 5, slug: "fern-deli" }} />
      </WaitingCartsContext>
    </ShopContext>,
  );
  await screen.findByText(/^On your way/);
});
