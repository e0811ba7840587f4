import { AppError } from "@errand/core/errors";
import { listDeskOrders } from "@errand/core/store-desk/desk-orders.contract";
import { and, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isInProgress } from "../order-rows/in-progress.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import {
  equals,
  isLate,
  isLateAs,
  isOrderForDesk,
  isWithin,
  matchesDeskSearch,
} from "../orders/desk-filter.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { findRequestedPeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { listStaffOrders } from "../orders/staff-orders.ts";
import type { StaffOf } from "../requests/caller.ts";
import { serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { withMaskedCustomers } from "./desk-customers.data.ts";
import { deskOrdersTable } from "./desk-orders.csv.ts";

type ListInput = z.output<typeof listDeskOrders.input>;

/** Orders of the zones of an operator, as pages or as a table for a spreadsheet. */
export function deskOrderListRoutes(api: OrderApi) {
  serveResponse(api, listDeskOrders, async ({ limit, offset, sort, ...filter }, ctx, c) => {
    const { db, staff, now, address } = ctx;
    const { country, timeZone } = await api.shop();
    const days = findRequestedPeriod(filter, now, timeZone);
    const bounds = days && getPeriodBounds(days, timeZone);
    const condition = and(matches(filter, { staff, now, country }), isPlacedWithin(bounds));
    const isOldestFirst = sort === "oldest";
    if (!asksForTable(c)) {
      const list = await listStaffOrders(api, ctx, condition, { limit, offset, isOldestFirst });
      const shown = await withMaskedCustomers(db, list.orders);
      return c.json(listDeskOrders.reply.parse({ ...list, orders: shown }));
    }
    const table = await deskOrdersTable(db, condition, { isOldestFirst });
    if (!table) throw new AppError("export_too_large");
    await api.recordAudit(db, {
      ...{ staff, address, at: now },
      action: listDeskOrders.path,
      subject: "orders",
      after: { ...statedFilter(filter), rows: table.count },
    });
    return sendTable(c, ["orders", ...(days ? [days.from, days.to] : [])].join("-"), table.rows);
  });
}

function matches(
  { state, late, order_type: type, ...filter }: Omit<ListInput, "limit" | "offset" | "sort">,
  { staff, now, country }: { staff: StaffOf<"desk">; now: Date; country: string },
): SQL | undefined {
  return and(
    isOrderForDesk(staff, filter),
    state === "active" ? isInProgress : equals(orders.status, state),
    equals(orders.courierId, filter.courier_id),
    equals(orders.customerId, filter.customer_id),
    equals(orders.runId, filter.run_id),
    equals(orders.moduleId, filter.module_id),
    equals(orders.paymentMethod, filter.method),
    type === "parcel" ? isParcel : equals(cartOrders.type, type),
    // Says the same twice, so that only orders in progress are looked at.
    late === 1 ? isInProgress : undefined,
    isLateAs(late, isLate(now)),
    isWithin(orders.createdAt, filter),
    matchesDeskSearch(filter.search, country),
  );
}

/** By the table that only parcels are in: among a hundred thousand orders, it is found at once. */
const isParcel = sql`${orders.id} in (select order_id from ${parcelOrders})`;

function isPlacedWithin(bounds: { from: Date; to: Date } | null): SQL | undefined {
  return isWithin(
    orders.createdAt,
    bounds ? { since: bounds.from.toISOString(), until: bounds.to.toISOString() } : {},
  );
}

function statedFilter(filter: Omit<ListInput, "limit" | "offset" | "sort">) {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
