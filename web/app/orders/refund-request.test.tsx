import type { Order } from "@errand/core/orders/orders.types";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { RefundRequest } from "./refund-request.tsx";
import { RefundState } from "./refund-state.tsx";
import { testOrder } from "./testing.ts";

const delivered = testOrder({
  is_guest: false,
  order_status: "delivered",
  order_amount: 14,
  delivery_charge: 2,
  dm_tips: 1,
  actions: ["refund_request"],
});

const refund: RefundResponse = {
  id: 1,
  refund_status: "pending",
  refund_amount: 11,
  refund_method: "wallet",
  customer_reason: "Damaged",
  customer_note: null,
  admin_note: null,
  image_full_url: [],
  returned: [],
  created_at: "2026-03-05T09:15:00.000Z",
  updated_at: "2026-03-05T09:15:00.000Z",
};

beforeEach(() => {
  visitAsGuest();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL() {} }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

function Page() {
  const [order, setOrder] = useState<Order>(delivered);
  return (
    <>
      <RefundRequest order={order} onChange={setOrder} />
      <RefundState order={order} />
    </>
  );
}

async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Request a refund" }));
  return within(await screen.findByRole("dialog", { name: "Request a refund" }));
}

test("a refund is requested with a reason, and its state replaces the button", async () => {
  const calls = fakeApi({
    "GET /customer/order/refund-reasons": () => ({
      refund_reasons: [{ id: 1, reason: "Damaged" }],
    }),
    "POST /customer/order/refund-request": () => ({
      message: "Sent.",
      order: { ...delivered, order_status: "refund_requested" as const, actions: [], refund },
    }),
  });
  renderInShop(<Page />, { config: { customer_wallet_status: 1 } });
  const dialog = await openDialog();
  expect(dialog.getByText(/up to €11/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Send request" }));
  expect(await dialog.findByText("Please choose a reason.")).toBeTruthy();

  await userEvent.click(await dialog.findByRole("radio", { name: "Damaged" }));
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "box.png");
  const pictures = within(dialog.getByRole("group", { name: "Pictures of the problem" }));
  await userEvent.upload(pictures.getByLabelText("Add picture"), [picture], { applyAccept: false });
  expect(await dialog.findByRole("img", { name: "Picture 1" })).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Remove picture 1" }));
  expect(dialog.queryByRole("img", { name: "Picture 1" })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Send request" }));

  expect(await screen.findByText(/You asked for €11.00 back/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Request a refund" })).toBeNull();
  expect(calls.at(-1)?.input).toMatchObject({ order_id: 100_001, customer_reason: "Damaged" });
});

test("a guest gets the number to call instead, where the shop takes requests", () => {
  const order = testOrder({ order_status: "delivered" });
  renderInShop(<RefundRequest order={order} onChange={vi.fn()} />);
  expect(screen.queryByRole("link")).toBeNull();

  renderInShop(<RefundRequest order={order} onChange={vi.fn()} />, {
    config: { refund_active_status: true, phone: "+33465710000" },
  });
  expect(screen.getByRole("link", { name: "+33465710000" }).getAttribute("href")).toBe(
    "tel:+33465710000",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test.each<[Partial<RefundResponse>, RegExp]>([
  [
    { refund_status: "approved", returned: [{ method: "wallet", amount: 11, state: "done" }] },
    /€11.00 is in your wallet/,
  ],
  [
    { refund_status: "approved", returned: [{ method: "source", amount: 5, state: "on_its_way" }] },
    /€5.00 is on its way back to the account you paid with/,
  ],
  [{ refund_status: "rejected", admin_note: "All was there" }, /All was there/],
])("says in plain words what became of a request", (changes, text) => {
  const order = { ...delivered, refund: { ...refund, ...changes } };
  renderInShop(<RefundState order={order} />);
  expect(screen.getByText(text)).toBeTruthy();
});
