import { pageLoad } from "@errand/client/page-load.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { finishForgetting } from "../visitor/personal-data.ts";
import { store } from "../visitor/storage.ts";
import { clearDraft } from "./draft.ts";
import { testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

const token = "t".repeat(43);

beforeEach(() => {
  visitAsGuest();
  fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore(),
    "GET /customer/info": () => testCustomer(),
    "GET /customer/address/list": () => ({ total_size: 0, limit: 50, offset: 1, addresses: [] }),
    "GET /customer/order/full-slots": () => ({ full: [] }),
    "POST /customer/order/get-Tax": () => testQuote(10.4),
    "POST /customer/order/place": () => errorReply(401, "auth-001", "Your token has been expired"),
  });
});

function showCheckout() {
  return renderApp(
    <ShopContext value={testShop()}>
      <CheckoutPage />
    </ShopContext>,
    { at: "/checkout", query: "?page=cart" },
  );
}

async function write(section: string, name: RegExp, text: string) {
  const open = screen.queryByRole("button", { name: `Change: ${section}` });
  if (open) await userEvent.click(open);
  await userEvent.click(await screen.findByLabelText(name, { selector: "input, textarea" }));
  await userEvent.paste(text);
}

test("the draft is gone when the session ends while the order is placed", async () => {
  store("token", token);
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  showCheckout();
  const place = await screen.findByRole("button", { name: "Place order · €10.40" });
  await write("Anything else?", /^Note/, "Ring twice");
  await userEvent.click(place);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("/home"));
  // Another person may use the device next.
  finishForgetting();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ring twice|Lovelace/);
});

test("the draft of a guest survives signing in", async () => {
  showCheckout();
  await screen.findByRole("button", { name: "Place order · €10.40" });
  await write("Contact", /^Name/, "Grace Hopper");
  await write("Anything else?", /^Note/, "Ring twice");
  act(() => store("token", token));
  // The profile completes what the guest has left open.
  expect(await screen.findByDisplayValue("ada@example.org")).toBeTruthy();
  expect(screen.getByDisplayValue("Grace Hopper")).toBeTruthy();
  expect(screen.getByDisplayValue("Ring twice")).toBeTruthy();
});

test("a guest's contact stays for the next order in this tab", async () => {
  fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2 })],
    "GET /stores/details/{id}": () => testStore(),
    "GET /customer/order/full-slots": () => ({ full: [] }),
    "POST /customer/order/get-Tax": () => testQuote(10.4),
  });
  const { unmount } = showCheckout();
  await screen.findByRole("button", { name: "Place order · €10.40" });
  await write("Contact", /^Name/, "Grace Hopper");
  await write("Anything else?", /^Note/, "Ring twice");
  unmount();
  clearDraft();
  showCheckout();
  expect(await screen.findByDisplayValue("Grace Hopper")).toBeTruthy();
  expect(screen.queryByText("Ring twice")).toBeNull();
  expect(localStorage.getItem("guest-address")).toBeNull();
});
