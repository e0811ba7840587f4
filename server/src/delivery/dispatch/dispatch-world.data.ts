import type { DispatchCourier, WaitingJob } from "@errand/core/dispatch/dispatch.types";
import { nothing } from "@errand/core/money";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { readShop } from "../../config/shop.data.ts";
import { courierPositions } from "../../couriers/courier-positions.tables.ts";
import { couriers } from "../../couriers/couriers.tables.ts";
import type { Database } from "../../database/database.ts";
import { ledgerAccounts } from "../../ledger/ledger.tables.ts";
import { isInProgress } from "../../order-rows/in-progress.ts";
import { cashDue, type OrderRow, toOrderFacts } from "../../order-rows/order-facts.ts";
import { orders } from "../../order-rows/orders.tables.ts";
import { readOrderRows } from "../../orders/orders.data.ts";
import { needsCourier } from "../courier-jobs.data.ts";
import { jobOffers } from "../job-offers.tables.ts";
import { heldStops } from "./courier-route.data.ts";
import { courierRoutes } from "./courier-routes.tables.ts";
import { toDispatchJob, toHeldJob, toPosition } from "./dispatch-job.ts";
import { type DispatchTiming, wantedAt } from "./dispatch-timing.ts";
import { readPlans, type StoredPlans } from "./job-plans.data.ts";

/** Of the deliveries that wait, the oldest ones are planned first. */
const maxWaiting = 500;

/** What a plan needs to know, as it is in one transaction. */
export interface DispatchWorld {
  /** Without those that are offered now. */
  waiting: WaitingJob[];
  couriers: DispatchCourier[];
  /** The couriers who have an offer to answer; they get no other one meanwhile. */
  asked: Set<number>;
  /** When the offers end. */
  offersEnd: Date[];
  /** The last plan. */
  planned: StoredPlans;
  /** The orders of all deliveries without a courier, offered ones included. */
  rows: OrderRow[];
}

/**
 * `wanted` is the order of a delivery that is planned even before a courier would be looked for.
 */
export async function readDispatchWorld(
  tx: Database,
  timing: DispatchTiming,
  now: Date,
  wanted?: number,
): Promise<DispatchWorld> {
  const limit = { sorting: "oldest", limit: maxWaiting } as const;
  const open = await readOrderRows(tx, needsCourier, limit);
  const wantedRun = open.find(({ order }) => order.id === wanted)?.order.runId ?? null;
  const isWanted = ({ order }: OrderRow) =>
    order.id === wanted || (wantedRun !== null && order.runId === wantedRun);
  const rows = open.filter((row) => wantedAt(row) <= now || isWanted(row));
  const ids = rows.map(({ order }) => order.id);
  const offers = Map.groupBy(await readOffers(tx, ids), ({ orderId }) => orderId);
  const live = [...offers.values()]
    .flat()
    .filter(({ outcome, expiresAt }) => outcome === null && expiresAt > now);
  const offered = new Map(live.map(({ orderId, courierId }) => [orderId, courierId]));
  const planned = await readPlans(tx);
  const atLimit = await readCouriersAtCashLimit(tx);
  const waiting = rows.flatMap((row): WaitingJob[] => {
    const { id } = row.order;
    const job = offered.has(id) ? null : toDispatchJob(row, timing, now);
    if (!job) return [];
    const refused = (offers.get(id) ?? []).map(({ courierId }) => courierId);
    const isCash = cashDue(row.order) > nothing;
    return [
      {
        ...job,
        excluded: new Set([...refused, ...(isCash ? atLimit : [])]),
        plannedFor: planned.get(id)?.courierId ?? null,
        isUrgent: isWanted(row) || waitsForCourier(row),
      },
    ];
  });
  const offeredRows = rows.filter(({ order }) => offered.has(order.id));
  const toTake = Map.groupBy(offeredRows, ({ order }) => offered.get(order.id) ?? 0);
  return {
    waiting,
    couriers: await readCouriersOnDuty(tx, toTake, timing, now),
    asked: new Set(offered.values()),
    offersEnd: live.map(({ expiresAt }) => expiresAt),
    planned,
    rows,
  };
}

/** The store starts the order only once a courier has accepted it. */
function waitsForCourier(row: OrderRow): boolean {
  return row.order.status === "confirmed" && toOrderFacts(row).courierAccepts;
}

async function readOffers(tx: Database, orderIds: number[]) {
  if (orderIds.length === 0) return [];
  return tx.select().from(jobOffers).where(inArray(jobOffers.orderId, orderIds));
}

async function readCouriersAtCashLimit(tx: Database): Promise<number[]> {
  const { courierCashLimit: limit } = await readShop(tx);
  if (limit === undefined) return [];
  const rows = await tx
    .select({ id: sql<number>`${ledgerAccounts.owner}::bigint` })
    .from(ledgerAccounts)
    // The balance is what the courier is due.
    .where(and(eq(ledgerAccounts.kind, "courier_cash"), lte(ledgerAccounts.balance, -limit)));
  return rows.map(({ id }) => id);
}

/** With what they hold, and what is offered to them as if they had accepted it. */
async function readCouriersOnDuty(
  tx: Database,
  offered: Map<number, OrderRow[]>,
  timing: DispatchTiming,
  now: Date,
): Promise<DispatchCourier[]> {
  const rows = await tx
    .select({ courier: couriers, position: courierPositions, route: courierRoutes })
    .from(couriers)
    .leftJoin(courierPositions, eq(courierPositions.courierId, couriers.id))
    .leftJoin(courierRoutes, eq(courierRoutes.courierId, couriers.id))
    .where(eq(couriers.active, true));
  const ids = rows.map(({ courier }) => courier.id);
  const own = and(inArray(orders.courierId, ids), isInProgress);
  const limit = { sorting: "oldest", limit: maxWaiting * 4 } as const;
  const active = ids.length > 0 ? await readOrderRows(tx, own, limit) : [];
  const held = Map.groupBy(active, ({ order }) => order.courierId ?? 0);
  return rows.map(({ courier: { id, dutySince }, position, route }): DispatchCourier => {
    const courier = {
      id,
      position: position ? toPosition(position) : null,
      idleSince: latest(route?.updatedAt, dutySince) ?? now,
    };
    const jobs = [...(held.get(id) ?? []), ...(offered.get(id) ?? [])];
    const own = jobs.flatMap((row) => toHeldJob(row, timing, now) ?? []);
    return { ...courier, stops: heldStops(courier, own, route?.stops ?? [], timing, now) };
  });
}

function latest(...moments: (Date | null | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment != null);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : null;
}
