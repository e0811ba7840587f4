import { normalizeEmail } from "@errand/core/email";
import { toE164 } from "@errand/core/phone";
import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isInProgress } from "../order-rows/in-progress.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { StaffOf } from "../requests/caller.ts";

/**
 * The orders in the zones of an operator that match the filters of a list, in a query over both
 * tables.
 */
export function isOrderForDesk(
  { zoneIds }: Pick<StaffOf<"desk">, "zoneIds">,
  filter: { store_id?: number | undefined; zone_id?: number | undefined },
): SQL | undefined {
  return and(
    zoneIds === null ? undefined : inArray(orders.zoneId, zoneIds),
    equals(cartOrders.storeId, filter.store_id),
    equals(orders.zoneId, filter.zone_id),
  );
}

interface DeskFilter {
  store_id?: number | undefined;
  zone_id?: number | undefined;
  courier_id?: number | undefined;
  late?: 0 | 1 | undefined;
  search?: string | undefined;
}

/**
 * The filters that the lists of payments, refunds and incidents share (contract 6.2). The courier
 * is that of the order by default.
 */
export function matchesDeskFilter(
  filter: DeskFilter,
  {
    staff,
    now,
    country,
    courierId = orders.courierId,
  }: {
    staff: Pick<StaffOf<"desk">, "zoneIds">;
    now: Date;
    country: string;
    courierId?: AnyPgColumn;
  },
): SQL | undefined {
  return and(
    isOrderForDesk(staff, filter),
    equals(courierId, filter.courier_id),
    isLateAs(filter.late, isOrWasLate(now)),
    matchesDeskSearch(filter.search, country),
  );
}

/** Orders by their number, or by the exact phone or e-mail given with them. */
export function matchesDeskSearch(search: string | undefined, country: string): SQL | undefined {
  if (search === undefined) return undefined;
  const phone = toE164(search, country);
  return or(
    /^\d{1,15}$/.test(search) ? eq(orders.id, Number(search)) : undefined,
    phone ? eq(orders.contactNumber, phone) : undefined,
    eq(orders.contactEmail, normalizeEmail(search)),
  );
}

/** Every row without a value. */
export function equals(column: AnyPgColumn, value: number | string | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** Rows from `since` on and before `until`; every row without them. */
export function isWithin(
  column: AnyPgColumn,
  { since, until }: { since?: string | undefined; until?: string | undefined },
): SQL | undefined {
  return and(
    since === undefined ? undefined : gte(column, new Date(since)),
    until === undefined ? undefined : lt(column, new Date(until)),
  );
}

const promised = sql`case when ${orders.scheduled} then ${orders.scheduleAt}
  else ${orders.scheduleAt} + ${cartOrders.maxDeliveryMinutes} * interval '1 minute' end`;

/** Whether an order in progress is past the time that was promised. */
export function isLate(now: Date): SQL {
  return sql`coalesce(${isInProgress} and ${promised} < ${now.toISOString()}::timestamptz, false)`;
}

/** Whether an order is late, or has arrived after the time that was promised. */
function isOrWasLate(now: Date): SQL {
  const arrived = sql`(${orders.statusTimestamps} ->> 'delivered')::timestamptz`;
  return sql`(${isLate(now)} or coalesce(${promised} < ${arrived}, false))`;
}

/** The orders that are late or those that are not, as a filter says; every order without one. */
export function isLateAs(filter: 0 | 1 | undefined, late: SQL): SQL | undefined {
  return filter === undefined ? undefined : eq(late, filter === 1);
}
