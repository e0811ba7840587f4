import { minor } from "@errand/core/money";
import { startRefundTest } from "@errand/server/refunds/refund-testing";
import { refundNotes } from "@errand/town/content/refunds";
import { expect, test } from "vitest";
import { fillStaff } from "../fill/staff.ts";
import { decideRefunds } from "./refund-desk.ts";
import { createStaffClients } from "./staff-clients.ts";

const refundTest = await startRefundTest();
const { api, ask, db, addCustomer, configure, deliveredOrder, requestRefund } = refundTest;
await fillStaff(db, api.settings.secret);
const staff = createStaffClients(api);
const decideAfter = (seconds: number, { speed = 1, isServed = false } = {}) =>
  decideRefunds(staff, {
    now: new Date(Date.now() + seconds * 1000),
    speed,
    peopleServe: () => isServed,
  });

async function requested(customer_reason: string) {
  const { customerId, token } = await addCustomer();
  const { orderId } = await deliveredOrder(customerId);
  await requestRefund(token, orderId, { customer_reason });
  return async () => {
    const { body } = await ask("GET /customer/order/track", { order_id: orderId }, { token });
    return [body.order_status, body.refund?.admin_note ?? null];
  };
}

test("decides a new request after a moment by its reason, in its language, and leaves old ones as they are", async () => {
  const missing = await requested("Something is missing");
  const neverArrived = await requested("The order never arrived");
  const spoiled = await requested("Un article est abîmé ou avarié");

  await decideAfter(10);
  await decideAfter(2 * 3600);
  expect(await missing()).toEqual(["refund_requested", null]);
  await decideAfter(10, { speed: 5 });
  expect(await missing()).toEqual(["refunded", refundNotes.approve.en]);
  expect(await neverArrived()).toEqual(["refund_request_canceled", refundNotes.reject.en]);
  expect(await spoiled()).toEqual(["refunded", refundNotes.approve.fr]);
});

test("has a second person confirm a large refund", async () => {
  await configure({ refundConfirmAbove: minor(1000) });
  const missing = await requested("Something is missing");
  await decideAfter(30);
  expect(await missing()).toEqual(["refunded", refundNotes.approve.en]);
});

test("leaves the requests for a store that a person serves to a person at the desk", async () => {
  const missing = await requested("Something is missing");
  await decideAfter(30, { isServed: true });
  expect(await missing()).toEqual(["refund_requested", null]);
});
