import { getAccountOwner } from "@errand/core/ledger/accounts";
import { fromMinor, minor } from "@errand/core/money";
import { isPermitted } from "@errand/core/principals";
import type { OrderEarnings } from "@errand/core/store-desk/store-orders.contract";
import { and, eq, inArray, lte, notInArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { earningsOf, findSale, type Sale } from "../orders/credit-store.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import type { StaffOf } from "../requests/caller.ts";

/** Orders that ended without anything sold. */
const unsold = ["canceled", "failed"] as const;

/** What an order means to its store: how often the customer came back, and what it earns. */
export async function readOrderSale(
  db: Database,
  orderId: number,
  staff: StaffOf<"store">,
): Promise<{ orders_here: number | null; earnings: OrderEarnings | null }> {
  const row = await findOrderRow(db, orderId);
  const sale = row && findSale(row);
  if (!row || !sale) return { orders_here: null, earnings: null };
  return {
    orders_here: await countOrdersHere(db, row, sale.storeId),
    earnings: isPermitted(staff, "payouts", true) ? await readEarnings(db, row, sale) : null,
  };
}

async function countOrdersHere(
  db: Database,
  { order: { id, customerId } }: OrderRow,
  storeId: number,
): Promise<number | null> {
  if (customerId === null) return null;
  const isEarlier = and(
    eq(orders.customerId, customerId),
    lte(orders.id, id),
    notInArray(orders.status, [...unsold]),
    inArray(
      orders.id,
      db.select({ id: cartOrders.orderId }).from(cartOrders).where(eq(cartOrders.storeId, storeId)),
    ),
  );
  return db.$count(orders, isEarlier);
}

/** As booked; before that, as it would be booked now. */
async function readEarnings(
  db: Database,
  { order, shop }: OrderRow,
  sale: Sale,
): Promise<OrderEarnings | null> {
  const booked = await readBooked(db, sale);
  if (booked.size > 0) {
    return toEarnings({
      sales: booked.get("store_share") ?? 0,
      commission: -(booked.get("store_commission") ?? 0),
      delivery: booked.get("store_delivery") ?? 0,
    });
  }
  if (order.status === "canceled" || order.status === "failed") return null;
  return toEarnings(await earningsOf(db, sale, shop));
}

async function readBooked(db: Database, { subject, storeId }: Sale): Promise<Map<string, number>> {
  const names = ["store_share", "store_commission", "store_delivery"];
  const rows = await db
    .select({ kind: ledgerJournals.kind, amount: ledgerPostings.amount })
    .from(ledgerJournals)
    .innerJoin(ledgerPostings, eq(ledgerPostings.journalId, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        inArray(
          ledgerJournals.cause,
          names.map((name) => `${subject}:${name}`),
        ),
        eq(ledgerAccounts.kind, "store"),
        eq(ledgerAccounts.owner, getAccountOwner({ kind: "store", storeId })),
      ),
    );
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}

function toEarnings(amounts: Record<keyof OrderEarnings, number>): OrderEarnings {
  const { sales, commission, delivery } = amounts;
  const money = (amount: number) => fromMinor(minor(amount));
  return { sales: money(sales), commission: money(commission), delivery: money(delivery) };
}
