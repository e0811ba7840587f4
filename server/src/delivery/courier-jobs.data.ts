import { doorWaitEnd, jobState } from "@errand/core/delivery/job-states";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import { courierEarnings } from "@errand/core/orders/courier-earnings";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { and, eq, gte, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isInProgress } from "../order-rows/in-progress.ts";
import {
  cashDue,
  findFormerCourier,
  findSafePlace,
  isForCouriers,
  isHeldBy,
  isReturning,
  type OrderRow,
} from "../order-rows/order-facts.ts";
import { isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { handoverCode, returnCode } from "../orders/order-codes.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { isAtCashLimit } from "./courier-cash.data.ts";
import { isOnDuty } from "./couriers.data.ts";
import type { DispatchTiming } from "./dispatch/dispatch-timing.ts";
import { jobKind } from "./job-kind.ts";
import { isOpenTo, isRunComplete, type OfferTo, readOffersTo } from "./job-offers.data.ts";
import { readReports } from "./job-reports.data.ts";
import { getStops, type StopReader } from "./job-stops.ts";
import { previewOffers } from "./preview-offers.ts";

export type JobList = "offered" | "current" | "past";

/**
 * The number of jobs in a list; couriers see the oldest of those offered and the newest of those
 * done.
 */
const maxJobs = 100;
/** What lists count up to. */
const maxCounted = 10_000;
/** A delivery is offered once its store has it; before, it may still be refused. */
export const offeredStatuses = ["confirmed", "accepted", "processing", "handover"] as const;

/** Of a query over `orders`, `cart_orders` and `stores`: an order that couriers deliver. */
export const isDelivery = or(
  eq(orders.kind, "parcel"),
  and(eq(cartOrders.type, "delivery"), eq(stores.selfDelivery, false)),
);

/** A delivery that waits for a courier. */
export const needsCourier = and(
  isDelivery,
  isNull(orders.courierId),
  inArray(orders.status, [...offeredStatuses]),
  isRunComplete,
);

/** Nothing is collected from the customer. */
const isWithoutCash = or(
  ne(orders.paymentMethod, "cash_on_delivery"),
  gte(orders.paid, orders.amount),
);

function conditionOf(list: JobList, courierId: number, now: Date): SQL | undefined {
  const isOwn = eq(orders.courierId, courierId);
  switch (list) {
    case "offered":
      return and(needsCourier, isOpenTo(courierId, now));
    case "current":
      return and(isOwn, isInProgress);
    case "past":
      return and(isOwn, not(isInProgress ?? sql`false`));
  }
}

/** The jobs of a courier in one list, or some of them. Off duty, none are offered. */
export async function readJobs(
  db: Database,
  list: JobList,
  reader: JobReader,
  some?: SQL,
): Promise<Job[]> {
  return toJobs(db, await readJobRows(db, list, reader, some), reader);
}

/** Counts the jobs that a courier can take. */
export async function countOfferedJobs(
  db: Database,
  courierId: number,
  now: Date,
): Promise<number> {
  return (await readJobRows(db, "offered", { courierId, now })).filter(isOffered).length;
}

async function readJobRows(
  db: Database,
  list: JobList,
  { courierId, now }: Pick<JobReader, "courierId" | "now">,
  some?: SQL,
): Promise<OrderRow[]> {
  if (list === "offered" && !(await isOnDuty(db, courierId))) return [];
  const isLimited = list === "offered" && (await isAtCashLimit(db, courierId));
  const condition = and(
    conditionOf(list, courierId, now),
    isLimited ? isWithoutCash : undefined,
    some,
  );
  const sorting = list === "past" ? "newest" : "oldest";
  return readOrderRows(db, condition, { sorting, limit: maxJobs });
}

/** When a job ended, of a query over `orders`. */
const endedAt = sql`coalesce(
  ${orders.statusTimestamps} ->> 'delivered', ${orders.statusTimestamps} ->> 'returned',
  ${orders.statusTimestamps} ->> 'failed', ${orders.statusTimestamps} ->> 'canceled'
)::timestamptz`;

/** One page of the jobs that a courier has ended, within a period if there is one. */
export async function readPastJobs(
  db: Database,
  reader: JobReader,
  page: { limit: number; offset: number; period: { from: Date; to: Date } | null },
): Promise<{ total: number; jobs: Job[] }> {
  const { limit, offset, period } = page;
  const isWithin =
    period &&
    sql`${endedAt} >= ${period.from.toISOString()} and ${endedAt} < ${period.to.toISOString()}`;
  const condition = and(conditionOf("past", reader.courierId, reader.now), isWithin ?? undefined);
  const skip = (offset - 1) * limit;
  const rows = await readOrderRows(db, condition, { sorting: "newest", limit, skip });
  const total = Math.min(await db.$count(orders, and(isNonTrip, condition)), maxCounted);
  return { total, jobs: await toJobs(db, rows, reader) };
}

/** Who reads a job, when, and in which language. */
export interface JobReader extends StopReader {
  timing: DispatchTiming;
  /** The secret of the shop, from which the codes of returns derive. */
  secret: string;
  /** The way between two places by road, as an encoded polyline. */
  routeOf: (from: Position, to: Position) => Promise<string | null>;
}

/** The orders as jobs; without those that no courier delivers. */
export async function toJobs(db: Database, rows: OrderRow[], reader: JobReader): Promise<Job[]> {
  const ids = rows.map(({ order }) => order.id);
  const reports = await readReports(db, ids);
  const offers = await readOffersTo(db, ids, reader);
  const batch = await findBatch(db, reader.courierId);
  const open = rows.filter(isFree);
  const previews = await previewOffers(db, open, offers, reader);
  const jobs: Job[] = [];
  for (const row of rows) {
    const { id, status, courierId } = row.order;
    const own = (reports.get(id) ?? []).filter((report) => report.courierId === courierId);
    const state = jobState(
      { status, hasCourier: courierId !== null, isReturning: isReturning(row) },
      own.map(({ kind }) => kind),
    );
    const job = toJob(row, { state, offeredTo: offers.get(id), batch }, reader);
    if (!job) continue;
    const arrived = own.findLast(({ kind }) => kind === "arrived_at_door");
    const wait_until =
      state === "at_door" && arrived ? doorWaitEnd(arrived.occurredAt).toISOString() : null;
    jobs.push({
      ...job,
      wait_until,
      route: await routeOf(job, reader),
      offer: previews.get(id) ?? null,
    });
  }
  return jobs;
}

/** Of a job that the courier has, or that is offered to this one alone: others have too many. */
async function routeOf(
  {
    state,
    offered_until,
    pickup,
    dropoff,
  }: Pick<Job, "state" | "offered_until" | "pickup" | "dropoff">,
  reader: JobReader,
): Promise<string | null> {
  if (state === "done" || state === "failed") return null;
  if (state === "offered" && offered_until === null) return null;
  return reader.routeOf([pickup.longitude, pickup.latitude], [dropoff.longitude, dropoff.latitude]);
}

/** What a courier has to bring now. */
async function findBatch(db: Database, courierId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.courierId, courierId), isInProgress));
  return rows.map(({ id }) => id);
}

/** The state of the job of an order, for its courier. */
export async function readJobState(db: Database, row: OrderRow): Promise<Job["state"]> {
  const { id, status, courierId } = row.order;
  const reports = (await readReports(db, [id])).get(id) ?? [];
  const own = reports.filter((report) => report.courierId === courierId);
  return jobState(
    { status, hasCourier: courierId !== null, isReturning: isReturning(row) },
    own.map(({ kind }) => kind),
  );
}

/** Whether a courier may take a delivery, which the caller has locked. */
export async function isOpenJob(
  db: Database,
  orderId: number,
  { courierId, now }: Pick<JobReader, "courierId" | "now">,
): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), isOpenTo(courierId, now)))) > 0;
}

/** A delivery that a courier on duty may take; null for any other one. */
export async function findOpenRow(
  db: Database,
  orderId: number,
  { courierId, now }: Pick<JobReader, "courierId" | "now">,
): Promise<OrderRow | null> {
  const condition = and(eq(orders.id, orderId), conditionOf("offered", courierId, now));
  const [row] = await readOrderRows(db, condition, { sorting: "oldest", limit: 1 });
  return row ?? null;
}

/**
 * Whether a courier can take the order: a parcel, or a delivery that the store does not bring
 * itself.
 */
export function isOffered(row: OrderRow): boolean {
  return isForCouriers(row) && offeredStatuses.some((status) => status === row.order.status);
}

/** Whether it is offered and nobody has it. */
export function isFree(row: OrderRow): boolean {
  return row.order.courierId === null && isOffered(row);
}

/** Null for an order that no courier delivers. */
function toJob(
  row: OrderRow,
  {
    state,
    offeredTo,
    batch,
  }: { state: Job["state"]; offeredTo: OfferTo | undefined; batch: number[] },
  reader: JobReader,
): Omit<Job, "route" | "offer" | "wait_until"> | null {
  const { order } = row;
  const stops = getStops(row, reader);
  if (!stops) return null;
  const returns = isReturning(row);
  const earnings = courierEarnings(order.receipt);
  const isFromCourier = findFormerCourier(order) !== null;
  const isFetching = row.cart !== null && (state === "accepted" || state === "at_pickup");
  const saysCode = isFetching && !isFromCourier;
  const safe = returns || !isHeldBy(row, reader.courierId) ? null : findSafePlace(row);
  return {
    id: order.id,
    order_id: order.id,
    kind: jobKind(row),
    state,
    offered_until: offeredTo?.expiresAt.toISOString() ?? null,
    ...stops,
    distance: order.distanceMeters / 1000,
    earnings: fromMinor(earnings.total),
    earnings_parts: {
      delivery_charge: fromMinor(earnings.delivery),
      tip: fromMinor(earnings.tip),
    },
    collect: fromMinor(dueAtDoor(row)),
    collect_at: !returns && row.parcel?.chargePayer === "sender" ? "pickup" : "dropoff",
    batch_id: batch.length > 1 && batch.includes(order.id) ? Math.min(...batch) : null,
    run_id: order.runId,
    handed_over_at: isFromCourier ? null : (row.cart?.handedOverAt?.toISOString() ?? null),
    safe_place: safe && { place: safe.place, note: safe.note ?? null },
    from_courier: isFromCourier,
    handover_code: saysCode ? handoverCode(reader.secret, order.id, reader.courierId) : null,
    bags: row.cart?.bags ?? null,
    return_code: returns ? returnCode(reader.secret, order.id) : null,
  };
}

/**
 * The cash that a courier collects at the next door; of a return, what is left of its fee however
 * the order was to be paid.
 */
export function dueAtDoor(row: OrderRow): Minor {
  const { amount, paid } = row.order;
  return isReturning(row) ? minor(Math.max(amount - paid, nothing)) : cashDue(row.order);
}
