import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { dueAcceptancesJob } from "../orders/acceptance.job.ts";
import { checkPayment } from "../payments/check-payment.ts";
import { startPaymentTest } from "../payments/testing.ts";

const shop = await startPaymentTest();
const { ask, db, grocer, grocery, place, setNow, runDueJobs } = shop;
const placed = new Date("2026-03-20T10:00:00Z");
const tooLate = new Date(placed.getTime() + 8 * 60_000);

beforeEach(async () => {
  await shop.begin(placed);
  await shop.configure({ digitalPayment: true, wallet: true, partialPayment: "both" });
});

/** The accounts of the books that are not at zero, with what is in them. */
async function readBooks() {
  const { rows } = await db.execute(sql`
    select a.kind, a.owner, sum(p.amount)::int as amount
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    group by a.kind, a.owner having sum(p.amount) <> 0 order by a.kind, a.owner`);
  return rows;
}

async function endTimeToAccept() {
  setNow(tooLate);
  await enqueue(db, dueAcceptancesJob, {});
  await runDueJobs();
}

test.each([
  ["wholly", { payment_method: "wallet" }],
  ["partly, the rest in cash", { payment_method: "cash_on_delivery", partial_payment: 1 }],
])("an order that nobody accepts gives back what the wallet paid %s", async (_part, paying) => {
  const { customerId, token } = await addCustomer(db);
  await fundWallet(db, customerId, paying.payment_method === "wallet" ? 1500 : 500);
  const [books, balance] = [await readBooks(), await walletBalance(db, customerId)];
  const itemId = await addItem(db, { storeId: grocer, stock: 5 });
  const input = { ...buyNowInput(itemId), store_id: grocer, guest_id: undefined, ...paying };
  const { body } = await place(input, { ...grocery, token });
  expect(await walletBalance(db, customerId)).toBeLessThan(balance);
  await endTimeToAccept();
  const track = await ask("GET /customer/order/track", { order_id: body.order_id }, { token });
  expect(track.body).toMatchObject({ order_status: "canceled", canceled_by: "admin" });
  expect(await walletBalance(db, customerId)).toBe(balance);
  expect(await readBooks()).toEqual(books);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("an order that nobody accepts gives a guest's money back to the card", async () => {
  const books = await readBooks();
  const { orderId } = await shop.digitalOrder();
  const payment = (await shop.requestPayment(orderId)).body.payment_id;
  await shop.setOutcome(payment, { outcome: "paid" });
  await checkPayment(shop.api, payment, "clock");
  expect(await readBooks()).not.toEqual(books);
  await endTimeToAccept();
  expect(await shop.track(orderId)).toMatchObject({
    order_status: "canceled",
    payment_status: "refunded",
  });
  await runDueJobs();
  expect(await shop.refundsOf(orderId)).toMatchObject([{ method: "source", state: "completed" }]);
  expect(await readBooks()).toEqual(books);
});
