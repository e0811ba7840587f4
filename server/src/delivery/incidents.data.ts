import type { Incident, listIncidents } from "@errand/core/delivery/incidents.contract";
import { localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { activeStatuses } from "@errand/core/orders/order-states";
import { and, asc, desc, eq, inArray, not, notInArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { getMissingCash } from "../order-rows/missing-cash.ts";
import { nonTripStatus } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { equals, isWithin, matchesDeskFilter } from "../orders/desk-filter.ts";
import type { SerializeOptions } from "../orders/order-response.ts";
import { attachFiles, readFilesOf } from "../private-files/private-files.data.ts";
import type { StaffOf } from "../requests/caller.ts";
import { incidents } from "./incidents.tables.ts";
import { pushIncident } from "./push-incident.ts";

export const incidentSubject = (id: number) => `incident:${id}`;

/** Notifies the desk, also on its devices, with uploaded pictures. */
export async function recordIncident(
  tx: Database,
  values: typeof incidents.$inferInsert,
  pictures: string[] = [],
) {
  const [incident] = await tx.insert(incidents).values(values).returning({ id: incidents.id });
  if (incident) await attachFiles(tx, pictures, incidentSubject(incident.id));
  await pushIncident(tx, values);
}

type IncidentFilter = z.output<(typeof listIncidents)["input"]>;

/** One page of the incidents in the zones of an operator, and their number. */
export async function readIncidents(
  db: Database,
  { limit, offset, ...filter }: IncidentFilter,
  staff: StaffOf<"desk">,
  {
    language,
    fileUrl,
    ...asked
  }: Pick<SerializeOptions, "language" | "fileUrl"> & { now: Date; country: string },
): Promise<{ total: number; incidents: Incident[] }> {
  const condition = conditionOf(filter, staff, asked);
  const matching = () =>
    db
      .select({ id: incidents.id })
      .from(incidents)
      .innerJoin(orders, eq(orders.id, incidents.orderId))
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(condition)
      .$dynamic();
  const sorting = filter.state === "open" ? asc(incidents.id) : desc(incidents.id);
  // By their numbers: what belongs to the incidents before the page is not read.
  const page = matching()
    .orderBy(sorting)
    .limit(limit)
    .offset((offset - 1) * limit);
  const total = await db.$count(matching().limit(10_000).as("counted"));
  const rows = await db
    .select({
      incident: incidents,
      order: orders,
      status: nonTripStatus,
      storeId: stores.id,
      storeName: stores.name,
    })
    .from(incidents)
    .innerJoin(orders, eq(orders.id, incidents.orderId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(inArray(incidents.id, page))
    .orderBy(sorting);
  const subjects = rows.map(({ incident }) => incidentSubject(incident.id));
  const files = Map.groupBy(await readFilesOf(db, subjects), ({ subject }) => subject);
  return {
    total,
    incidents: rows.map(({ incident, order, status, storeId, storeName }) => ({
      id: incident.id,
      kind: incident.kind,
      order_id: order.id,
      order_status: status,
      store_id: storeId,
      store_name: storeName && localize(storeName, language),
      zone_id: order.zoneId,
      courier_id: incident.courierId,
      reason: incident.reason,
      amount: incident.kind === "cash_missing" ? fromMinor(getMissingCash(order.receipt)) : null,
      note: incident.note,
      image_full_url: (files.get(incidentSubject(incident.id)) ?? []).map(({ key }) =>
        fileUrl(key),
      ),
      created_at: incident.at.toISOString(),
    })),
  };
}

/**
 * Of a query over `incidents`, `orders` and `cart_orders`: nothing is left to do. The order is
 * over, or the request to cancel it is refused; the desk has looked into missing cash.
 */
export const isSettled = sql`case ${incidents.kind}
  when 'cash_missing' then ${incidents.closedAt} is not null
  else ${notInArray(orders.status, [...activeStatuses])} or coalesce(${incidents.kind} = 'cancel_requested'
    and ${cartOrders.cancelRequest} -> 'refused' is not null, false)
end`;

function conditionOf(
  filter: Omit<IncidentFilter, "limit" | "offset">,
  staff: StaffOf<"desk">,
  { now, country }: { now: Date; country: string },
): SQL | undefined {
  return and(
    filter.state === "open" ? not(isSettled) : isSettled,
    equals(orders.paymentMethod, filter.method),
    isWithin(incidents.at, filter),
    matchesDeskFilter(filter, { staff, now, country, courierId: incidents.courierId }),
  );
}
