import { type Minor, nothing, sumOf } from "@errand/core/money";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { eq, sql } from "drizzle-orm";
import { coupons } from "../catalog/promotions.tables.ts";
import type { Database } from "../database/database.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { isNonTripRow } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { stockOf } from "../stock/testing.ts";
import { faultsOfGroup } from "./group-books.ts";

/** Who bought, what the wallet held before, and how many orders the run has; 0 without one. */
export type Account = { runOrders: number } & (
  | { guestId: string }
  | { customerId: number; funds: Minor }
);

/** What the shoppers of a seed bought, and how much there was of it before. */
export interface Sale {
  seed: number;
  accounts: Account[];
  itemId: number;
  /** Of the item. */
  moduleId: number;
  stock: number;
  /** A group that was to order the item; null without one. */
  groupId: number | null;
  couponId: number;
  couponUses: number;
}

/**
 * What is wrong after all shoppers of a seed have finished and every job is done: between the
 * orders, the gateway's own records, the wallets, the coupon and the stock of the item.
 */
export async function faultsOf(db: Database, expected: Sale): Promise<string[]> {
  const faults: string[] = [];
  let sold = 0;
  let redeemed = 0;
  for (const account of expected.accounts) {
    const name = JSON.stringify(account);
    const isOwn =
      "guestId" in account
        ? eq(orders.guestId, account.guestId)
        : eq(orders.customerId, account.customerId);
    const placed = (await db.select().from(orders).where(isOwn)).filter(isNonTripRow);
    const purchases = Map.groupBy(placed, ({ id, runId }) =>
      runId === null ? id : `run ${runId}`,
    );
    if (purchases.size > 1) faults.push(`${name} has ${placed.length} orders`);
    const inRun = placed.filter(({ runId }) => runId !== null);
    const isHalf = inRun.length > 0 && inRun.length !== account.runOrders;
    if (isHalf) faults.push(`${name} has ${placed.length} orders of a run`);
    const live = placed.filter(({ status }) => isActiveStatus(status));
    sold += live.filter(({ moduleId }) => moduleId === expected.moduleId).length;
    redeemed += live.filter(({ couponCode }) => couponCode !== null).length;
    for (const { id, status, paymentMethod, paid, amount } of live) {
      if (paymentMethod === "cash_on_delivery") continue;
      if (status === "pending") faults.push(`order ${id} still waits for its payment`);
      else if (paid !== amount) faults.push(`order ${id} is ${status} with ${paid} paid`);
    }
    const received = await receivedByGateway(
      db,
      placed.map(({ id }) => id),
    );
    const funds = "funds" in account ? account.funds : nothing;
    const isCustomer = "customerId" in account;
    const added = isCustomer ? await addedByGateway(db, account.customerId) : nothing;
    const left = isCustomer ? await readWalletBalance(db, account.customerId) : nothing;
    const paid = sumOf(live.map((order) => order.paid));
    if (received + funds + added !== paid + left) {
      faults.push(
        `${name} gave ${received}, had ${funds} and added ${added}; ${paid} is paid, ${left} is left`,
      );
    }
  }
  if (expected.groupId !== null) {
    const group = await faultsOfGroup(db, expected.groupId);
    faults.push(...group.faults);
    sold += group.sold;
  }
  const left = await stockOf(db, expected.itemId);
  if (left !== expected.stock - sold) faults.push(`${sold} are sold, ${left} are left`);
  const usesLeft = await usesLeftOf(db, expected.couponId);
  if (usesLeft !== expected.couponUses - redeemed) {
    faults.push(`${redeemed} orders have the coupon, ${usesLeft} of its uses are left`);
  }
  return faults.map((fault) => `seed ${expected.seed}: ${fault}`);
}

/**
 * Orders that lack a part of what one transaction writes, and payments that the gateway took
 * although no order and no wallet has them. Those of groups are compared by member.
 */
export async function halfMadeOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'order ' || o.id || ' lacks a part' as fault from orders o
    where (o.kind = 'cart' and (
        not exists (select 1 from order_lines where order_id = o.id)
        or not exists (select 1 from cart_orders where order_id = o.id)
      ))
      or (o.kind = 'parcel' and not exists (select 1 from parcel_orders where order_id = o.id))
      or not exists (select 1 from order_transitions where order_id = o.id)
      or not exists (select 1 from order_events where order_id = o.id)
    union all
    select 'payment ' || checkout.reference || ' is for nothing' from sandbox_checkouts checkout
    where checkout.outcome = 'paid' and not exists (
      select 1 from payments payment
      join payment_allocations share on share.payment_id = payment.id
      join orders o on o.id = share.order_id
      where payment.public_id = checkout.public_id
    ) and not exists (
      select 1 from payments payment
      join top_ups on top_ups.payment_id = payment.id
      where payment.public_id = checkout.public_id
    ) and not exists (
      select 1 from payments payment
      where payment.public_id = checkout.public_id and payment.group_member_id is not null
    )`);
  return rows.map(({ fault }) => fault);
}

async function usesLeftOf(db: Database, couponId: number): Promise<number | null> {
  const rows = await db.select().from(coupons).where(eq(coupons.id, couponId));
  return rows[0]?.usesLeft ?? null;
}

function readWalletBalance(db: Database, customerId: number): Promise<number> {
  return balanceOf(db, { kind: "customer_wallet", customerId });
}

/**
 * What the gateway took to fill a wallet, with the bonus on it, less what it returned, by its own
 * records.
 */
async function addedByGateway(db: Database, customerId: number): Promise<number> {
  const { rows } = await db.execute<{ added: string | null }>(sql`
    select sum(checkout.amount + top_ups.bonus - coalesce(returned.amount, 0)) as added
    from payments payment
    join top_ups on top_ups.payment_id = payment.id
    join sandbox_checkouts checkout on checkout.public_id = payment.public_id and checkout.outcome = 'paid'
    left join (
      select reference, sum(amount) as amount from sandbox_refunds group by reference
    ) returned on returned.reference = checkout.reference
    where payment.customer_id = ${customerId}`);
  return Number(rows[0]?.added ?? 0);
}

/** What the gateway took for these orders less what it returned, by its own records. */
async function receivedByGateway(db: Database, orderIds: number[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { rows } = await db.execute<{ received: string | null }>(sql`
    select sum(checkout.amount - coalesce(returned.amount, 0)) as received
    from payments payment
    join sandbox_checkouts checkout on checkout.public_id = payment.public_id and checkout.outcome = 'paid'
    left join (
      select reference, sum(amount) as amount from sandbox_refunds group by reference
    ) returned on returned.reference = checkout.reference
    where payment.id in (
      select payment_id from payment_allocations
      where order_id = any(${sql.param(orderIds)}::bigint[])
    )`);
  return Number(rows[0]?.received ?? 0);
}
