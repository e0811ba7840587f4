import { type Minor, nothing } from "@errand/core/money";
import { type CashbackTerms, rankCashbacks } from "@errand/core/pricing/cashback";
import { localTime } from "@errand/core/time";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { toDiscount } from "../catalog/sales.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { cashbackCustomers, cashbackOffers, orderCashbacks } from "./cashback.tables.ts";

export type CashbackOffer = CashbackTerms & { row: typeof cashbackOffers.$inferSelect };

/**
 * The running offers that a customer has not used up; none in a shop without a wallet, which it is
 * credited to.
 */
export async function readCashbackOffers(
  db: Database,
  customerId: number,
  shop: Pick<ShopSettings, "wallet" | "timeZone">,
  now: Date,
): Promise<CashbackOffer[]> {
  if (!shop.wallet) return [];
  const today = localTime(now, shop.timeZone).day;
  const rows = await runningOffers(db).execute({ customerId, today });
  return rows.flatMap(({ row }) => {
    const { minPurchase, maxDiscount } = row;
    const worth = toDiscount(row);
    return worth ? [{ worth, minPurchase, maxDiscount, row }] : [];
  });
}

/** Every order of a customer reads them, so the query is prepared. */
const runningOffers = preparedQuery((db) =>
  db
    .select({ row: cashbackOffers })
    .from(cashbackOffers)
    .leftJoin(
      cashbackCustomers,
      and(
        eq(cashbackCustomers.offerId, cashbackOffers.id),
        eq(cashbackCustomers.customerId, sql.placeholder("customerId")),
      ),
    )
    .where(
      and(
        cashbackOffers.active,
        lte(cashbackOffers.starts, sql.placeholder("today")),
        gte(cashbackOffers.ends, sql.placeholder("today")),
        sql`coalesce(${cashbackCustomers.uses}, 0) < ${cashbackOffers.usesPerCustomer}`,
      ),
    )
    .orderBy(cashbackOffers.id)
    .prepare("running_cashback_offers"),
);

/**
 * Notes the best cashback for an order, in the transaction that places it or retries its payment,
 * and returns it: nothing for an order without an account. An offer that a parallel order has used
 * up leaves the order to the next best one.
 */
export async function noteCashback(
  tx: Database,
  { order, shop }: { order: typeof orders.$inferSelect; shop: OrderRow["shop"] },
  now: Date,
): Promise<Minor> {
  const { id: orderId, customerId, amount } = order;
  if (customerId === null) return nothing;
  const offers = await readCashbackOffers(tx, customerId, shop, now);
  for (const { offer, cashback } of rankCashbacks(offers, amount)) {
    const { id: offerId, usesPerCustomer } = offer.row;
    const [taken] = await takeCashback(tx, {
      ...{ offerId, customerId, orderId },
      ...{ limit: usesPerCustomer, amount: cashback },
    });
    if (taken) return cashback;
  }
  return nothing;
}

const takeCashback = preparedStatement<{ offer_id: number }>(
  "take_cashback",
  sql`
    with counted as (
      insert into ${cashbackCustomers} as c (offer_id, customer_id, uses)
      select ${sql.placeholder("offerId")}::bigint, id, 1 from ${customers}
      where id = ${sql.placeholder("customerId")} and deleted_at is null
      on conflict (offer_id, customer_id) do update set uses = c.uses + 1
      where c.uses < ${sql.placeholder("limit")}::integer
      returning offer_id
    )
    insert into ${orderCashbacks} (order_id, offer_id, amount)
    select ${sql.placeholder("orderId")}::bigint, offer_id, ${sql.placeholder("amount")}::bigint from counted
    returning offer_id`,
);

/**
 * Takes the cashback from an order that ends without delivery; its customer may use the offer
 * again.
 */
export async function releaseCashback(
  tx: Database,
  { orderId, customerId }: { orderId: number; customerId: number | null },
): Promise<void> {
  if (customerId === null) return;
  await tx.execute(sql`
    with released as (
      delete from ${orderCashbacks} where order_id = ${orderId} returning offer_id
    )
    update ${cashbackCustomers} c set uses = c.uses - 1
    from released r where c.offer_id = r.offer_id and c.customer_id = ${customerId}`);
}

/** What each of these orders earns; orders without cashback are missing. */
export async function readCashbacks(db: Database, orderIds: number[]): Promise<Map<number, Minor>> {
  const rows = await cashbacksOf(db).execute({ orderIds });
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]));
}

const cashbacksOf = preparedQuery((db) =>
  db
    .select({ orderId: orderCashbacks.orderId, amount: orderCashbacks.amount })
    .from(orderCashbacks)
    .where(sql`${orderCashbacks.orderId} = any(${sql.placeholder("orderIds")}::bigint[])`)
    .prepare("cashbacks_of_orders"),
);

/** Deletes the counts of a customer whose account is deleted. The orders keep their cashback. */
export async function deleteCashbackCountsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(cashbackCustomers).where(eq(cashbackCustomers.customerId, customerId));
}
