import { fromMinor, minor } from "@errand/core/money";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { addStaff } from "../staff/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const { ask, db, addCustomer, configure, deliveredBasket } = await startRefundTest();

const paid = 32.69;
const orderCount = 50;
const refundsOfOrder = 20;

/** What an operator asks for: pieces of a line, the delivery, an amount, or some of them. */
const asked = fc.oneof(
  fc.record({ line: fc.constantFrom("first", "second"), quantity: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ delivery: fc.constant(1) }),
  fc.record({ amount: fc.integer({ min: 1, max: 1500 }).map((cents) => fromMinor(minor(cents))) }),
);

test("a thousand refunds by two desks at once return what was paid, and never more", async () => {
  await configure();
  const { customerId } = await addCustomer();
  const desks = await Promise.all(
    ["support", "finance"].map((role) => addStaff(db, { kind: "operator", role })),
  );
  const sample = fc.sample(asked, { numRuns: orderCount * refundsOfOrder, seed: 7 });
  let returned = 0;
  for (let order = 0; order < orderCount; order++) {
    const { orderId, ...lines } = await deliveredBasket(customerId);
    const refund = async (each: (typeof sample)[number], token = "") => {
      const { line, quantity, ...rest } = { line: null, quantity: 0, ...each };
      const pieces = line && { lines: [{ detail_id: Object(lines)[line], quantity }] };
      const input = { id: orderId, decision: "approve", method: "wallet", ...rest, ...pieces };
      const options = { token, key: crypto.randomUUID() };
      const { status, body } = await ask("POST /desk/orders/{id}/refund", input, options);
      expect([200, 409, 422]).toContain(status);
      return status === 200 ? body.refund.refund_amount : 0;
    };
    let given = 0;
    for (let at = 0; at < refundsOfOrder; at += 2) {
      const pair = sample.slice(order * refundsOfOrder + at).slice(0, 2);
      const amounts = await Promise.all(
        pair.map((each, index) => refund(each, desks[index]?.token)),
      );
      given += amounts.reduce((sum, amount) => sum + amount, 0);
    }
    const read = { token: desks[0]?.token ?? "" };
    const { body } = await ask("GET /desk/orders/{id}/refundable", { id: orderId }, read);
    const left = body.left ?? 0;
    expect(Math.round((given + left) * 100)).toBe(Math.round(paid * 100));
    returned += given;
  }
  expect(returned).toBeGreaterThan((orderCount * paid) / 2);
  const wallet = await balanceOf(db, { kind: "customer_wallet", customerId });
  expect(wallet).toBe(Math.round(returned * 100));
  expect((await reconcile(db)).disagreements).toEqual([]);
}, 240_000);
