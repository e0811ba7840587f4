import type { Order } from "@errand/core/orders/orders.types";
import { testOrder, testReceipt } from "@errand/core/orders/testing-order";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { testOfflineMethod } from "../checkout/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { OrderPayment, TransferPanel } from "./order-payment.tsx";

let calls: RecordedCall[];
const name = { order_id: 100_001, contact_number: "+33612345678" };
const reported: NonNullable<Order["offline_payment"]> = {
  input: [{ user_input: "Reference", user_data: "RF-1" }],
  data: {
    status: "pending",
    method_id: 2,
    method_name: "Bank transfer",
    customer_note: null,
    admin_note: null,
  },
  method_fields: testOfflineMethod().method_fields,
};
const offline = (status: "pending" | "denied" | "verified", admin_note: string | null = null) =>
  testOrder({
    payment_method: "offline_payment",
    offline_payment: { ...reported, data: { ...reported.data, status, admin_note } },
    actions: status === "verified" ? [] : ["offline_payment"],
  });
const unreported = testOrder({ payment_method: "offline_payment", actions: ["offline_payment"] });

beforeEach(() => {
  visitAsGuest();
  const report = () => ({ message: "Payment info updated.", order: offline("pending") });
  calls = fakeApi({
    "GET /offline_payment_method_list": () => [
      testOfflineMethod({ id: 1, method_name: "Cheque", method_informations: [] }),
      testOfflineMethod(),
    ],
    "PUT /customer/order/offline-payment": report,
    "PUT /customer/order/offline-payment-update": report,
    "PUT /customer/order/payment-method": () => ({
      message: "You now pay this order in cash.",
      order: testOrder(),
    }),
  });
});

function Changing({ initial }: { initial: Order }) {
  const [order, setOrder] = useState(initial);
  return (
    <>
      <TransferPanel order={order} name={name} onChange={setOrder} />
      <OrderPayment order={order} name={name} onChange={setOrder} />
    </>
  );
}

const show = (order: Order) =>
  renderApp(
    <ShopContext value={testShop()}>
      <Changing initial={order} />
    </ShopContext>,
  );
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);
const press = async (label: string) =>
  userEvent.click(await screen.findByRole("button", { name: label }));
const sent = () => calls.filter(({ endpoint }) => endpoint.startsWith("PUT"));

test("shows what was paid in which way, and what is left", () => {
  const wallet = { id: 1, payment_method: "wallet", amount: 4, transaction_ref: null };
  show(
    testOrder({
      order_type: "delivery",
      payment_status: "partially_paid",
      payments: [{ ...wallet, payment_status: "paid" }],
      receipt: { ...testReceipt(10), paid: 4, due: 6 },
      bring_change_amount: 20,
    }),
  );
  expect(rows()).toEqual(["Wallet · Paid€4.00", "Cash on delivery · To be paid€6.00"]);
  expect(screen.getByText("The courier brings change for €20.00.")).toBeTruthy();
});

test("changes an unpaid order to cash", async () => {
  show(
    testOrder({
      payment_method: "offline_payment",
      actions: ["payment_method", "offline_payment"],
    }),
  );
  expect(rows()).toEqual(["Bank transfer · To be paid€10.00"]);
  await screen.findByText("Tell us about your transfer");
  await press("Pay in cash instead");
  await waitFor(() => expect(rows()).toEqual(["Cash on pickup · To be paid€10.00"]));
  expect(sent()).toMatchObject([{ input: name }]);
  expect(screen.queryByRole("button", { name: "Pay in cash instead" })).toBeNull();
});

test("reports a transfer of the method chosen in the checkout, with the required details", async () => {
  store("payment", { method: "offline_payment", gateway: null, offlineMethod: 2 });
  show(unreported);
  expect(await screen.findByRole("radio", { name: "Bank transfer" })).toHaveProperty(
    "checked",
    true,
  );
  expect(screen.getByText("FR76 3000 6000")).toBeTruthy();
  await press("Send details");
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole("textbox", { name: /^Reference/ }));
  await userEvent.paste(" RF-1 ");
  await press("Send details");
  expect(await screen.findByText("Being verified")).toBeTruthy();
  const user_data = { Reference: "RF-1" };
  expect(sent()).toMatchObject([
    {
      endpoint: "PUT /customer/order/offline-payment",
      input: { ...name, method_id: 2, user_data },
    },
  ]);
  expect(readToasts()).toContain("Payment info updated.");
});

test("shows why a transfer was denied, and sends corrected details", async () => {
  show(offline("denied", "No such reference"));
  const status = screen.getByRole("status");
  expect(within(status).getByText("Not found")).toBeTruthy();
  expect(within(status).getByText("No such reference")).toBeTruthy();
  await press("Correct the details");
  const reference = await screen.findByRole("textbox", { name: /^Reference/ });
  expect(reference).toHaveProperty("value", "RF-1");
  await userEvent.click(reference);
  await userEvent.paste("-2");
  await press("Send corrected details");
  expect(await screen.findByText("Being verified")).toBeTruthy();
  expect(sent()).toMatchObject([
    {
      endpoint: "PUT /customer/order/offline-payment-update",
      input: { ...name, user_data: { Reference: "RF-1-2" } },
    },
  ]);
});

test("a verified transfer can no longer be changed", () => {
  show(offline("verified"));
  expect(screen.getByText("Your transfer has arrived.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("says until when a transfer holds the order", async () => {
  show({ ...unreported, payment_expires_at: "2026-03-07T09:15:00.000Z" });
  expect(await screen.findByText(/^We hold your items until .*7.* at .*10:15.*\.$/)).toBeTruthy();
});

test("offers cash once the time for a transfer is over, as long as the order can be paid", async () => {
  const expired = testOrder({
    order_status: "failed",
    payment_method: "offline_payment",
    actions: ["cancel", "payment_method"],
  });
  show(expired);
  await press("Pay in cash instead");
  expect(sent().map(({ endpoint }) => endpoint)).toEqual(["PUT /customer/order/payment-method"]);
});

test("offers nothing once a failed order can no longer be paid", () => {
  show(
    testOrder({ order_status: "failed", payment_method: "offline_payment", actions: ["cancel"] }),
  );
  expect(screen.queryByRole("button")).toBeNull();
});
