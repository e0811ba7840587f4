import { AppError, type ErrorKey } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "./order-events.ts";
import { type ChangeDetails, recordStatus } from "./record-status.ts";

/** A change of status of a sale, which the transaction has locked, read, and not changed since. */
export interface SaleChange<Row, Status, Details> {
  row: Row;
  to: Status;
  /** From the session, never from a parameter. */
  actor: Actor;
  details: Details;
}

/** What differs between the kinds of sales. */
export interface SaleTransitions<Row, Status, Details> {
  /** Why the actor may not make the change now, by the table of the kind; null when they may. */
  findError(change: SaleChange<Row, Status, Details>): ErrorKey | null;
  /** Throws what is wrong with a change that the table allows, such as its code. */
  check?(change: SaleChange<Row, Status, Details>): void;
  /** What the change brings about in the same transaction. */
  applyEffects(tx: Database, change: SaleChange<Row, Status, Details>): Promise<void>;
  /** Enqueues what is to be done and said once the change is committed. */
  announce(tx: Database, change: SaleChange<Row, Status, Details>): Promise<void>;
}

/**
 * Changes the status of an order, a parcel or a trip: refuses what the table of its kind does not
 * allow, records the change with its actor, applies its effects, and notifies its watchers. The
 * transaction must roll back after an error.
 */
export async function transitionSale<
  Row extends { order: Pick<typeof orders.$inferSelect, "id" | "status" | "statusTimestamps"> },
  Status extends (typeof orders.$inferSelect)["status"],
  Details extends ChangeDetails,
>(
  tx: Database,
  kind: SaleTransitions<Row, Status, Details>,
  change: SaleChange<Row, Status, Details>,
): Promise<void> {
  const { row, to, actor, details } = change;
  const error = kind.findError(change);
  if (error) throw new AppError(error);
  kind.check?.(change);
  await recordStatus(tx, row.order, to, actor, details);
  await kind.applyEffects(tx, change);
  await notifyWatchers(tx, row.order.id);
  await kind.announce(tx, change);
}
