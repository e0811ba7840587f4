import { pageLoad } from "@errand/client/page-load.ts";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { WalletView } from "./wallet-view.tsx";

const paymentId = "AAAAAAAAAAAAAAAAAAAAAA";
const link = "https://gateway.test/pay";
const gateways = ["card", "transfer"].map((gateway) => ({
  gateway,
  gateway_title: `Pay by ${gateway}`,
  gateway_image: "",
  gateway_image_full_url: null,
}));
const open = vi.spyOn(pageLoad, "open").mockReturnValue();

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  open.mockClear();
});

type State = "open" | "checking" | "succeeded" | "failed" | "canceled" | "expired";

interface WalletOptions {
  query?: string;
  states?: State[];
  addFund?: () => ReturnType<typeof errorReply>;
  config?: Parameters<typeof testShop>[0];
}

function showWallet({ query = "", states = [], addFund, config }: WalletOptions = {}) {
  const calls = fakeApi({
    "GET /customer/info": () => testCustomer({ wallet_balance: 12.5 }),
    "GET /customer/wallet/transactions": () => ({ total_size: 0, limit: 20, offset: 1, data: [] }),
    "GET /customer/wallet/bonuses": () => [
      {
        id: 1,
        title: "Ten on top",
        description: null,
        bonus_type: "percentage",
        bonus_amount: 10,
        minimum_add_amount: 30,
        maximum_bonus_amount: 10,
        start_date: "2026-01-01",
        end_date: "2026-12-31",
      },
    ],
    "GET /payment/status": () => ({
      payment_id: paymentId,
      attribute: "add_fund",
      attribute_id: null,
      state: (states.length > 1 ? states.shift() : states[0]) ?? "open",
      amount: 50,
    }),
    "POST /customer/wallet/add-fund":
      addFund ??
      (() => ({
        redirect_link: link,
        payment_id: paymentId,
        expires_at: "2026-03-04T09:45:00.000Z",
      })),
  });
  const shop = testShop({
    customer_wallet_status: 1,
    add_fund_status: 1,
    active_payment_method_list: gateways,
    ...config,
  });
  renderApp(
    <ShopContext value={shop}>
      <WalletView />
      <ToastHost />
    </ShopContext>,
    { at: "/profile", query },
  );
  return calls;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Add fund" }));
  return within(await screen.findByRole("dialog", { name: "Add fund" }));
}

test("leads to the gateway with the amount and the first gateway", async () => {
  const calls = showWallet();
  const dialog = await openDialog();
  expect(dialog.getByRole("radio", { name: "Pay by card" })).toHaveProperty("checked", true);
  await userEvent.type(dialog.getByRole("textbox", { name: /^Amount/ }), "50,25");
  await userEvent.click(dialog.getByRole("button", { name: /^Pay €50\.25/ }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(link));
  expect(calls.find(({ endpoint }) => endpoint.startsWith("POST"))?.input).toEqual({
    amount: 50.25,
    payment_method: "card",
    payment_platform: "web",
    callback: `${window.location.origin}/profile?page=wallet`,
  });
});

test("usual amounts and the field are one value, with what each brings", async () => {
  showWallet();
  const dialog = await openDialog();
  await dialog.findByText(/^10 % on top/);
  const usual = within(dialog.getByRole("group", { name: "Usual amounts" }));
  const amounts = usual.getAllByRole("button");
  expect(amounts.map(({ textContent }) => textContent)).toEqual([
    ...["€20no bonus", "€30+€3", "€50+€5", "€100+€10"],
  ]);
  await userEvent.click(usual.getByRole("button", { name: /^€50/ }));
  const amount = dialog.getByRole("textbox", { name: /^Amount/ });
  expect(amount).toHaveProperty("value", "50");
  expect(dialog.getByRole("button", { name: /^Pay €50\.00/ }).textContent).toContain(
    "you get €55.00",
  );
  await userEvent.clear(amount);
  await userEvent.type(amount, "20");
  const chosen = amounts.map((button) => button.getAttribute("aria-pressed"));
  expect(chosen).toEqual(["true", "false", "false", "false"]);
});

test("shows the bonus on the amount before paying", async () => {
  showWallet();
  const dialog = await openDialog();
  const amount = dialog.getByRole("textbox", { name: /^Amount/ });
  expect(
    await dialog.findByText("10 % on top, up to €10.00, when you add €30.00 or more."),
  ).toBeTruthy();
  await userEvent.type(amount, "50");
  expect(dialog.getByText("Ten on top: €5.00 on top. You get €55.00.")).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, "200");
  expect(dialog.getByText("Ten on top: €10.00 on top. You get €210.00.")).toBeTruthy();
});

test("requires an amount, and says at 0 why it is disabled", async () => {
  showWallet();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Continue to payment" }));
  expect(await dialog.findByText("Please Enter amount")).toBeTruthy();
  const amount = dialog.getByRole("textbox", { name: /^Amount/ });
  await userEvent.type(amount, "0");
  const submit = dialog.getByRole("button", { name: "Continue to payment" });
  expect(submit).toHaveProperty("disabled", true);
  expect(dialog.getByText("Enter an amount above 0")).toBeTruthy();
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(amount, "10000.01{Tab}");
  expect(await dialog.findByText("You can add up to €10,000.00 at a time.")).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});

test("shows the errors of the server and stops loading", async () => {
  showWallet({ addFund: () => errorReply(422, "payment_method", "Choose another way to pay.") });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole("textbox", { name: /^Amount/ }), "20");
  await userEvent.click(dialog.getByRole("button", { name: "Pay €20.00" }));
  expect((await screen.findAllByText("Choose another way to pay.")).length).toBeGreaterThan(0);
  expect(dialog.getByRole("button", { name: "Pay €20.00" })).toHaveProperty("disabled", false);
});

test.each([
  ["adding funds is off", { add_fund_status: 0 as const }],
  ["there is no gateway", { active_payment_method_list: [] }],
])("offers no funds when %s", async (_name, config) => {
  showWallet({ config });
  expect(await screen.findByText("€12.50")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add fund" })).toBeNull();
});

const returned = (flag: string) => `?page=wallet&flag=${flag}&payment_id=${paymentId}`;

test.each([
  ["success", "succeeded", /was received and is in your wallet/],
  ["fail", "succeeded", /was received and is in your wallet/],
  ["success", "open", /^We’re checking your payment/],
  ["cancel", "open", /^You haven’t paid/],
  ["success", "failed", /^The payment of .* was declined by your bank or card/],
  ["success", "checking", /^We’re checking your payment/],
] as const)("says after the exit %s that a payment is %s", async (flag, state, text) => {
  showWallet({ query: returned(flag), states: [state] });
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  ["fail", "failed"],
  ["cancel", "open"],
] as const)("offers the same amount again after the exit %s", async (flag, state) => {
  showWallet({ query: returned(flag), states: [state] });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add fund" }));
  expect(dialog.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "50");
});

test("reads balance and transactions again when the money has arrived, and closes its message", async () => {
  const calls = showWallet({ query: returned("success"), states: ["succeeded"] });
  await screen.findByText(/was received/);
  const count = (endpoint: string) => calls.filter((each) => each.endpoint === endpoint).length;
  await waitFor(() => expect(count("GET /customer/info")).toBe(2));
  expect(count("GET /customer/wallet/transactions")).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Close this message" }));
  expect(screen.queryByText(/was received/)).toBeNull();
});
