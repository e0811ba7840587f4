import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { StatementExport } from "./statement-export.tsx";
import { testTransaction } from "./testing.ts";
import WalletStatementPage from "./wallet-statement.page.tsx";

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});

const topUp = testTransaction({
  ...{ id: 2, transaction_type: "add_fund", credit: 50, admin_bonus: 5 },
  ...{ balance: 60, reference: "pi_1" },
});

function show(query: string, data = [testTransaction(), topUp]) {
  const calls = fakeApi({
    "GET /customer/wallet/statement": () => ({
      ...{ shop: "Belrive", customer: "Ada Lovelace", from: "2026-02-01", to: "2026-02-28" },
      ...{ opening_balance: 5, closing_balance: 60, data },
    }),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <WalletStatementPage />
    </ShopContext>,
    { at: "/wallet/statement", query },
  );
  return calls;
}

test("shows shop, customer, period and balances, and every transaction", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const calls = show("?type=add_fund&from=2026-02-01&to=2026-02-28");
  expect(await screen.findByRole("heading", { name: "Wallet statement" })).toBeTruthy();
  expect(calls[0]?.input).toEqual({ type: "add_fund", from: "2026-02-01", to: "2026-02-28" });
  for (const text of ["Belrive", "Ada Lovelace", "1 February 2026 – 28 February 2026"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/kind are listed: Added funds\./)).toBeTruthy();
  const [, , last] = screen.getAllByRole("row");
  expect(within(last as HTMLElement).getByText("+€55.00")).toBeTruthy();
  expect(within(last as HTMLElement).getByText("€60.00")).toBeTruthy();
  expect(within(last as HTMLElement).getByText("pi_1")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("says when there is nothing in the period", async () => {
  show("", []);
  expect(await screen.findByText("There are no transactions in this period.")).toBeTruthy();
});

test("asks a guest to sign in", async () => {
  localStorage.clear();
  const calls = show("");
  expect(await screen.findByRole("link", { name: "Back to the wallet" })).toBeTruthy();
  expect(calls).toEqual([]);
});

test("downloads the chosen type and period, and leads to the same for printing", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }),
  );
  const calls = fakeApi({
    "GET /customer/wallet/statement.csv": () => new Response("Date\r\n"),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <StatementExport type="order" />
    </ShopContext>,
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Statement for" }));
  await userEvent.click(await screen.findByRole("option", { name: "Last year" }));
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toEqual(["wallet.csv"]));
  const year = new Date().getFullYear() - 1;
  const input = { type: "order", from: `${year}-01-01`, to: `${year}-12-31` };
  expect(calls[0]?.input).toEqual(input);
  expect(screen.getByRole("link", { name: "Print view" }).getAttribute("href")).toBe(
    `/wallet/statement?${new URLSearchParams(input)}`,
  );
});
