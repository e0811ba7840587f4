import type { OwnedKind } from "@errand/core/endpoint";
import { and, eq, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Staff, StaffOf } from "../requests/caller.ts";

/** What orders, their stores and their couriers own; other features say what theirs belong to. */
type OwnedByOrders = Extract<OwnedKind, "order" | "job_offer" | "store" | "courier">;

/**
 * Whether an order belongs to a member of the staff: one of the store, one that the courier
 * delivers, one in the zones of the operator. A delivery is offered to every courier; the slower
 * one is refused. Of stores, an operator has those in the zones; couriers serve all zones.
 */
export async function isOwnOrder(
  db: Database,
  staff: Staff,
  kind: OwnedByOrders,
  id: number,
): Promise<boolean> {
  if (kind === "store") return isOwnStore(db, staff, id);
  if (kind === "courier") return staff.kind === "operator" && (await isCourier(db, id));
  const order = await readOwners(db, id);
  if (!order) return false;
  return kind === "job_offer" ? order.type !== "take_away" : belongsTo(order, staff);
}

async function isOwnStore(db: Database, staff: Staff, id: number): Promise<boolean> {
  const [store] = await db.select({ zoneId: stores.zoneId }).from(stores).where(eq(stores.id, id));
  return store !== undefined && staff.kind === "operator" && servesZone(staff, store.zoneId);
}

async function isCourier(db: Database, id: number): Promise<boolean> {
  return (await db.$count(couriers, eq(couriers.id, id))) > 0;
}

export function servesZone({ zoneIds }: StaffOf<"desk">, zoneId: number): boolean {
  return zoneIds === null || zoneIds.includes(zoneId);
}

async function readOwners(db: Database, orderId: number) {
  const [order] = await ownersOf(db).execute({ orderId });
  return order ?? null;
}

const ownersOf = preparedQuery((db) =>
  db
    .select({
      storeId: cartOrders.storeId,
      type: cartOrders.type,
      courierId: orders.courierId,
      zoneId: orders.zoneId,
    })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(orders.id, sql.placeholder("orderId")), isNonTrip))
    .prepare("owners_of_order"),
);

function belongsTo(
  order: NonNullable<Awaited<ReturnType<typeof readOwners>>>,
  staff: Staff,
): boolean {
  switch (staff.kind) {
    case "store_staff":
      return order.storeId === staff.storeId;
    case "courier":
      return order.courierId === staff.courierId;
    case "operator":
      return servesZone(staff, order.zoneId);
    case "rental_staff":
      return false;
  }
}
