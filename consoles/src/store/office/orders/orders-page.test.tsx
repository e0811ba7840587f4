import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testStoreOrder } from "../../tickets/testing.ts";
import { openSection } from "../testing.tsx";
import { OrdersPage } from "./orders-page.tsx";

const delivered = testStoreOrder({ id: 100_424, order_status: "delivered", order_amount: 27.1 });
const canceled = testStoreOrder({ id: 100_423, order_status: "canceled" });

test("lists orders with what became of them, and asks for what the filter says", async () => {
  const asked: Record<string, unknown>[] = [];
  await openSection(
    <OrdersPage />,
    {
      "GET /store/orders": (input) => {
        asked.push(input);
        return { total_size: 2, limit: 50, offset: 1, orders: [delivered, canceled] };
      },
    },
    { at: "?from=2026-11-01" },
  );
  const row = (await screen.findByRole("link", { name: "100424" })).closest("tr");
  expect(row && within(row).getByText("€27.10")).toBeDefined();
  expect(asked.at(-1)).toMatchObject({ state: "all", from: "2026-11-01" });
  await userEvent.selectOptions(screen.getByLabelText("State"), "past");
  await expect.poll(() => asked.at(-1)).toMatchObject({ state: "past", from: "2026-11-01" });
  await userEvent.type(screen.getByRole("searchbox"), "424");
  await expect.poll(() => asked.at(-1)).toMatchObject({ state: "past", search: "424" });
});

test("reads further orders when asked to", async () => {
  await openSection(<OrdersPage />, {
    "GET /store/orders": ({ offset }) => ({
      total_size: 51,
      limit: 50,
      offset: Number(offset),
      orders: offset === "1" ? [delivered] : [canceled],
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("link", { name: "100423" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("says that no order is found", async () => {
  await openSection(<OrdersPage />, {
    "GET /store/orders": () => ({ total_size: 0, limit: 50, offset: 1, orders: [] }),
  });
  expect(await screen.findByText("No orders here")).toBeDefined();
});
