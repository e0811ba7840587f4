import { type Minor, nothing } from "@errand/core/money";
import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { releasePayments } from "../payments/refunds.ts";
import { releaseReductions } from "../rewards/reductions.ts";
import { storePaymentStatus } from "./payment-status.data.ts";

/** An order, a parcel or a trip that ends with nothing bought. */
interface EndedSale {
  order: Pick<typeof orders.$inferSelect, "id" | "customerId">;
  /** The status that it enters, which its refunds state as their reason. */
  to: "canceled" | "failed";
  at: Date;
}

/** What the end of a sale costs its customer. */
interface EndTerms {
  /** What stays of the money that was paid; nothing unless stated. */
  keep?: Minor;
  /** What the sale costs from then on, where that changes. */
  amount?: Minor;
}

/**
 * What differs between the kinds of sales. Each runs at its place among the shared steps, which
 * lock in one order.
 */
interface SaleEnd {
  /** Frees what the sale holds, such as stock or vehicles. */
  free(): Promise<unknown>;
  /** Settles what its end costs, before the money goes back. */
  settle(): EndTerms | Promise<EndTerms>;
}

/**
 * Releases what a sale has taken, in the transaction that ends it and has locked its order
 * (contract 4.5, Release): what it holds, its coupon, its referral bonus and its cashback, and its
 * share of each payment but what its end costs.
 */
export async function releaseSale(
  tx: Database,
  { order, to, at }: EndedSale,
  { free, settle }: SaleEnd,
): Promise<void> {
  const orderId = order.id;
  await free();
  await releaseReductions(tx, order, at);
  const { keep = nothing, ...changes } = await settle();
  await releasePayments(tx, { orderId, reason: to, keep, now: at });
  await storePaymentStatus(tx, orderId, changes);
}
