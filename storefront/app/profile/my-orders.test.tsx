import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import MyOrdersPage from "./my-orders.page.tsx";

const all = Array.from({ length: 12 }, (_, index) =>
  testOrder({ id: 100_012 - index, order_amount: 10 + index }),
);

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
});

function showPage(query = "", orders = all) {
  const calls = fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /customer/order/running-orders": ({ limit, offset }) => ({
      total_size: orders.length,
      limit: Number(limit),
      offset: Number(offset),
      orders: orders.slice((Number(offset) - 1) * 10, Number(offset) * 10),
    }),
    "GET /customer/order/list": () => ({
      total_size: 1,
      limit: 10,
      offset: 1,
      orders: [testOrder({ id: 100_900, order_status: "delivered", order_amount: 12 })],
    }),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <MyOrdersPage />
    </ShopContext>,
    { at: "/my-orders", query },
  );
  return calls;
}

const orderLinks = () => screen.findAllByRole("link", { name: "Corner Bakery" });

test("lists the active orders of all modules, each with a link to its tracking page", async () => {
  const calls = showPage();
  const links = await orderLinks();
  expect(links).toHaveLength(10);
  expect(links[0]?.getAttribute("href")).toBe("/track-order?order_id=100012");
  const listing = calls.find(({ endpoint }) => endpoint.endsWith("/running-orders"));
  expect(listing?.headers.get("moduleId")).toBeNull();
  expect(screen.getAllByText("Order placed")).toHaveLength(10);
  expect(screen.getByText("Order #100012")).toBeTruthy();
});

test("shows the orders of an errand as one group, which leads to it", async () => {
  const inRun = { run_id: 7 };
  const errand = [testOrder({ id: 100_021, ...inRun }), testOrder({ id: 100_020, ...inRun })];
  showPage("", [testOrder({ id: 100_022 }), ...errand, testOrder({ id: 100_001 })]);
  const group = within(await screen.findByRole("region", { name: "Errand with 2 orders" }));
  expect(group.getByRole("link", { name: "See the errand" }).getAttribute("href")).toBe("/run/7");
  expect(group.getAllByRole("link", { name: "Corner Bakery" })).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Corner Bakery" })).toHaveLength(4);
  expect(screen.queryByRole("link", { name: /See the errand of order/ })).toBeNull();
});

test("loads more orders until the last one", async () => {
  showPage();
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await orderLinks()).toHaveLength(12));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("lists past orders in another tab", async () => {
  showPage();
  await userEvent.click(await screen.findByRole("tab", { name: "Past" }));
  expect(await screen.findByText("Picked up")).toBeTruthy();
  expect(await orderLinks()).toHaveLength(1);
});

test("opens the tab of the URL", async () => {
  showPage("?tab=past");
  expect(await screen.findByText("Picked up")).toBeTruthy();
});

test("links to the shop when there are no orders", async () => {
  showPage("", []);
  expect(await screen.findByText("No active orders")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/home");
});
