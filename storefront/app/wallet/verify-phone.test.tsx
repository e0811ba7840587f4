import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { LoyaltyView } from "../loyalty/loyalty-view.tsx";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { WalletView } from "./wallet-view.tsx";

const phone = "+33612345678";
const sendCode = "POST /customer/wallet/send-otp";
const verifyCode = "POST /customer/wallet/verify-otp";
const gateway = {
  gateway: "card",
  gateway_title: "Pay by card",
  gateway_image: "",
  gateway_image_full_url: null,
};
const empty = () => ({ total_size: 0, limit: 20, offset: 1, data: [] });
let toasts: string[] = [];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  toasts = readToasts();
});

interface Options {
  hasPhone?: boolean;
  /** Whether the page knows that the shop requires a verified phone. */
  isRequired?: boolean;
  byFirebase?: boolean;
  replies?: FakeReplies;
}

/** Shows the page of an account whose phone `verify-otp` verifies. */
function show(
  page: "wallet" | "points",
  { hasPhone = true, isRequired = true, byFirebase = false, replies = {} }: Options = {},
) {
  let isVerified = false;
  const calls = fakeApi({
    "GET /customer/info": () =>
      testCustomer({
        phone: hasPhone ? phone : null,
        is_phone_verified: isVerified ? 1 : 0,
        loyalty_point: 50,
      }),
    "GET /customer/wallet/transactions": empty,
    "GET /customer/loyalty-point/transactions": empty,
    "GET /customer/wallet/bonuses": () => [],
    [sendCode]: () => ({ message: "We have sent you a code." }),
    [verifyCode]: ({ reset_token }) => {
      if (reset_token !== "246810") return errorReply(422, "reset_token", "This code is wrong.");
      isVerified = true;
      return { message: "Updated successfully." };
    },
    ...replies,
  });
  const shop = testShop({
    customer_wallet_status: 1,
    add_fund_status: 1,
    active_payment_method_list: [gateway],
    loyalty_point_exchange_rate: 10,
    firebase_otp_verification: byFirebase ? 1 : 0,
  });
  const { centralize_login } = shop.config;
  const phone_verification_status = isRequired ? 1 : 0;
  shop.config.centralize_login = { ...centralize_login, phone_verification_status };
  renderApp(
    <ShopContext value={shop}>{page === "wallet" ? <WalletView /> : <LoyaltyView />}</ShopContext>,
    { at: "/profile" },
  );
  return (endpoint: string) =>
    calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);
}

const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function askForCode() {
  const dialog = await dialogNamed("Verify your phone number");
  expect(dialog.getByText(/ that \+33 ••••••• 78 is your phone\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Send code" }));
  await dialog.findByText("We sent a 6-digit code to +33 ••••••• 78.");
  return dialog;
}

async function type(dialog: Awaited<ReturnType<typeof dialogNamed>>, code: string) {
  await userEvent.click(dialog.getAllByRole("textbox")[0] as HTMLElement);
  await userEvent.keyboard(code);
}

describe("before adding funds", () => {
  test("a code verifies the phone, and the dialog opens that was asked for", async () => {
    const inputsOf = show("wallet");
    await press("Add fund");
    const dialog = await askForCode();
    expect(inputsOf(sendCode)).toEqual([{ phone }]);
    const verify = dialog.getByRole("button", { name: "Verify" });
    expect(verify).toHaveProperty("disabled", true);
    expect(dialog.getByRole("button", { name: /^Resend code in \d+ s$/ })).toHaveProperty(
      "disabled",
      true,
    );
    await type(dialog, "246810");
    await userEvent.click(verify);
    await dialogNamed("Add fund");
    expect(inputsOf(verifyCode)).toEqual([{ phone, reset_token: "246810" }]);
    expect(toasts).toEqual(["Updated successfully."]);
    expect(screen.queryByRole("dialog", { name: "Verify your phone number" })).toBeNull();
  });

  test("a wrong code is refused at its field", async () => {
    show("wallet");
    await press("Add fund");
    const dialog = await askForCode();
    await type(dialog, "111111");
    await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
    expect(await dialog.findByText("This code is wrong.")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "Add fund" })).toBeNull();
  });

  test("asks for the code that was sent less than a minute ago", async () => {
    show("wallet", { replies: { [sendCode]: () => errorReply(429, "otp", "Please wait.") } });
    await press("Add fund");
    await askForCode();
    expect(toasts).toEqual(["Please wait."]);
  });

  test("goes on when the phone has been verified elsewhere meanwhile", async () => {
    const refusal = () => errorReply(409, "phone_verified", "Already verified.");
    show("wallet", { replies: { [sendCode]: refusal } });
    await press("Add fund");
    const dialog = await dialogNamed("Verify your phone number");
    await userEvent.click(dialog.getByRole("button", { name: "Send code" }));
    await dialogNamed("Add fund");
    expect(toasts).toEqual([]);
  });

  test("an account without a phone is led to the profile", async () => {
    show("wallet", { hasPhone: false });
    await press("Add fund");
    const dialog = await dialogNamed("Verify your phone number");
    const link = dialog.getByRole("link", { name: "Add a phone number" });
    expect(link.getAttribute("href")).toBe("/profile?page=profile-settings");
  });

  test("Firebase sends the code where the shop uses it", async () => {
    const inputsOf = show("wallet", { byFirebase: true });
    await press("Add fund");
    const dialog = await dialogNamed("Verify your phone number");
    await userEvent.click(dialog.getByRole("button", { name: "Send code" }));
    expect(await screen.findByTitle("reCAPTCHA")).toBeTruthy();
    expect(inputsOf(sendCode)).toEqual([]);
  });
});

test("points are converted after the phone is verified", async () => {
  show("points");
  await press("Convert to currency now");
  const dialog = await askForCode();
  await type(dialog, "246810");
  await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
  await dialogNamed("Convert points");
});

test("a refusal asks for the code, and the amount stays", async () => {
  show("wallet", {
    isRequired: false,
    replies: {
      "POST /customer/wallet/add-fund": () => errorReply(403, "phone_unverified", "Verify first."),
    },
  });
  await press("Add fund");
  const dialog = await dialogNamed("Add fund");
  await userEvent.type(dialog.getByRole("textbox", { name: /^Amount/ }), "20");
  await userEvent.click(dialog.getByRole("button", { name: "Pay €20.00" }));
  const code = await askForCode();
  await type(code, "246810");
  await userEvent.click(code.getByRole("button", { name: "Verify" }));
  const again = await dialogNamed("Add fund");
  await waitFor(() =>
    expect(again.getByRole("textbox", { name: /^Amount/ })).toHaveProperty("value", "20"),
  );
});
