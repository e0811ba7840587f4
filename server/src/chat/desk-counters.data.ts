import { isPermitted } from "@errand/core/principals";
import type { DeskCounters } from "@errand/core/store-desk/desk-live.contract";
import { and, count, eq, not, or } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { courierPapers } from "../delivery/courier-papers.tables.ts";
import { isSettled } from "../delivery/incidents.data.ts";
import { incidents } from "../delivery/incidents.tables.ts";
import { countFailedJobs } from "../jobs/stored-jobs.data.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { isOrderForDesk } from "../orders/desk-filter.ts";
import { offlinePayments } from "../orders/offline-payments.tables.ts";
import { isUndecided } from "../refunds/desk-refunds.data.ts";
import { isDisputed } from "../refunds/store-refunds.data.ts";
import type { StaffOf } from "../requests/caller.ts";
import { isReported } from "../reviews/desk-reviews.data.ts";
import { isReviewIn } from "../reviews/reviews.data.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import type { ExceptionBoard } from "../store-desk/live/exception-board.ts";
import { isInZones } from "../store-desk/live/read-exceptions.ts";
import { toStaffParty } from "./chat-party.ts";
import { readUnseen } from "./staff-messages.data.ts";
import { maxCounted } from "./store-counters.data.ts";

type Zones = Pick<StaffOf<"desk">, "zoneIds">;

/** What waits for the desk besides; implemented by the partners. */
export interface FurtherDeskCounters {
  partners: (db: Database, zones: Zones, limit: number) => Promise<number>;
}

export type DeskCounterReader = (
  db: Database,
  staff: StaffOf<"desk">,
  now: Date,
) => Promise<DeskCounters>;

/** Counts what waits for the desk in the zones of an operator, of what the operator may read. */
export const deskCounterReader =
  (further: FurtherDeskCounters) =>
  (board: ExceptionBoard): DeskCounterReader =>
  async (db, staff) => {
    const counters: DeskCounters = {};
    const mayRead = (permission: Parameters<typeof isPermitted>[1]) =>
      isPermitted(staff, permission, true);
    if (mayRead("dispatch")) {
      const own = (await board.current()).filter((one) => isInZones(one, staff.zoneIds));
      counters.exceptions = Math.min(own.length, maxCounted);
    }
    if (mayRead("orders")) counters.incidents = await countIncidents(db, staff);
    if (mayRead("refunds")) counters.refunds = await countRefunds(db, staff);
    if (mayRead("payments")) counters.payments = await countTransfers(db, staff);
    if (mayRead("partners")) {
      counters.partners = await further.partners(db, staff, maxCounted);
      counters.papers = await countPapers(db);
    }
    if (mayRead("reviews")) counters.reviews = await countReported(db, staff);
    if (mayRead("chat")) {
      counters.messages = (await readUnseen(db, toStaffParty(staff), maxCounted)).length;
    }
    if (mayRead("operations")) counters.jobs = await countFailedJobs(db, maxCounted);
    return counters;
  };

async function countIncidents(db: Database, zones: Zones): Promise<number> {
  const found = db
    .select({ id: incidents.id })
    .from(incidents)
    .innerJoin(orders, eq(orders.id, incidents.orderId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(isOrderForDesk(zones, {}), not(isSettled)))
    .limit(maxCounted);
  return db.$count(found.as("found"));
}

async function countRefunds(db: Database, zones: Zones): Promise<number> {
  const isWaiting = or(isUndecided, isDisputed);
  const found = db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(isOrderForDesk(zones, {}), isWaiting))
    .limit(maxCounted);
  return db.$count(found.as("found"));
}

/** Of orders that are still to be paid so; a canceled one needs no answer. */
async function countTransfers(db: Database, zones: Zones): Promise<number> {
  const found = db
    .select({ id: offlinePayments.orderId })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.orderId))
    .where(
      and(
        isOrderForDesk(zones, {}),
        eq(offlinePayments.state, "pending"),
        eq(orders.status, "pending"),
        eq(orders.paymentMethod, "offline_payment"),
      ),
    )
    .limit(maxCounted);
  return db.$count(found.as("found"));
}

/** Couriers serve all zones. */
async function countPapers(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(courierPapers)
    .where(eq(courierPapers.state, "waiting"));
  return Math.min(row?.count ?? 0, maxCounted);
}

async function countReported(db: Database, { zoneIds }: Zones): Promise<number> {
  const found = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(stores, eq(stores.id, reviews.storeId))
    .where(and(isReported(), isReviewIn(zoneIds)))
    .limit(maxCounted);
  return db.$count(found.as("found"));
}
