import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { storeProof } from "../orders/order-proof.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { LazyRunningBar } from "./lazy-running-bar.tsx";

const running = "GET /customer/running";

beforeEach(() => {
  localStorage.clear();
  visitAsGuest();
});

function showBar(orders: Order[], at = "/home") {
  const calls = fakeApi({ [running]: () => ({ orders, trips: [] }) });
  renderApp(
    <ShopContext value={testShop()}>
      <LazyRunningBar />
    </ShopContext>,
    { at },
  );
  return calls;
}

test("names what arrives first and leads to its order", async () => {
  storeProof(100_052, "+33612345678");
  showBar([testOrder({ id: 100_052 })]);
  const link = await screen.findByRole("link", { name: /Order placed/ });
  expect(link.getAttribute("href")).toBe("/track-order?order_id=100052");
});

test("leads to the list when more is on its way", async () => {
  storeProof(100_052, "+33612345678");
  showBar([testOrder({ id: 100_052 }), testOrder({ id: 100_053 })]);
  const link = await screen.findByRole("link", { name: /and 1 more/ });
  expect(link.getAttribute("href")).toBe("/track-order");
});

test("asks nothing for a guest who has ordered nothing on this device", async () => {
  vi.useFakeTimers();
  const calls = showBar([testOrder()]);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(calls).toEqual([]);
});

test.each(["/track-order", "/errand", "/run/7"])("stays away from %s", async (path) => {
  storeProof(100_052, "+33612345678");
  vi.useFakeTimers();
  const calls = showBar([testOrder()], path);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
  expect(calls).toEqual([]);
});
