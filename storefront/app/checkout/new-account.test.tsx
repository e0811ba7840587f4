import type { AuthResult } from "@errand/core/account/account.contract";
import { testOrder } from "@errand/core/orders/testing-order";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { letIn } from "../account/sign-in-testing.tsx";
import { testCustomer } from "../account/testing.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { stored } from "../visitor/storage.ts";
import { testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

let calls: ReturnType<typeof fakeApi>;
let signIn: () => AuthResult | Response;
let toasts: string[] = [];

beforeEach(() => {
  visitAsGuest();
  signIn = () => letIn;
  toasts = readToasts();
  calls = fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore(),
    "GET /customer/info": () => testCustomer(),
    "GET /customer/address/list": () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] }),
    "GET /customer/order/full-slots": () => ({ full: [] }),
    "POST /customer/order/get-Tax": () => testQuote(10.4),
    "POST /customer/order/place": () =>
      Response.json({ message: "", order_id: 7, order: testOrder({ id: 7 }) }),
    "POST /auth/login": () => signIn(),
  });
});

function showCheckout(config: Parameters<typeof testShop>[0] = {}) {
  return renderApp(
    <ShopContext value={testShop(config)}>
      <CheckoutPage />
    </ShopContext>,
    { at: "/checkout", query: "?page=cart", routes: { "/track-order": <p>Where it is</p> } },
  );
}

const wish = () => screen.findByRole("checkbox", { name: /^Create an account/ });
const passwordField = () => screen.findByLabelText(/^Password/);
const sentTo = (endpoint: string) =>
  calls.filter((call) => call.endpoint === endpoint).map((call) => call.input);

async function fillIn(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await userEvent.click(await screen.findByLabelText(new RegExp(`^${name}`)));
    await userEvent.paste(text);
  }
}

async function orderWith(password: string) {
  await fillIn({ Name: "Ada Lovelace", "Phone number": "0612345678", Email: "ada@example.com" });
  await userEvent.click(await wish());
  await fillIn({ Password: password });
  await userEvent.click(await screen.findByRole("button", { name: "Place order · €10.40" }));
}

test("creates an account with the order, and signs in to it", async () => {
  showCheckout();
  await orderWith("correct horse");
  expect(await screen.findByText("Where it is")).toBeTruthy();
  await waitFor(() => expect(toasts).toContain("Signup successfully."));
  expect(stored("token")).toBe(letIn.token);
  expect(sentTo("POST /customer/order/place")).toMatchObject([
    { create_new_user: 1, password: "correct horse" },
  ]);
  expect(sentTo("POST /auth/login")).toMatchObject([
    { email_or_phone: "ada@example.com", password: "correct horse" },
  ]);
});

test("requires a password for the account, and stores none in the browser", async () => {
  const { unmount } = showCheckout();
  await orderWith("short");
  expect(
    await screen.findByText("Password is too short - should be 6 chars minimum."),
  ).toBeTruthy();
  expect(sentTo("POST /customer/order/place")).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("short");
  unmount();
  showCheckout();
  expect(await passwordField()).toHaveProperty("value", "");
  expect(await wish()).toHaveProperty("checked", true);
});

test("keeps the order when the sign-in fails, and says how to sign in", async () => {
  signIn = () => errorReply(401, "auth-002", "Credentials do not match");
  showCheckout();
  await orderWith("correct horse");
  expect(await screen.findByText("Where it is")).toBeTruthy();
  await waitFor(() =>
    expect(toasts).toContain("Your account is ready. Log in with your email and password."),
  );
  expect(stored("token")).toBeNull();
});

test("offers no account where passwords do not sign in", async () => {
  const { centralize_login: login } = testShop().config;
  showCheckout({ centralize_login: { ...login, manual_login_status: 0 } });
  await screen.findByLabelText(/^Name/);
  expect(screen.queryByRole("checkbox", { name: /^Create an account/ })).toBeNull();
});
