import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { testParcel } from "../parcel/testing.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { OrderView } from "./order-view.tsx";

// jsdom has no layout to draw a map in.
vi.mock("./order-map.tsx", () => ({ OrderMap: () => <p>The way</p> }));

const picked_up = "2026-03-05T09:25:00.000Z";
const canceled = "2026-03-05T09:30:00.000Z";
const cancellation = {
  reason: ["Nobody is there"],
  cancel_by: "customer",
  note: null,
  before_pickup: 0 as const,
  return_fee: 2.4,
  return_fee_payment_status: "unpaid" as const,
  return_date: null,
  created_at: canceled,
};
const comingBack = testParcel({
  order_status: "canceled",
  picked_up,
  canceled,
  actions: ["parcel_return"],
  parcel_cancellation: cancellation,
});

let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  calls = fakeApi({
    "GET /get-parcel-cancellation-reasons": ({ cancellation_type: type }) => {
      const reasons = type === "after_pickup" ? ["1", "2", "3", "4", "5", "6"] : ["Before"];
      return {
        total_size: reasons.length,
        limit: 50,
        offset: 1,
        data: reasons.map((reason, id) => ({
          id: id + 1,
          reason,
          cancellation_type: "after_pickup" as const,
        })),
      };
    },
    "PUT /customer/order/cancel": () => ({ message: "Canceled.", order: comingBack }),
    "POST /customer/order/parcel-return": ({ return_otp: code }) =>
      code === "1234"
        ? {
            message: "Back.",
            order: { ...comingBack, order_status: "returned", actions: [], returned: canceled },
          }
        : errorReply(422, "return_otp", "This is not the code of the courier.", "return_otp"),
  });
});

function Page({ order: initial }: { order: ReturnType<typeof testParcel> }) {
  const [order, setOrder] = useState(initial);
  const name = { order_id: order.id, contact_number: "+33612345678" };
  return (
    <OrderView order={order} name={name} courier={null} lostSince={null} onChange={setOrder} />
  );
}

function show(order: ReturnType<typeof testParcel>) {
  const modules = [testModule({ id: 5, module_type: "parcel" })];
  return act(async () =>
    renderApp(
      <ShopContext value={testShop({ parcel_return_fee: 50 }, modules)}>
        <Page order={order} />
      </ShopContext>,
      { at: "/track-order" },
    ),
  );
}

const part = (name: string) => within(screen.getByRole("region", { name }));

test("its sender sees both codes, the receiver and what is collected, and shares the link", async () => {
  await show(testParcel());
  expect(screen.getByRole("heading", { level: 1, name: "Booked" })).toBeTruthy();
  expect(part("Tell the courier this code when it’s collected").getByText("4711")).toBeTruthy();
  expect(part("The receiver tells the courier this code").getByText("8152")).toBeTruthy();
  expect(part("To").getByText("8 Mill Lane")).toBeTruthy();
  expect(part("To").getByRole("link", { name: "Call Grace Hopper" })).toBeTruthy();
  expect(part("Who pays").getByText(/collects €10.00 in cash when/)).toBeTruthy();
  const share = part("Share the link with the receiver");
  expect(await share.findByRole("img", { name: "QR code of the receiver’s link" })).toBeTruthy();
});

test("nobody looks for a courier once the desk has named one", async () => {
  const courier = {
    ...{ id: 9, f_name: "Karim", phone: "+33612345678", image_full_url: null },
    ...{ vehicle_type: "Bicycle", avg_rating: 4.5, rating_count: 12, reviewed: false },
  };
  await show(testParcel({ delivery_man: courier }));
  expect(screen.getByRole("heading", { level: 1, name: "Booked" })).toBeTruthy();
  expect(screen.getByText("The courier is heading to you.")).toBeTruthy();
  expect(screen.queryByText("We’re finding a courier near you.")).toBeNull();
});

test("its receiver sees the code to name and nothing to change or to share", async () => {
  await show(
    testParcel({
      viewed_by: "receiver",
      order_status: "picked_up",
      picked_up,
      pickup_code: null,
      receiver_link: null,
      actions: [],
      receipt: { currency_code: "EUR", lines: [], total: 0, paid: 0, refunded: 0, due: 0 },
    }),
  );
  expect(part("Tell the courier this code at your door").getByText("8152")).toBeTruthy();
  expect(part("Who pays").getByText("Nothing is collected at the door.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Receipt" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "How it’s paid" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel parcel" })).toBeNull();
  expect(screen.queryByRole("region", { name: /Share/ })).toBeNull();
});

test("its sender sees what the parcel is worth and its photos", async () => {
  const url = "https://shop.example/book.jpg";
  await show(
    testParcel({
      parcel_declared_value: 40,
      parcel_handoff: "in_person",
      parcel_image_full_url: [url],
    }),
  );
  const what = part("What is sent");
  expect(what.getByText("Worth €40.00 · In person only")).toBeTruthy();
  expect(what.getByRole("link", { name: "Picture 1" }).getAttribute("href")).toBe(url);
});

test("a parcel is canceled before its pickup for nothing, with a reason", async () => {
  await show(testParcel());
  await userEvent.click(screen.getByRole("button", { name: "Cancel parcel" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Nothing has been collected yet/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel parcel" }));
  expect(dialog.getByText("Please choose a reason or write one.")).toBeTruthy();
  expect(calls.some(({ endpoint }) => endpoint === "PUT /customer/order/cancel")).toBe(false);
});

test("after the pickup it says what the return costs, and takes five reasons", async () => {
  const receipt = testParcel().receipt;
  const [line] = receipt.lines;
  const lines = line ? [{ ...line, key: "delivery_charge" as const, amount: 4.8 }] : [];
  await show(testParcel({ order_status: "picked_up", picked_up, receipt: { ...receipt, lines } }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel parcel" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/This costs €2.40, that is 50 % of the delivery/)).toBeTruthy();
  for (const reason of ["1", "2", "3", "4", "5"]) {
    await userEvent.click(await dialog.findByRole("checkbox", { name: reason }));
  }
  expect(dialog.getByRole("checkbox", { name: "6" })).toHaveProperty("disabled", true);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel for €2.40" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Coming back" })).toBeTruthy();
  const sent = calls.find(({ endpoint }) => endpoint === "PUT /customer/order/cancel");
  expect(sent?.input).toMatchObject({ reason: ["1", "2", "3", "4", "5"] });
});

test("a parcel that comes back names what its sender pays for it, and nothing of its delivery", async () => {
  const receipt = { ...testParcel().receipt, total: 2.4, paid: 0, due: 2.4 };
  const order = { ...comingBack, charge_payer: "receiver" as const, receipt, order_amount: 2.4 };
  await show(order);
  expect(part("Who pays").getByText("You pay its return")).toBeTruthy();
  expect(
    part("Who pays").getByText(/collects €2.40 in cash when your parcel is back/),
  ).toBeTruthy();
  expect(part("How it’s paid").getByText("Cash at the return · To be paid")).toBeTruthy();
  expect(part("How it’s paid").getByText("€2.40")).toBeTruthy();
});

test("the receiver of a canceled parcel reads nothing about money", async () => {
  const receipt = { currency_code: "EUR", lines: [], total: 0, paid: 0, refunded: 0, due: 0 };
  await show({
    ...comingBack,
    charge_payer: "receiver",
    viewed_by: "receiver",
    actions: [],
    receipt,
  });
  expect(screen.getByRole("heading", { level: 1, name: "Coming back" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Who pays" })).toBeNull();
  expect(screen.queryByText(/€/)).toBeNull();
});

test("a parcel whose payment was declined names what is to be paid and has no invoice", async () => {
  const failed = { order_status: "failed" as const, payment_method: "digital_payment" as const };
  await show(testParcel({ ...failed, failed: canceled, actions: ["pay"] }));
  expect(part("How it’s paid").getByText("Online payment · To be paid")).toBeTruthy();
  expect(screen.queryByText("Nothing to pay")).toBeNull();
  expect(screen.queryByRole("link", { name: "Invoice" })).toBeNull();
});

test("a parcel that is paid online is booked once", async () => {
  await show(testParcel({ pending: "2026-03-05T09:14:00.000Z" }));
  const progress = part("Order progress");
  expect(progress.getAllByText("Booked")).toHaveLength(1);
});

test("the return takes the code of the courier, and says when it is wrong", async () => {
  await show(comingBack);
  const form = await screen.findByRole("region", { name: "Your parcel comes back" });
  const back = within(form);
  expect(back.getByText(/The return costs €2.40/)).toBeTruthy();
  await userEvent.click(back.getByRole("button", { name: "I have my parcel" }));
  expect(back.getByText("The code has four digits.")).toBeTruthy();
  await userEvent.click(back.getAllByRole("textbox")[0] as HTMLElement);
  await userEvent.keyboard("9999");
  await userEvent.click(back.getByRole("button", { name: "I have my parcel" }));
  expect(await back.findByText("This is not the code of the courier.")).toBeTruthy();
  await userEvent.click(back.getAllByRole("textbox")[0] as HTMLElement);
  await userEvent.keyboard("1234");
  await userEvent.click(back.getByRole("button", { name: "I have my parcel" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Returned" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Send again" }).getAttribute("href")).toBe(
    "/checkout?page=parcel&again=100001",
  );
});
