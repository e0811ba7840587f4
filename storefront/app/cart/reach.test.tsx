import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Reach } from "../catalog/reach.tsx";
import { WaitingCartsContext } from "../catalog/reach-context.ts";
import { testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { testCart } from "../runs/testing.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { visitAsGuest } from "./testing.ts";
import { useWaitingCarts } from "./use-carts.ts";

const stores = [
  testStore({ id: 11, name: "Forno" }),
  testStore({ id: 12, name: "Harbour Pharmacy" }),
  testStore({ id: 13, name: "Far Away" }),
];
let carts: ShopperCart[];
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  carts = [testCart()];
  calls = fakeApi({
    "GET /customer/cart/list": () => [],
    "GET /customer/carts": () => ({ carts }),
    "GET /customer/run/reach": () => ({
      stores: [
        { store_id: 11, extra: 0.8, minutes: 3 },
        { store_id: 12, extra: 0, minutes: 1 },
        { store_id: 13, extra: 0.8, minutes: 20, reason: "far" as const },
      ],
      run: null,
    }),
  });
});

const show = (errand_run_status: 0 | 1 = 1) =>
  renderApp(
    <ShopContext value={testShop({ errand_run_status })}>
      <WaitingCartsContext value={useWaitingCarts}>
        <Reach stores={stores}>
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </Reach>
      </WaitingCartsContext>
    </ShopContext>,
  );
const asked = (endpoint: string) => calls.filter((call) => call.endpoint === endpoint);
const termsOf = (index: number) =>
  screen.getAllByRole("article")[index]?.querySelector("p")?.textContent;

test("says in place of the delivery charge what a store adds to the errand, by one request", async () => {
  show();
  await screen.findByText("On your way, +€0.80");
  expect(termsOf(0)).toBe("On your way, +€0.80 · Pizza, Pasta");
  expect(termsOf(1)).toBe("On your way, +€0.00 · Pizza, Pasta");
  expect(termsOf(2)).toBe("€1.90 delivery · Pizza, Pasta");
  expect(asked("GET /customer/run/reach")).toMatchObject([{ input: { store_ids: "[11,12,13]" } }]);
});

test("asks nothing without a cart", async () => {
  carts = [];
  show();
  await waitFor(() => expect(asked("GET /customer/carts")).toHaveLength(1));
  expect(termsOf(0)).toBe("€1.90 delivery · Pizza, Pasta");
  expect(asked("GET /customer/run/reach")).toEqual([]);
});

test("asks nothing where the shop has no errand runs", async () => {
  show(0);
  await waitFor(() => expect(asked("GET /customer/cart/list")).toHaveLength(1));
  expect(asked("GET /customer/carts")).toEqual([]);
  expect(asked("GET /customer/run/reach")).toEqual([]);
});
