import { splitCash } from "@errand/core/delivery/missing-cash";
import { AppError } from "@errand/core/errors";
import { type Minor, minor, nothing, sumOf, toMinor } from "@errand/core/money";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { incidents } from "./incidents.tables.ts";

/**
 * The cash of each order that is paid at one door. Throws `cash_needed` without any where some is
 * due, `cash_missing` for less that is not explained, and `cash_differs` for what cannot be for
 * them.
 */
export function shareCash(cash: number | undefined, due: Minor[], isExplained: boolean): Minor[] {
  const total = sumOf(due);
  if (cash === undefined && total > nothing) throw new AppError("cash_needed", { field: "cash" });
  const shares = splitCash(toMinor(cash ?? 0), due);
  if (!shares) throw new AppError("cash_differs", { field: "cash" });
  if (sumOf(shares) < total && !isExplained) throw new AppError("cash_missing", { field: "cash" });
  return shares;
}

/**
 * Lowers what an order costs by cash that its customer did not give, at the expense of the shop:
 * its store and its courier earn the same. Returns the order as it is then.
 */
export async function letGo(
  tx: Database,
  row: OrderRow,
  missing: Minor,
  at: Date,
): Promise<OrderRow> {
  const line = { key: "missing_cash", amount: minor(-missing), added: true } as const;
  const changed = {
    receipt: [...row.order.receipt, line],
    amount: minor(row.order.amount - missing),
    updatedAt: at,
  };
  await tx.update(orders).set(changed).where(eq(orders.id, row.order.id));
  return { ...row, order: { ...row.order, ...changed } };
}

/** Ends the incidents of missing cash of an order; returns whether one was open. */
export async function closeIncidents(tx: Database, orderId: number, at: Date): Promise<boolean> {
  const closed = await tx
    .update(incidents)
    .set({ closedAt: at })
    .where(
      and(
        eq(incidents.orderId, orderId),
        eq(incidents.kind, "cash_missing"),
        isNull(incidents.closedAt),
      ),
    )
    .returning({ id: incidents.id });
  return closed.length > 0;
}
