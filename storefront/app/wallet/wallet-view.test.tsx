import { fakeIntersectionObserver } from "@errand/ui/testing/fake-intersection.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { testTransaction } from "./testing.ts";
import { WalletView } from "./wallet-view.tsx";

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});
afterEach(() => vi.unstubAllGlobals());

type Transactions = ReturnType<typeof testTransaction>[];

function showWallet(all: Transactions, query = "") {
  const calls = fakeApi({
    "GET /customer/info": () => testCustomer({ wallet_balance: 12.5 }),
    "GET /customer/wallet/transactions": ({ limit, offset, type }) => {
      const data = type === "all" ? all : all.filter((row) => row.transaction_type === type);
      const start = (Number(offset) - 1) * Number(limit);
      return {
        total_size: data.length,
        limit: Number(limit),
        offset: Number(offset),
        data: data.slice(start, start + Number(limit)),
      };
    },
  });
  renderApp(
    <ShopContext value={testShop({ customer_wallet_status: 1 })}>
      <WalletView />
    </ShopContext>,
    { at: "/wallet", query },
  );
  return calls;
}

const rows = () => screen.findAllByRole("listitem");

test("shows the balance, and each transaction with its amount and the balance after it", async () => {
  showWallet([
    testTransaction({
      id: 3,
      transaction_type: "order_place",
      credit: 0,
      debit: 42.5,
      balance: 12.5,
      reference: "100042",
      reference_type: "order",
      store: { name: "Wok de Minuit", logo_full_url: null },
    }),
    testTransaction({
      id: 2,
      transaction_type: "add_fund",
      credit: 50,
      admin_bonus: 5,
      balance: 55,
      reference: "sandbox-1",
      reference_type: "payment",
    }),
  ]);
  expect(await screen.findByText("€12.50")).toBeTruthy();
  const [order, funds] = await rows();
  const inOrder = within(order as HTMLElement);
  expect(inOrder.getByText("Wok de Minuit")).toBeTruthy();
  expect(inOrder.getByText("−€42.50")).toBeTruthy();
  expect(inOrder.getByText("Balance €12.50")).toBeTruthy();
  const link = inOrder.getByRole("link", { name: "Order paid · Order #100042" });
  expect(link.getAttribute("href")).toBe("/track-order?order_id=100042");
  const inFunds = within(funds as HTMLElement);
  expect(inFunds.getByText("+€55.00")).toBeTruthy();
  expect(inFunds.getByText("€50.00 and a bonus of €5.00")).toBeTruthy();
  expect(inFunds.queryByRole("link")).toBeNull();
});

test("groups the transactions by how long ago they were", async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  showWallet([0, 3, 40].map((days) => testTransaction({ id: 50 - days, created_at: ago(days) })));
  await rows();
  const groups = screen.getAllByRole("heading", { level: 3 }).map((group) => group.textContent);
  expect(groups).toEqual(["Today", "This week", "Before"]);
  for (const name of groups) {
    const group = within(screen.getByRole("region", { name: `${name}` }));
    expect(group.getAllByRole("listitem")).toHaveLength(1);
  }
});

test("opens the trip that an entry names", async () => {
  const reference = "100029";
  showWallet([
    testTransaction({ transaction_type: "CashBack", reference, reference_type: "trip" }),
  ]);
  const link = await screen.findByRole("link", { name: "Trip #100029" });
  expect(link.getAttribute("href")).toBe("/track-order?trip_id=100029");
});

test("filters by kind, and keeps the filter in the URL", async () => {
  const calls = showWallet([testTransaction()], "?type=CashBack");
  expect(await screen.findByText("None of this kind")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Cashback" })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(await rows()).toHaveLength(1);
  expect(calls.at(-1)?.input).toMatchObject({ type: "all" });
});

test("says what will be listed when there is nothing yet", async () => {
  showWallet([]);
  expect(await screen.findByText("Nothing here yet")).toBeTruthy();
});

test("loads older transactions while the customer scrolls, until the last one", async () => {
  const { show } = fakeIntersectionObserver();
  showWallet(Array.from({ length: 45 }, (_value, index) => testTransaction({ id: 45 - index })));
  expect(await rows()).toHaveLength(20);
  for (const count of [40, 45]) {
    act(show);
    await vi.waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(count));
  }
});

test("says when the transactions or the balance cannot be loaded", async () => {
  fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /customer/wallet/transactions": () => errorReply(403, "feature_off", ""),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <WalletView />
    </ShopContext>,
  );
  expect(await screen.findByText("Your transactions could not be loaded.")).toBeTruthy();
  expect(await screen.findByText("Your balance could not be loaded.")).toBeTruthy();
});
