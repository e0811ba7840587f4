import { type Language, localize } from "@errand/core/language";
import { fromMinor, minor, nothing } from "@errand/core/money";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { activeStatuses } from "@errand/core/orders/order-states";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { and, eq, inArray, isNull, notInArray, type SQL } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import type { OrderRow } from "./order-facts.ts";
import { readOrderRows } from "./orders.data.ts";
import { orders } from "./orders.tables.ts";

type JobList = "offered" | "current" | "past";

/** The number of jobs in a list; couriers see the oldest of those offered and the newest of those done. */
const maxJobs = 100;
/** A delivery is offered once its store has it; before, it may still be refused. */
const offeredStatuses = ["confirmed", "accepted", "processing", "handover"] as const;

const isDelivery = and(eq(cartOrders.type, "delivery"), eq(stores.selfDelivery, false));

function conditionOf(list: JobList, courierId: number): SQL | undefined {
  const isOwn = eq(orders.courierId, courierId);
  switch (list) {
    case "offered":
      return and(
        isDelivery,
        isNull(orders.courierId),
        inArray(orders.status, [...offeredStatuses]),
      );
    case "current":
      return and(isOwn, inArray(orders.status, [...activeStatuses]));
    case "past":
      return and(isOwn, notInArray(orders.status, [...activeStatuses]));
  }
}

export async function readJobs(
  db: Database,
  list: JobList,
  courierId: number,
  language: Language,
): Promise<Job[]> {
  const rows = await readOrderRows(db, conditionOf(list, courierId), {
    sorting: list === "past" ? "newest" : "oldest",
    limit: maxJobs,
  });
  return rows.flatMap((row) => toJob(row, language) ?? []);
}

/** Whether a courier can take the order: a delivery that the store does not bring itself. */
export function isOffered({ order, cart, store }: OrderRow): boolean {
  const isForCouriers = cart?.type === "delivery" && store?.selfDelivery === false;
  return isForCouriers && offeredStatuses.some((status) => status === order.status);
}

/** Null for an order that no courier delivers. */
export function toJob({ order, store, moduleType }: OrderRow, language: Language): Job | null {
  if (!store || !order.address) return null;
  const isCash = order.paymentMethod === "cash_on_delivery";
  return {
    id: order.id,
    order_id: order.id,
    kind: moduleType === "food" ? "food" : "goods",
    state: stateOf(order),
    pickup: {
      name: localize(store.name, language),
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      phone: store.phone,
      note: null,
      ready_at: order.statusTimestamps.handover ?? null,
      due_at: null,
    },
    dropoff: dropoffOf(order, order.address),
    distance: order.distanceMeters / 1000,
    collect: fromMinor(isCash ? minor(order.amount - order.paid) : nothing),
  };
}

function stateOf({ status, courierId }: OrderRow["order"]): Job["state"] {
  if (courierId === null) return "offered";
  if (status === "picked_up") return "on_the_way";
  if (status === "canceled" || status === "failed") return "failed";
  return activeStatuses.some((active) => active === status) ? "accepted" : "done";
}

function dropoffOf(order: OrderRow["order"], address: DeliveryAddress): Job["dropoff"] {
  return {
    name: address.contact_person_name,
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    phone: address.contact_person_number,
    note: order.deliveryInstruction,
    ready_at: null,
    due_at: order.scheduled ? order.scheduleAt.toISOString() : null,
  };
}
