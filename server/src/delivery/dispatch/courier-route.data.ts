import type {
  DispatchCourier,
  DispatchJob,
  HeldStop,
  PlannedStop,
} from "@errand/core/dispatch/dispatch.types";
import { doorsLast } from "@errand/core/dispatch/doors-last";
import { routeWith } from "@errand/core/dispatch/plan";
import type { Position } from "@errand/core/location/geometry";
import { and, eq } from "drizzle-orm";
import { courierPositions } from "../../couriers/courier-positions.tables.ts";
import { type Database, inTransaction } from "../../database/database.ts";
import { isInProgress } from "../../order-rows/in-progress.ts";
import type { OrderRow } from "../../order-rows/order-facts.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { readOrderRows } from "../../orders/orders.data.ts";
import { courierRoutes, type StoredStop } from "./courier-routes.tables.ts";
import { type HeldJob, openStops, toHeldJob, toPosition } from "./dispatch-job.ts";
import type { DispatchTiming } from "./dispatch-timing.ts";

/** More than a bag holds, also of what the desk assigns. */
const maxJobs = 20;

export interface CourierRoute {
  version: number;
  stops: PlannedStop[];
  /** The orders of the stops. */
  rows: OrderRow[];
  /** Where the courier is; null while unknown. */
  position: Position | null;
}

/**
 * The stops of a courier in the order in which to ride. Those of new deliveries are inserted where
 * they cost least and the others stay in their order, which is stored, so that the way changes only
 * when a delivery does.
 */
export function readCourierRoute(
  db: Database,
  courierId: number,
  timing: DispatchTiming,
  now: Date,
): Promise<CourierRoute> {
  return inTransaction(db, async (tx) => {
    const start = { courierId, version: now.getTime(), stops: [], updatedAt: now };
    await tx.insert(courierRoutes).values(start).onConflictDoNothing();
    const isOwn = eq(courierRoutes.courierId, courierId);
    const [stored] = await tx.select().from(courierRoutes).where(isOwn).for("update");
    const { version, stops: before } = stored ?? start;
    const { route, rows, position } = await planRoute(tx, { courierId, before, timing, now });
    const stops = route.map(({ jobId, kind }) => ({ jobId, kind }));
    if (isSame(stops, before)) return { version, stops: route, rows, position };
    const next = Math.max(version + 1, now.getTime());
    await tx.update(courierRoutes).set({ version: next, stops, updatedAt: now }).where(isOwn);
    return { version: next, stops: route, rows, position };
  });
}

/**
 * When the courier of an order is at its pickup, however late it is ready; null while the location
 * of the courier is unknown. Unlike `readCourierRoute`, it only reads.
 */
export async function findPickupArrival(
  db: Database,
  { order, position }: Pick<OrderRow, "order" | "position">,
  timing: DispatchTiming,
  now: Date,
): Promise<Date | null> {
  const { id: orderId, courierId } = order;
  if (courierId === null || !position) return null;
  const before = await readStoredStops(db, courierId);
  const readyAt: DispatchTiming["readyAt"] = (row, at) =>
    row.order.id === orderId ? at : timing.readyAt(row, at);
  const own = { ...timing, readyAt };
  const { route } = await planRoute(db, { courierId, before, timing: own, now });
  const stop = route.find(({ jobId, kind }) => jobId === orderId && kind === "pickup");
  return stop?.at ?? null;
}

/** The way of a courier now, and with each of some deliveries that the courier could take. */
export interface RoutePreviews {
  /** The orders in progress. */
  rows: OrderRow[];
  /** Null while unknown. */
  position: Position | null;
  now: PlannedStop[];
  /**
   * By the id of the order that is added, with the others of its run; without those that have no
   * way to ride.
   */
  with: Map<number, PlannedStop[]>;
  /** The jobs of all stops. */
  jobs: Map<number, DispatchJob>;
}

export async function previewRoutes(
  db: Database,
  added: readonly OrderRow[],
  { courierId, timing, now }: Pick<RouteToPlan, "courierId" | "timing" | "now">,
): Promise<RoutePreviews> {
  const stored = await readStoredStops(db, courierId);
  const { rows, courier, held } = await readHeld(db, { courierId, timing, now });
  const found = added.flatMap((row) => toHeldJob(row, timing, now) ?? []);
  const runs = new Map(added.map(({ order }) => [order.id, order.runId]));
  const withRun = ({ job }: HeldJob) => {
    const runId = runs.get(job.id) ?? null;
    return found.filter(
      (one) => one.job.id === job.id || (runId !== null && runs.get(one.job.id) === runId),
    );
  };
  const routeIncluding = (more: HeldJob[]) =>
    jointRoute(courier, [...held, ...more], stored, timing, now);
  return {
    rows,
    position: courier.position,
    now: routeIncluding([]),
    with: new Map(found.map((one) => [one.job.id, routeIncluding(withRun(one))])),
    jobs: new Map([...held, ...found].map(({ job }) => [job.id, job])),
  };
}

async function readStoredStops(db: Database, courierId: number): Promise<StoredStop[]> {
  const [stored] = await db
    .select({ stops: courierRoutes.stops })
    .from(courierRoutes)
    .where(eq(courierRoutes.courierId, courierId));
  return stored?.stops ?? [];
}

interface RouteToPlan {
  courierId: number;
  /** The stops as they were stored. */
  before: readonly StoredStop[];
  timing: DispatchTiming;
  now: Date;
}

/** The stops of a courier from where the courier is, and the orders in progress. */
async function planRoute(db: Database, { courierId, before, timing, now }: RouteToPlan) {
  const { rows, courier, held } = await readHeld(db, { courierId, timing, now });
  const { position } = courier;
  return { rows, position, route: jointRoute(courier, held, before, timing, now) };
}

/** A courier with the orders in progress, as the plan sees both. */
async function readHeld(
  db: Database,
  { courierId, timing, now }: Pick<RouteToPlan, "courierId" | "timing" | "now">,
) {
  const condition = and(eq(orders.courierId, courierId), isInProgress);
  const rows = await readOrderRows(db, condition, { sorting: "oldest", limit: maxJobs });
  const [position] = await db
    .select()
    .from(courierPositions)
    .where(eq(courierPositions.courierId, courierId));
  const courier = {
    id: courierId,
    position: position ? toPosition(position) : null,
    idleSince: now,
  };
  const held = rows.flatMap((row) => toHeldJob(row, timing, now) ?? []);
  return { rows, courier, held };
}

/**
 * The stops of the jobs that a courier holds: those of `stored` in their order, and the others
 * between them.
 */
export function jointRoute(
  courier: Omit<DispatchCourier, "stops">,
  held: readonly HeldJob[],
  stored: readonly StoredStop[],
  timing: DispatchTiming,
  now: Date,
): PlannedStop[] {
  const stops = openStops(held, stored);
  const route = routeWith({ ...courier, stops }, withoutStops(held, stops), now, timing.travel);
  const jobs = new Map(held.map(({ job }) => [job.id, job]));
  const ordered = doorsLast(route, (jobId) => jobs.get(jobId));
  if (ordered === route) return route;
  return routeWith({ ...courier, stops: toHeldStops(ordered, jobs) }, [], now, timing.travel);
}

function toHeldStops(
  route: readonly PlannedStop[],
  jobs: ReadonlyMap<number, DispatchJob>,
): HeldStop[] {
  return route.flatMap(({ jobId, kind }) => {
    const job = jobs.get(jobId);
    return job ? [{ job, kind }] : [];
  });
}

/** The same as stops of a plan. */
export function heldStops(
  courier: Omit<DispatchCourier, "stops">,
  held: readonly HeldJob[],
  stored: readonly StoredStop[],
  timing: DispatchTiming,
  now: Date,
): HeldStop[] {
  const stops = openStops(held, stored);
  if (withoutStops(held, stops).length === 0) return stops;
  const jobs = new Map(held.map(({ job }) => [job.id, job]));
  return toHeldStops(jointRoute(courier, held, stored, timing, now), jobs);
}

function withoutStops(held: readonly HeldJob[], stops: readonly HeldStop[]) {
  const known = new Set(stops.map(({ job }) => job.id));
  return held.flatMap(({ job }) => (known.has(job.id) ? [] : [job]));
}

function isSame(stops: readonly StoredStop[], before: readonly StoredStop[]): boolean {
  return (
    stops.length === before.length &&
    stops.every(({ jobId, kind }, index) => {
      const other = before[index];
      return other?.jobId === jobId && other.kind === kind;
    })
  );
}
