import { fromMinor, minor } from "@errand/core/money";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import { eq, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ledgerPostings } from "../ledger/ledger.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { paymentAllocations, payments, refunds } from "../payments/payments.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

/** 1 in the suite; each asks for a thousand refunds, of which about 300 find something left. */
const seeds = Number(process.env.ERRAND_REFUND_SEEDS ?? 1);
const firstSeed = Number(process.env.ERRAND_REFUND_FIRST_SEED ?? 7);

const refundTest = await startRefundTest();
const { ask, db, configure, deliveredBasket, payByCard, payFromWallet, runDueJobs } = refundTest;

const paid = 32.69;
const orderCount = 50;
const refundsOfOrder = 20;
/** Of the lines: 20.14 for two pieces, 8.55 for one. */
const entitled = { first: 20.14, second: 8.55 };

/** What an operator asks for: pieces of a line, the delivery, the tip, an amount, or several. */
const asked = fc.record({
  part: fc.oneof(
    fc.record({
      line: fc.constantFrom("first", "second"),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({ delivery: fc.constant(1) }),
    fc.record({ tip: fc.constant(1), delivery: fc.constantFrom(0, 1) }),
    fc.record({
      amount: fc.integer({ min: 1, max: 1500 }).map((cents) => fromMinor(minor(cents))),
    }),
  ),
  method: fc.constantFrom("wallet", "source", "manual"),
  borne_by: fc.constantFrom("platform", "store", "courier"),
  /** What becomes of one that waits for the other desk; `both` at once, `left` waits on. */
  ending: fc.constantFrom("confirm", "confirm", "withdraw", "both", "left"),
});

/** What is returned above it of an order waits. */
const confirmAbove = minor(700);

const cents = (amount: number) => Math.round(amount * 100);

test(
  `refunds by two desks at once return what was paid, and never more (${seeds * 1000} asked)`,
  async () => {
    await configure({ refundConfirmAbove: confirmAbove });
    const desks = await Promise.all(
      ["support", "finance"].map((role) => addStaff(db, { kind: "operator", role })),
    );
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      const sample = fc.sample(asked, { numRuns: orderCount * refundsOfOrder, seed });
      const { customerId } = await refundTest.addCustomer();
      let returned = 0;
      let made = 0;
      let confirmed = 0;
      let withdrawn = 0;
      for (let order = 0; order < orderCount; order++) {
        const own = sample.slice(order * refundsOfOrder).slice(0, refundsOfOrder);
        const refunded = await refundAtOnce(customerId, order, own, desks);
        returned += refunded.given;
        made += refunded.made;
        confirmed += refunded.confirmed;
        withdrawn += refunded.withdrawn;
      }
      expect(returned).toBeGreaterThan((orderCount * paid) / 2);
      expect(made).toBeGreaterThan(250);
      expect(confirmed).toBeGreaterThan(25);
      expect(withdrawn).toBeGreaterThan(25);
      await runDueJobs();
      expect((await reconcile(db)).disagreements).toEqual([]);
      const [ledger] = await db
        .select({ sum: sql<number>`sum(${ledgerPostings.amount})::bigint` })
        .from(ledgerPostings);
      expect(Number(ledger?.sum)).toBe(0);
    }
  },
  480_000 * seeds,
);

type Asked = ReturnType<typeof asked.generate>["value"];

/**
 * Refunds an order two by two, each pair at once; the other desk confirms or withdraws what waits
 * for it. Checks what is left of the order, of its lines and of its payments, and returns what went
 * back and how many refunds were made, confirmed and withdrawn.
 */
async function refundAtOnce(
  customerId: number,
  order: number,
  sample: Asked[],
  desks: { token: string }[],
) {
  const { orderId, ...lines } = await deliveredBasket(customerId, {}, async (id) => {
    // One to three payments: the courier takes the rest in cash.
    if (order % 3 > 0) await payFromWallet(customerId, id, minor(1 + order * 41));
    if (order % 3 > 1) await payByCard(customerId, id, minor(1 + order * 17));
  });
  const back = { first: 0, second: 0 };
  const count = { given: 0, made: 0, confirmed: 0, withdrawn: 0 };
  let reserved = 0;
  /** What went back without a second desk. */
  let alone = 0;
  const keyed = (desk: number) => ({ token: desks[desk]?.token ?? "", key: crypto.randomUUID() });
  const note = (refund: RefundResponse) => {
    count.given += refund.refund_amount;
    for (const { detail_id, amount } of refund.lines) {
      back[detail_id === lines.first ? "first" : "second"] += amount;
    }
  };
  const end = async (id: number, act: "confirm" | "withdraw", desk: number) => {
    const { status, body } = await ask(`POST /desk/refunds/{id}/${act}`, { id }, keyed(desk));
    expect([200, 404, 409]).toContain(status);
    if (status !== 200) return 0;
    if (act === "confirm" && body.refund) note(body.refund);
    count[act === "confirm" ? "confirmed" : "withdrawn"] += 1;
    return 1;
  };
  const refund = async ({ part, ending, ...terms }: Asked, desk: number) => {
    const { line, quantity, ...rest } = { line: null, quantity: 0, ...part };
    const pieces = line && { lines: [{ detail_id: lines[line], quantity }] };
    const input = { id: orderId, decision: "approve", ...terms, ...rest, ...pieces };
    const { status, body } = await ask("POST /desk/orders/{id}/refund", input, keyed(desk));
    expect([200, 409, 422]).toContain(status);
    if (status !== 200) return;
    count.made += 1;
    const { id, refund_status, refund_amount } = body.refund;
    if (refund_status === "approved") {
      alone += refund_amount;
      return note(body.refund);
    }
    expect(refund_status).toBe("to_confirm");
    const other = 1 - desk;
    if (ending === "left") reserved += refund_amount;
    else if (ending !== "both") expect(await end(id, ending, other)).toBe(1);
    else {
      const ended = await Promise.all([end(id, "confirm", other), end(id, "withdraw", desk)]);
      expect(ended[0] + ended[1]).toBe(1);
    }
  };
  for (let at = 0; at < sample.length; at += 2) {
    await Promise.all(sample.slice(at, at + 2).map(refund));
  }
  expect(cents(alone)).toBeLessThanOrEqual(confirmAbove);
  const { body } = await ask("GET /desk/orders/{id}/refundable", { id: orderId }, desks[0]);
  const { given } = count;
  expect(cents(given + reserved + (body.left ?? 0))).toBe(cents(paid));
  const waiting = body.to_confirm.map((refund: RefundResponse) => refund.refund_amount);
  expect(cents(waiting.reduce((sum: number, amount: number) => sum + amount, 0))).toBe(
    cents(reserved),
  );
  expect(cents(back.first)).toBeLessThanOrEqual(cents(entitled.first));
  expect(cents(back.second)).toBeLessThanOrEqual(cents(entitled.second));
  const leftOfPayments = await readLeftOfPayments(orderId);
  expect(leftOfPayments).toHaveLength(1 + (order % 3));
  for (const left of leftOfPayments) expect(left).toBeGreaterThanOrEqual(0);
  expect(leftOfPayments.reduce((sum, left) => sum + left, 0)).toBe(
    cents((body.left ?? 0) + reserved),
  );
  return count;
}

/** What is left of each payment of an order, in cents. */
async function readLeftOfPayments(orderId: number): Promise<number[]> {
  const back = db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(eq(sql`${refunds}.payment_id`, sql`${payments}.id`));
  const rows = await db
    .select({ amount: payments.amount, back: sql<number>`${back}` })
    .from(payments)
    .innerJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(eq(paymentAllocations.orderId, orderId));
  return rows.map(({ amount, back }) => amount - Number(back));
}
