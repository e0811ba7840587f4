import { testItem } from "@errand/core/catalog/testing-item";
import { testOrder } from "@errand/core/orders/testing-order";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const customer = { id: 4, name: "Camille Roux", phone: "+33 •• 78", email: "c•••@x.test" };
const listed = (id: number) => ({ ...testOrder({ id }), customer });
const conflict = (message: string, data?: object) =>
  Response.json({ errors: [{ code: "order_status", message, data }] }, { status: 409 });

const lists = {
  "GET /zone/list": () => [],
  "GET /module": () => [],
  "GET /desk/audit": () => ({ total_size: 0, limit: 20, offset: 1, entries: [] }),
};

/** A list of two orders, which records what it was asked. */
const twoOrders = (asked: Record<string, unknown>[]) => ({
  "GET /desk/orders": (input: Record<string, unknown>) => {
    asked.push(input);
    return { total_size: 2, limit: 50, offset: 1, orders: [listed(100_105), listed(100_106)] };
  },
});

describe("the list of orders", () => {
  const replies = (asked: Record<string, unknown>[] = []) => ({
    ...lists,
    ...twoOrders(asked),
    "POST /desk/bulk": () => ({
      results: [
        { id: 100_105, status: 200, message: "Order updated" },
        {
          id: 100_106,
          status: 409,
          errors: [{ code: "order_status", message: "This order is already confirmed." }],
        },
      ],
    }),
  });

  test("keeps its filters in the address and asks the server for them", async () => {
    const asked: Record<string, unknown>[] = [];
    await openDesk("/desk/orders?state=active&late=1&customer=4", { replies: replies(asked) });
    await screen.findByText("2 orders");
    expect(asked[0]).toMatchObject({
      state: "active",
      late: "1",
      customer_id: "4",
      sort: "newest",
    });
    await userEvent.click(screen.getByRole("button", { name: "Remove the filter Customer 4" }));
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty("customer_id"));
  });

  test("does the same with several orders, chosen by keys, and says what became of each", async () => {
    const { sent } = await openDesk("/desk/orders", { replies: replies() });
    // The rows come after their number.
    await screen.findAllByRole("checkbox");
    await userEvent.keyboard("jxjx");
    await screen.findByText("2 orders chosen");
    await userEvent.click(screen.getByRole("button", { name: "Accept for the store" }));
    const dialog = await screen.findByRole("dialog");
    within(dialog).getByText("1 done, 1 refused");
    within(dialog).getByText("This order is already confirmed.");
    expect(sent).toEqual([
      {
        endpoint: "POST /desk/bulk",
        input: {
          action: "POST /desk/orders/{id}/accept",
          rows: [{ id: 100_105 }, { id: 100_106 }],
        },
      },
    ]);
  });

  test("lets those who only read choose nothing", async () => {
    await openDesk("/desk/orders", { permissions: ["*:read"], replies: replies() });
    await screen.findByText("2 orders");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

const line = (id: number, name: string) => ({
  ...{ id, order_id: 100_105, item_id: id, model: "Item", price: 9.5, quantity: 1 },
  ...{ weight: null, ordered_quantity: 1, replaces_id: null, variation: [], add_ons: [] },
  ...{
    if_sold_out: "call",
    note: null,
    total_add_on_price: 0,
    discount_on_item: 0,
    discount_type: null,
  },
  ...{ image_full_url: null, images_full_url: [], reviewed: false },
  item_details: testItem({ id, name }),
});
const details = {
  ...testOrder({
    id: 100_105,
    order_status: "delivered",
    delivered: "2026-11-27T19:44:00.000Z",
    is_guest: false,
  }),
  customer: { ...customer, phone: "+33612345678", order_count: 12 },
  details: [line(1, "Harbour box"), line(2, "Miso ramen")],
  transitions: [
    {
      ...{ from: null, to: "pending", reason: null, at: "2026-11-27T19:11:00.000Z" },
      actor: { kind: "customer", name: "Camille Roux" },
    },
  ],
  picks: [],
  bags: null,
  handed_over_at: null,
  dispatch: null,
};
const refund = {
  ...{ id: 1, refund_status: "approved", refund_amount: 31.58, lines: [], delivery_amount: 0 },
  ...{ tip_amount: 0, borne_by: "platform", taken_back: { loyalty_point: 0, cashback: 0 } },
  ...{ refund_method: "wallet", customer_reason: "Upside down", customer_note: null },
  ...{ admin_note: null, image_full_url: [], returned: [], proposal: null },
  ...{ created_at: "2026-11-27T20:00:00.000Z", updated_at: "2026-11-27T20:00:00.000Z" },
};
const refundable = {
  ...{ left: 48.58, delivery: 1.9, tip: 2 },
  lines: [
    { detail_id: 1, quantity: 1, left: 18.47, ordered_quantity: 1, entitled: 18.47, returned: 0 },
    { detail_id: 2, quantity: 2, left: 26.21, ordered_quantity: 2, entitled: 26.21, returned: 0 },
  ],
  payments: [
    { id: 1, payment_method: "wallet", left: 8.58 },
    { id: 2, payment_method: "cash_on_delivery", left: 40 },
  ],
  to_confirm: [],
  last_30_days: { customer: 24.29, store: 0, courier: 0 },
};
const orderReplies = {
  ...lists,
  "GET /desk/orders/{id}/refundable": () => refundable,
  "GET /desk/orders/{id}": () => details,
};

describe("the page of an order", () => {
  test("shows who it is for, what happened and what it costs", async () => {
    await openDesk("/desk/orders/100105", { replies: orderReplies });
    await screen.findByRole("heading", { name: "Timeline" });
    screen.getByText("12 orders, c•••@x.test");
    expect(screen.getByRole("link", { name: "Call Camille Roux" }).getAttribute("href")).toBe(
      "tel:+33612345678",
    );
    screen.getByRole("heading", { name: "Receipt" });
  });

  test("leads from an order of an errand run to the others of it", async () => {
    const asked: Record<string, unknown>[] = [];
    const inRun = { "GET /desk/orders/{id}": () => ({ ...details, run_id: 1000 }) };
    await openDesk("/desk/orders/100105", {
      replies: { ...orderReplies, ...twoOrders(asked), ...inRun },
    });
    const link = await screen.findByRole("link", { name: "Errand run 1000, with other orders" });
    await userEvent.click(link);
    await screen.findByRole("button", { name: "Remove the filter Errand run 1000" });
    expect(asked.at(-1)).toMatchObject({ run_id: "1000" });
  });

  test("refunds a line and half of another one, once it is confirmed", async () => {
    const { sent } = await openDesk("/desk/orders/100105", {
      replies: {
        ...orderReplies,
        "POST /desk/orders/{id}/refund": () => ({
          message: "The refund is approved.",
          order: testOrder(),
          refund,
        }),
      },
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: /Harbour box/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Miso ramen/ }));
    screen.getByRole("button", { name: "Refund €44.68" });
    await userEvent.selectOptions(screen.getByLabelText("Pieces of Miso ramen"), "1");
    const send = screen.getByRole("button", { name: "Refund €31.58" });
    await userEvent.click(send);
    await screen.findByText("State a reason.");
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/Reason/), "Upside down");
    await userEvent.click(send);
    const question = await screen.findByRole("dialog", { name: "Refund €31.58?" });
    await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
    await screen.findByText("The refund is approved.");
    expect(sent).toEqual([
      {
        endpoint: "POST /desk/orders/100105/refund",
        input: {
          ...{ decision: "approve", method: "wallet", borne_by: "platform" },
          reason: "Upside down",
          lines: [
            { detail_id: 1, quantity: 1 },
            { detail_id: 2, quantity: 1 },
          ],
        },
      },
    ]);
  });

  test("says what is left of each payment, and refunds the delivery and the tip", async () => {
    const { sent } = await openDesk("/desk/orders/100105", {
      replies: {
        ...orderReplies,
        "POST /desk/orders/{id}/refund": () => ({ message: "", order: testOrder(), refund }),
      },
    });
    expect((await screen.findByText("Of it: Wallet")).nextSibling?.textContent).toBe("€8.58");
    expect(screen.getByText("Of it: Cash").nextSibling?.textContent).toBe("€40.00");
    await userEvent.click(screen.getByRole("checkbox", { name: /Delivery/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Tip/ }));
    await userEvent.type(screen.getByLabelText(/Reason/), "Late{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.input).toMatchObject({ delivery: 1, tip: 1 });
    expect(sent[0]?.input).not.toHaveProperty("lines");
  });

  test("refuses an amount above what is left before it is sent", async () => {
    const { sent } = await openDesk("/desk/orders/100105", { replies: orderReplies });
    await userEvent.click(await screen.findByRole("radio", { name: "An amount" }));
    const field = screen.getByLabelText("Amount");
    await userEvent.clear(field);
    await userEvent.type(field, "48.59");
    await userEvent.type(screen.getByLabelText(/Reason/), "Upside down");
    await userEvent.click(screen.getByRole("button", { name: "Refund €48.59" }));
    await screen.findByText("Enter an amount up to €48.58.");
    expect(sent).toEqual([]);
  });

  test("has a second person confirm what a colleague wants to return", async () => {
    const at = "2026-11-27T20:00:00.000Z";
    const marc = { id: 8, name: "Marc Petit" };
    const waiting = {
      ...{ ...refund, refund_status: "to_confirm" },
      proposal: { by: marc, at, method: "wallet", requested: true },
    };
    const { sent } = await openDesk("/desk/orders/100105", {
      replies: {
        ...orderReplies,
        "GET /desk/orders/{id}/refundable": () => ({ ...refundable, to_confirm: [waiting] }),
        "POST /desk/refunds/{id}/confirm": () => ({
          ...{ message: "The refund is confirmed.", order: testOrder(), trip: null, refund },
        }),
      },
    });
    await screen.findByText(/Marc Petit wants to return €31.58. Borne by: Shop./);
    // The request of the customer is confirmed or withdrawn before anything else is refunded.
    expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Confirm €31.58" }));
    await screen.findByText("The refund is confirmed.");
    expect(sent).toEqual([{ endpoint: "POST /desk/refunds/1/confirm", input: {} }]);
  });

  test("shows those who only read what is left, and no act", async () => {
    const permissions = ["*:read"];
    await openDesk("/desk/orders/100105", { permissions, replies: orderReplies });
    await screen.findByText("In 30 days");
    expect(screen.queryByRole("button", { name: /Refund/ })).toBeNull();
  });

  test("names the colleague who was quicker, and shows the order as it is now", async () => {
    let status = "pending";
    const replies = {
      ...orderReplies,
      "GET /desk/orders/{id}": () => ({ ...details, order_status: status, delivered: null }),
      "POST /desk/orders/{id}/accept": () => {
        status = "canceled";
        return conflict("This order is canceled.", {
          acted_by: { name: "Marc Dubois", at: "2026-11-27T19:12:00.000Z" },
        });
      },
    };
    await openDesk("/desk/orders/100105", { replies });
    await userEvent.click(await screen.findByRole("button", { name: "Accept for the store" }));
    await screen.findByText(/This order is canceled\. Marc Dubois acted at/);
    await screen.findByText("Canceled");
    expect(screen.queryByRole("button", { name: "Accept for the store" })).toBeNull();
  });

  test("is read again when the stream tells of its order", async () => {
    let status = "pending";
    const replies = {
      ...orderReplies,
      "GET /desk/orders/{id}": () => ({ ...details, order_status: status, delivered: null }),
    };
    const { tell } = await openDesk("/desk/orders/100105", { replies });
    await screen.findByRole("button", { name: "Accept for the store" });
    status = "processing";
    await act(() => tell("order", testOrder({ id: 100_105 })));
    await screen.findByText("In preparation");
  });

  test("says that there is no order of a number", async () => {
    const missing = () =>
      Response.json({ errors: [{ code: "order", message: "Not found" }] }, { status: 404 });
    await openDesk("/desk/orders/7", { replies: { ...lists, "GET /desk/orders/{id}": missing } });
    await screen.findByRole("heading", { name: "There is no order 7" });
  });
});
