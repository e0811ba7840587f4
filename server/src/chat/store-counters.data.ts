import type { StoreCounters } from "@errand/core/chat/store-counters.contract";
import { isPermitted } from "@errand/core/principals";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { StaffOf } from "../requests/caller.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { isAtStage } from "../store-desk/store-stages.ts";
import { toStaffParty } from "./chat-party.ts";
import { readUnseen } from "./staff-messages.data.ts";

/** More is only many. */
export const maxCounted = 1_000;

/** What waits for a rental provider; implemented by the trips. */
export interface ProviderCounters {
  trips: (db: Database, providerId: number) => Promise<number>;
  reviews: (db: Database, providerId: number) => Promise<number>;
}

export type CounterReader = (
  db: Database,
  staff: StaffOf<"store">,
  now: Date,
) => Promise<StoreCounters>;

/** Counts what waits for a store or a provider, of what the member of the staff may read. */
export function counterReader(ofProviders: ProviderCounters): CounterReader {
  return async (db, staff, now) => {
    const { kind, storeId } = staff;
    const isStore = kind === "store_staff";
    const counters: StoreCounters = {};
    if (isPermitted(staff, "orders", true)) {
      counters.new = await countOrders(db, storeId, isAtStage("new", now));
      counters.ready = await countOrders(db, storeId, isAtStage("ready", now));
    }
    if (isPermitted(staff, "trips", true)) counters.trips = await ofProviders.trips(db, storeId);
    if (isPermitted(staff, "reviews", true)) {
      counters.reviews = await (isStore ? countReviews : ofProviders.reviews)(db, storeId);
    }
    if (isPermitted(staff, "chat", true)) {
      counters.messages = (await readUnseen(db, toStaffParty(staff), maxCounted)).length;
    }
    return counters;
  };
}

function countOrders(db: Database, storeId: number, stage: SQL | undefined): Promise<number> {
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(eq(cartOrders.storeId, storeId), stage))
    .limit(maxCounted);
  return db.$count(found.as("found"));
}

function countReviews(db: Database, storeId: number): Promise<number> {
  const found = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.storeId, storeId), isNull(reviews.reply), isNull(reviews.hiddenReason)))
    .limit(maxCounted);
  return db.$count(found.as("found"));
}
