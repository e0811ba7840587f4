import { fromMinor, type Minor } from "@errand/core/money";
import { and, count, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { itemWishlistCounts } from "../catalog/counters.tables.ts";
import type { Database } from "../database/database.ts";
import {
  balancesOfAccounts,
  limitsOfAccounts,
  sumsOfJournals,
} from "../ledger/ledger-checks.data.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { paymentAllocations, payments, refunds } from "../payments/payments.tables.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { wishlistEntries } from "../wishlist/wishlist.tables.ts";
import { cashbacksOfOrders, countsOfCashbacks } from "./reconcile-cashbacks.ts";
import { countsOfCoupons, couponsOfOrders } from "./reconcile-coupons.ts";
import { cancellationsOfParcels } from "./reconcile-parcels.ts";
import { partitionsOfOrders } from "./reconcile-partitions.ts";
import { pointsOfOrders } from "./reconcile-points.ts";
import { referralBonusesOfOrders, rewardsOfReferrals } from "./reconcile-referrals.ts";
import {
  refundsOfLines,
  refundsOfOrders,
  refundsOfRequests,
  rewardsTakenBack,
} from "./reconcile-refunds.ts";
import { flashSales, stockFromMovements, stockOfOrders, unitsForSale } from "./reconcile-stock.ts";
import { salesOfStores } from "./reconcile-stores.ts";
import {
  kindsOfOrders,
  sequenceOfTransitions,
  statusesOfOrders,
  timestampsOfOrders,
} from "./reconcile-transitions.ts";
import { heldVehicles, holdsOfTrips, keptOfTrips } from "./reconcile-trips.ts";
import { balancesOfRemovedCustomers, topUpsOfWallets } from "./reconcile-wallets.ts";

/**
 * Compares values that are stored twice: stock and its movements, amounts and receipts, ratings and
 * their counts, balances of the ledger and their postings. Each check is one query, so that
 * concurrent orders cause no false disagreement. Returns one line for each disagreement.
 */
type Check = (db: Database) => Promise<string[]>;

export interface ReconciliationReport {
  checks: number;
  disagreements: string[];
}

export async function reconcile(
  db: Database,
  report: (state: string) => void = () => {},
): Promise<ReconciliationReport> {
  const disagreements: string[] = [];
  for (const [index, check] of checks.entries()) {
    report(`${index + 1} of ${checks.length}`);
    disagreements.push(...(await check(db)));
  }
  return { checks: checks.length, disagreements };
}

const checks: Check[] = [
  stockFromMovements,
  unitsForSale,
  flashSales,
  stockOfOrders,
  countsOfCoupons,
  couponsOfOrders,
  countsOfCashbacks,
  cashbacksOfOrders,
  referralBonusesOfOrders,
  rewardsOfReferrals,
  amountsOfOrders,
  paidOfOrders,
  paymentsOfOrders,
  paymentsOfDeliveredOrders,
  refundsOfRequests,
  refundsOfOrders,
  refundsOfLines,
  rewardsTakenBack,
  salesOfStores,
  cancellationsOfParcels,
  holdsOfTrips,
  heldVehicles,
  keptOfTrips,
  topUpsOfWallets,
  balancesOfRemovedCustomers,
  pointsOfOrders,
  statusesOfOrders,
  sequenceOfTransitions,
  timestampsOfOrders,
  kindsOfOrders,
  partitionsOfOrders,
  ratingsOfStores,
  ratingsOfItems,
  wishlistCounts,
  balancesOfAccounts,
  limitsOfAccounts,
  sumsOfJournals,
];

async function amountsOfOrders(db: Database): Promise<string[]> {
  const added = sql<Minor>`(
    select coalesce(sum((line->>'amount')::bigint), 0)
    from jsonb_array_elements(${orders.receipt}) as line
    where (line->>'added')::boolean
  )`;
  const rows = await db
    .select({ id: orders.id, amount: orders.amount, added })
    .from(orders)
    .where(ne(orders.amount, added))
    .orderBy(orders.id);
  return rows.map(
    ({ id, amount, added }) =>
      `order ${id}: its amount is ${fromMinor(amount)}, its receipt adds up to ${fromMinor(added)}`,
  );
}

async function paidOfOrders(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id, amount: orders.amount, paid: orders.paid })
    .from(orders)
    .where(gt(orders.paid, orders.amount))
    .orderBy(orders.id);
  return rows.map(
    ({ id, amount, paid }) =>
      `order ${id}: ${fromMinor(paid)} is paid, its amount is ${fromMinor(amount)}`,
  );
}

/** Orders store what their payments and refunds add up to. */
async function paymentsOfOrders(db: Database): Promise<string[]> {
  const received = sql<Minor>`(
    select coalesce(sum(share.amount - (
      select coalesce(sum(refund.amount), 0) from ${refunds} as refund
      where refund.order_id = orders.id and refund.payment_id = payment.id
        and refund.state in ('approved', 'completed', 'failed')
    )), 0) from ${paymentAllocations} as share
    join ${payments} as payment on payment.id = share.payment_id
    where share.order_id = orders.id
      and (payment.state in ('succeeded', 'authorized') or payment.captured = 0)
  )`;
  const rows = await db
    .select({ id: orders.id, paid: orders.paid, received })
    .from(orders)
    .where(ne(orders.paid, received))
    .orderBy(orders.id);
  return rows.map(
    ({ id, paid, received: sum }) =>
      `order ${id}: ${fromMinor(paid)} is paid, its payments add up to ${fromMinor(sum)}`,
  );
}

/**
 * An order is delivered, and a trip completed, once it is paid: cash is collected first. What the
 * desk returns was paid.
 */
async function paymentsOfDeliveredOrders(db: Database): Promise<string[]> {
  const returned = sql`(
    select coalesce(sum(refund.amount), 0) from ${refunds} as refund
    where refund.order_id = orders.id and refund.request_id is not null and refund.state <> 'rejected'
  )`;
  const rows = await db
    .select({ id: orders.id, status: orders.status, amount: orders.amount, paid: orders.paid })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ["delivered", "completed"]),
        sql`${orders.paid} + ${returned} < ${orders.amount}`,
      ),
    )
    .orderBy(orders.id);
  return rows.map(
    ({ id, status, amount, paid }) =>
      `order ${id}: it is ${status}, and ${fromMinor(paid)} of ${fromMinor(amount)} is paid`,
  );
}

async function ratingsOfStores(db: Database): Promise<string[]> {
  const total = sql<number>`(select coalesce(sum(given), 0) from unnest(${stores.ratings}) as given)`;
  const rows = await db
    .select({ id: stores.id, count: stores.ratingCount, total })
    .from(stores)
    .where(ne(stores.ratingCount, total))
    .orderBy(stores.id);
  return rows.map(
    ({ id, count, total }) => `store ${id}: it counts ${count} ratings, by stars they are ${total}`,
  );
}

/** Items have no counts by stars, so that their ratings are compared with their reviews. */
async function ratingsOfItems(db: Database): Promise<string[]> {
  const reviewCount = count(reviews.id);
  const rows = await db
    .select({ id: items.id, count: items.ratingCount, reviewCount })
    .from(items)
    .leftJoin(reviews, eq(reviews.itemId, items.id))
    .groupBy(items.id)
    .having(ne(items.ratingCount, reviewCount))
    .orderBy(items.id);
  return rows.map(
    ({ id, count, reviewCount }) =>
      `item ${id}: it counts ${count} ratings, its reviews are ${reviewCount}`,
  );
}

async function wishlistCounts(db: Database): Promise<string[]> {
  const entryCount = count(wishlistEntries.id);
  const wishlistCount = sql<number>`coalesce(${itemWishlistCounts.count}, 0)`;
  const rows = await db
    .select({ id: items.id, count: wishlistCount, entryCount })
    .from(items)
    .leftJoin(wishlistEntries, eq(wishlistEntries.itemId, items.id))
    .leftJoin(itemWishlistCounts, eq(itemWishlistCounts.itemId, items.id))
    .groupBy(items.id, itemWishlistCounts.count)
    .having(ne(wishlistCount, entryCount))
    .orderBy(items.id);
  return rows.map(
    ({ id, count, entryCount }) =>
      `item ${id}: it counts ${count} wishlists, but is on ${entryCount}`,
  );
}
