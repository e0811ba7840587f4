import { fromMinor, minor } from "@errand/core/money";
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
});

const cents = (amount: number) => Math.round(amount * 100);

test(
  `refunds by two desks at once return what was paid, and never more (${seeds * 1000} asked)`,
  async () => {
    await configure();
    const desks = await Promise.all(
      ["support", "finance"].map((role) => addStaff(db, { kind: "operator", role })),
    );
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      const sample = fc.sample(asked, { numRuns: orderCount * refundsOfOrder, seed });
      const { customerId } = await refundTest.addCustomer();
      let returned = 0;
      let made = 0;
      for (let order = 0; order < orderCount; order++) {
        const own = sample.slice(order * refundsOfOrder).slice(0, refundsOfOrder);
        const refunded = await refundAtOnce(customerId, order, own, desks);
        returned += refunded.given;
        made += refunded.made;
      }
      expect(returned).toBeGreaterThan((orderCount * paid) / 2);
      expect(made).toBeGreaterThan(250);
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
 * Refunds an order two by two, each pair at once. Checks what is left of it, of its lines and of
 * its payments, and returns what went back and how many refunds were made.
 */
async function refundAtOnce(
  customerId: number,
  order: number,
  sample: Asked[],
  desks: { token: string }[],
): Promise<{ given: number; made: number }> {
  const { orderId, ...lines } = await deliveredBasket(customerId, {}, async (id) => {
    // One to three payments: the courier takes the rest in cash.
    if (order % 3 > 0) await payFromWallet(customerId, id, minor(1 + order * 41));
    if (order % 3 > 1) await payByCard(customerId, id, minor(1 + order * 17));
  });
  const back = { first: 0, second: 0 };
  let given = 0;
  let made = 0;
  const refund = async ({ part, ...terms }: Asked, token = "") => {
    const { line, quantity, ...rest } = { line: null, quantity: 0, ...part };
    const pieces = line && { lines: [{ detail_id: lines[line], quantity }] };
    const input = { id: orderId, decision: "approve", ...terms, ...rest, ...pieces };
    const { status, body } = await ask("POST /desk/orders/{id}/refund", input, {
      token,
      key: crypto.randomUUID(),
    });
    expect([200, 409, 422]).toContain(status);
    if (status !== 200) return;
    made += 1;
    given += body.refund.refund_amount;
    for (const { detail_id, amount } of body.refund.lines) {
      back[detail_id === lines.first ? "first" : "second"] += amount;
    }
  };
  for (let at = 0; at < sample.length; at += 2) {
    const pair = sample.slice(at).slice(0, 2);
    await Promise.all(pair.map((each, index) => refund(each, desks[index]?.token)));
  }
  const { body } = await ask("GET /desk/orders/{id}/refundable", { id: orderId }, desks[0]);
  expect(cents(given + (body.left ?? 0))).toBe(cents(paid));
  expect(cents(back.first)).toBeLessThanOrEqual(cents(entitled.first));
  expect(cents(back.second)).toBeLessThanOrEqual(cents(entitled.second));
  const leftOfPayments = await readLeftOfPayments(orderId);
  expect(leftOfPayments).toHaveLength(1 + (order % 3));
  for (const left of leftOfPayments) expect(left).toBeGreaterThanOrEqual(0);
  expect(leftOfPayments.reduce((sum, left) => sum + left, 0)).toBe(cents(body.left ?? 0));
  return { given, made };
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
