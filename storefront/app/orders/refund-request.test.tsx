import type { Order, OrderDetail } from "@errand/core/orders/orders.types";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import { testOrder } from "@errand/core/orders/testing-order";
import type { RefundableResponse } from "@errand/core/refunds/refunds.contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testItem, visitAsGuest } from "../cart/testing.ts";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { RefundRequest } from "./refund-request.tsx";
import { RefundState } from "./refund-state.tsx";

const delivered = testOrder({
  is_guest: false,
  order_status: "delivered",
  order_amount: 32.69,
  delivery_charge: 2.5,
  dm_tips: 1.5,
  actions: ["refund_request"],
});

const refund: RefundResponse = {
  id: 1,
  refund_status: "pending",
  refund_amount: 10.07,
  lines: [{ detail_id: 7, quantity: 1, amount: 10.07 }],
  delivery_amount: 0,
  tip_amount: 0,
  borne_by: null,
  taken_back: { loyalty_point: 0, cashback: 0 },
  refund_method: "wallet",
  customer_reason: "Damaged",
  customer_note: null,
  admin_note: null,
  image_full_url: [],
  returned: [],
  created_at: "2026-03-05T09:15:00.000Z",
  updated_at: "2026-03-05T09:15:00.000Z",
};

const refundable: RefundableResponse = {
  left: 32.69,
  delivery: 2.5,
  tip: 1.5,
  lines: [
    { detail_id: 7, quantity: 2, left: 20.14, ordered_quantity: 2, entitled: 20.14, returned: 0 },
    { detail_id: 8, quantity: 1, left: 8.55, ordered_quantity: 1, entitled: 8.55, returned: 0 },
  ],
};

const detail = (id: number, name: string, quantity: number): OrderDetail => ({
  id,
  order_id: delivered.id,
  item_id: id,
  model: "Item",
  price: 8.4,
  quantity,
  weight: null,
  ordered_quantity: quantity,
  replaces_id: null,
  variation: [],
  add_ons: [],
  if_sold_out: "replace",
  note: null,
  total_add_on_price: 0,
  discount_on_item: 0,
  discount_type: null,
  item_details: testItem({ id, name }),
  image_full_url: null,
  images_full_url: [],
  reviewed: false,
});

const details = [detail(7, "Chow mein", 2), detail(8, "Fried rice", 1)];

beforeEach(() => {
  visitAsGuest();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL() {} }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

function Page({ initial = delivered }: { initial?: Order }) {
  const [order, setOrder] = useState<Order>(initial);
  return (
    <>
      <RefundRequest order={order} name={{ order_id: order.id }} onChange={setOrder} />
      <RefundState order={order} />
    </>
  );
}

function serve(left: RefundableResponse = refundable, lines: OrderDetail[] = details) {
  return fakeApi({
    "GET /customer/order/refund-reasons": () => ({
      refund_reasons: [{ id: 1, reason: "Damaged" }],
    }),
    "GET /customer/order/refundable": () => left,
    "GET /customer/order/details": () => lines,
    "POST /customer/order/refund-request": () => ({
      message: "Sent.",
      order: {
        ...delivered,
        order_status: "refund_requested" as const,
        actions: [],
        refund,
        refunds: [refund],
      },
    }),
  });
}

async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Request a refund" }));
  return within(await screen.findByRole("dialog", { name: "Request a refund" }));
}

test("pieces of a line are asked back with a reason, and the state replaces the button", async () => {
  const calls = serve();
  renderInShop(<Page />, { config: { customer_wallet_status: 1 } });
  const dialog = await openDialog();
  expect(dialog.getByText(/until 14 days after the delivery/)).toBeTruthy();
  const noodles = await dialog.findByRole("checkbox", { name: /Chow mein/ });
  await userEvent.click(dialog.getByRole("button", { name: "Ask for it back" }));
  expect(await dialog.findByText("Please choose what it is about.")).toBeTruthy();
  expect(dialog.getByText("Please choose a reason.")).toBeTruthy();

  await userEvent.click(noodles);
  expect(dialog.getByRole("button", { name: "Ask for €20.14 back" })).toBeTruthy();
  const pieces = within(dialog.getByRole("group", { name: /Chow mein/ }));
  await userEvent.click(pieces.getByRole("button", { name: "One less" }));
  await userEvent.click(await dialog.findByRole("radio", { name: "Damaged" }));
  await userEvent.click(dialog.getByRole("button", { name: "Ask for €10.07 back" }));

  expect(await screen.findByText(/You asked for €10.07 back/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Request a refund" })).toBeNull();
  expect(calls.at(-1)?.input).toMatchObject({
    order_id: 100_001,
    lines: [{ detail_id: 7, quantity: 1 }],
    customer_reason: "Damaged",
  });
});

test("an order that never arrived is asked back whole, with delivery and tip", async () => {
  const calls = serve();
  renderInShop(<Page />, { config: { customer_wallet_status: 1 } });
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole("checkbox", { name: /Fried rice/ }));
  expect(dialog.getByText(/The delivery and the tip stay with the courier/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("checkbox", { name: /never arrived/ }));
  expect(dialog.getByRole<HTMLInputElement>("checkbox", { name: /Fried rice/ }).checked).toBe(
    false,
  );
  expect(dialog.getByText("The delivery and the tip are included.")).toBeTruthy();
  await userEvent.click(await dialog.findByRole("radio", { name: "Damaged" }));
  await userEvent.click(dialog.getByRole("button", { name: "Ask for €32.69 back" }));
  await screen.findByText(/You asked for/);
  expect(calls.at(-1)?.input).not.toHaveProperty("lines");
});

test("pictures can be added and removed", async () => {
  serve();
  renderInShop(<Page />);
  const dialog = await openDialog();
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "box.png");
  const pictures = within(await dialog.findByRole("group", { name: "Pictures of the problem" }));
  await userEvent.upload(pictures.getByLabelText("Add picture"), [picture], { applyAccept: false });
  expect(await dialog.findByRole("img", { name: "Picture 1" })).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Remove picture 1" }));
  expect(dialog.queryByRole("img", { name: "Picture 1" })).toBeNull();
});

test("only what is left can be chosen, and of a parcel only the whole", async () => {
  const [first, second] = refundable.lines;
  if (!first || !second) throw new Error("no lines");
  serve({ ...refundable, lines: [first, { ...second, quantity: 0, left: 0 }] });
  const { unmount } = renderInShop(<Page />);
  const dialog = await openDialog();
  expect(await dialog.findByRole("checkbox", { name: /Chow mein/ })).toBeTruthy();
  expect(dialog.queryByRole("checkbox", { name: /Fried rice/ })).toBeNull();
  unmount();

  serve({ left: 13, delivery: 0, tip: 1, lines: [] }, []);
  renderInShop(<Page />);
  const parcel = await openDialog();
  expect(await parcel.findByRole("button", { name: "Ask for €13.00 back" })).toBeTruthy();
  expect(parcel.queryByRole("checkbox")).toBeNull();
});

test("a guest asks as well, and gets the money back the way it was paid", async () => {
  serve();
  renderInShop(<Page initial={{ ...delivered, is_guest: true }} />, {
    config: { customer_wallet_status: 1 },
  });
  const dialog = await openDialog();
  expect(await dialog.findByRole("checkbox", { name: /Chow mein/ })).toBeTruthy();
  expect(dialog.queryByText("Where should the money go?")).toBeNull();
});

test("more can be asked back after a refund, of which the page says what went where", () => {
  const earlier: RefundResponse = {
    ...refund,
    refund_status: "approved",
    taken_back: { loyalty_point: 5, cashback: 0.4 },
    returned: [{ method: "wallet", amount: 10.07, state: "done" }],
  };
  renderInShop(<Page initial={{ ...delivered, refund: earlier, refunds: [earlier] }} />);
  expect(screen.getByRole("button", { name: "Request another refund" })).toBeTruthy();
  expect(screen.getByText(/€10.07 is in your wallet/)).toBeTruthy();
  expect(
    screen.getByText(
      "5 points that the order had earned were taken back. €0.40 of its cashback was taken back.",
    ),
  ).toBeTruthy();
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
  const order = { ...delivered, refunds: [{ ...refund, ...changes }] };
  renderInShop(<RefundState order={order} />);
  expect(screen.getByText(text)).toBeTruthy();
});
