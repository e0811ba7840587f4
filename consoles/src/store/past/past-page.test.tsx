import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testOrderDetails, testStoreOrder } from "../tickets/testing.ts";

afterEach(() => localStorage.clear());

const delivered = testStoreOrder({ id: 100_429, order_status: "delivered" });
const zoe = { name: "Zoé Martin", phone: "+33612345678" };
const other = testStoreOrder({ id: 100_430, order_status: "delivered", contact: zoe });

const replies = {
  "GET /store/orders": ({ search, offset }: Record<string, unknown>) => {
    const page = Number(offset) === 1 ? delivered : other;
    const orders = search === undefined ? [page] : [delivered].filter(() => search === "429");
    const total_size = search === undefined ? 26 : orders.length;
    return { total_size, limit: 25, offset: Number(offset), orders };
  },
  "GET /store/orders/{id}": () => testOrderDetails(delivered),
};

test("the search key leads to the past orders, and a number to its ticket", async () => {
  await openTablet({ replies });
  await userEvent.keyboard("/");
  const field = await screen.findByRole("searchbox", { name: "Number or name" });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("429");
  await userEvent.click(await screen.findByRole("link", { name: /^429/ }));
  expect(await screen.findByText("This order is over.")).toBeDefined();
});

test("shows older orders when asked, and says when none is found", async () => {
  await openTablet({ path: "/vendor/past", replies });
  expect(await screen.findByText("Camille R.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Show older ones" }));
  expect(await screen.findByText("Zoé M.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox", { name: "Number or name" }), "nobody");
  expect(await screen.findByText("No order has this number or name.")).toBeDefined();
});
