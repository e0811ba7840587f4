import type { PointTransaction } from "@errand/core/loyalty/loyalty.contract";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { LoyaltyView } from "./loyalty-view.tsx";

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});

const earned: PointTransaction = {
  id: 1,
  transaction_id: "4f8c5d0e-93a1-8f3e-9d0a-0a1b2c3d4e5f",
  transaction_type: "order_place",
  credit: 60,
  debit: 0,
  balance: 60,
  reference: "100042",
  store: { name: "Wok de Minuit", logo_full_url: null },
  created_at: "2026-03-04T09:15:00.000Z",
};
const converted: PointTransaction = {
  ...earned,
  id: 2,
  transaction_type: "point_to_wallet",
  credit: 0,
  debit: 1,
  balance: 59,
  reference: null,
  store: null,
};

interface Options {
  total?: number;
  history?: PointTransaction[];
  query?: string;
  convert?: () => ReturnType<typeof errorReply>;
}

function show({ total = 59, history = [], query = "", convert }: Options = {}) {
  let left = total;
  const calls = fakeApi({
    "GET /customer/info": () => testCustomer({ loyalty_point: left }),
    "GET /customer/loyalty-point/transactions": () => ({
      ...{ total_size: history.length, limit: 20, offset: 1, data: history },
    }),
    "POST /customer/loyalty-point/point-transfer":
      convert ??
      (({ point }) => {
        left -= Number(point);
        const message = "Point to wallet transfer successfully.";
        return { message, wallet_balance: 2.5, loyalty_point: left };
      }),
  });
  const shop = testShop({
    loyalty_point_status: 1,
    loyalty_point_exchange_rate: 12,
    loyalty_point_item_purchase_point: 50,
    loyalty_point_minimum_point: 20,
  });
  renderApp(
    <ShopContext value={shop}>
      <LoyaltyView />
    </ShopContext>,
    { at: "/loyalty-points", query },
  );
  return calls;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Convert to currency now" }));
  return within(await screen.findByRole("dialog", { name: "Convert points" }));
}

test("shows the total, what it is worth, and how points are earned and converted", async () => {
  show();
  expect(await screen.findByText("Total points")).toBeTruthy();
  expect(screen.getByText("59")).toBeTruthy();
  expect(screen.getByText("Worth €4.91 now")).toBeTruthy();
  const how = within(screen.getByRole("region", { name: "How it works" }));
  const rates = how.getAllByRole("listitem").map((rate) => rate.textContent);
  expect(rates).toEqual(["€2 spent1 point", "12 points€1 in your wallet"]);
});

test("lists what was earned and converted", async () => {
  show({ history: [converted, earned] });
  const [second, first] = await screen.findAllByRole("listitem").then(() =>
    waitFor(() => {
      const rows = screen.getAllByRole("listitem").filter((row) => row.querySelector("time"));
      expect(rows).toHaveLength(2);
      return rows;
    }),
  );
  expect(within(second as HTMLElement).getByText("−1 point")).toBeTruthy();
  expect(within(second as HTMLElement).queryByRole("link")).toBeNull();
  expect(within(first as HTMLElement).getByText("Wok de Minuit")).toBeTruthy();
  expect(within(first as HTMLElement).getByText("+60 points")).toBeTruthy();
  expect(within(first as HTMLElement).getByText("Balance 60 points")).toBeTruthy();
  const link = within(first as HTMLElement).getByRole("link", { name: / · Order #100042$/ });
  expect(link.getAttribute("href")).toBe("/track-order?order_id=100042");
});

test("filters by kind, from the URL", async () => {
  const calls = show({ query: "?type=converted" });
  expect(await screen.findByText("None of this kind")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByText("Nothing here yet")).toBeTruthy();
  const types = calls.map(({ input }) => input.type).filter(Boolean);
  expect(types).toEqual(["converted", "all"]);
});

test("converts points after a preview, and shows what is left", async () => {
  const toasts = readToasts();
  const calls = show();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole("textbox", { name: /^Points/ }), "30");
  expect(dialog.getByText("You get €2.50 in your wallet.")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: /^Convert/ }));
  expect(await screen.findByText("Worth €2.41 now")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(toasts).toEqual(["Point to wallet transfer successfully."]);
  const inputs = calls.filter(({ endpoint }) => endpoint.startsWith("POST"));
  expect(inputs.map(({ input }) => input)).toEqual([{ point: 30 }]);
});

test("offers round numbers of points and all of them, which are the field's value", async () => {
  show();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: /^59/ }));
  expect(dialog.getByRole("textbox", { name: /^Points/ })).toHaveProperty("value", "59");
  expect(dialog.getByText("You get €4.91 in your wallet.")).toBeTruthy();
  const usual = within(dialog.getByRole("group", { name: "How many" })).getAllByRole("button");
  expect(usual.map(({ textContent }) => textContent)).toEqual(["20€1.66", "50€4.16", "59€4.91"]);
  const chosen = () => usual.map((button) => button.getAttribute("aria-pressed"));
  expect(chosen()).toEqual(["false", "false", "true"]);
  await userEvent.clear(dialog.getByRole("textbox", { name: /^Points/ }));
  await userEvent.type(dialog.getByRole("textbox", { name: /^Points/ }), "50");
  expect(chosen()).toEqual(["false", "true", "false"]);
});

test.each([
  ["{Tab}", "Enter how many points to convert."],
  ["2.5", "Enter a whole number of points."],
  ["60", "You have 59 points."],
])("refuses %j", async (typed, message) => {
  const calls = show();
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole("textbox", { name: /^Points/ }), typed);
  await userEvent.click(dialog.getByRole("button", { name: /^Convert/ }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.queryByText(/^You get/)).toBeNull();
  expect(calls.some(({ endpoint }) => endpoint.startsWith("POST"))).toBe(false);
});

test("shows the refusal of the server at the field", async () => {
  show({ convert: () => errorReply(422, "point", "You do not have enough points for this.") });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole("textbox", { name: /^Points/ }), "30");
  await userEvent.click(dialog.getByRole("button", { name: /^Convert/ }));
  expect(await dialog.findByText("You do not have enough points for this.")).toBeTruthy();
});

test("says how many points are needed while there are too few", async () => {
  show({ total: 19 });
  expect(await screen.findByText("You can convert 20 points or more.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Convert to currency now" })).toBeNull();
});

test("offers to try again when points or history cannot be loaded", async () => {
  fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /customer/loyalty-point/transactions": () => errorReply(403, "feature_off", ""),
  });
  renderApp(
    <ShopContext value={testShop()}>
      <LoyaltyView />
    </ShopContext>,
  );
  expect(await screen.findByText("Your points could not be loaded.")).toBeTruthy();
  expect(await screen.findByText("Your point history could not be loaded.")).toBeTruthy();
});
