import { AppError } from "@errand/core/errors";
import { listStoreOrders } from "@errand/core/store-desk/store-orders.contract";
import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { equals } from "../orders/desk-filter.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { findRequestedPeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { findStoreOrders } from "../orders/store-orders.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import { serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { ordersTable } from "./store-orders.csv.ts";
import { isAtStage, isForStore } from "./store-stages.ts";

type ListInput = z.output<typeof listStoreOrders.input>;

/** Orders of a store, as pages or as a table for a spreadsheet. */
export function storeOrderListRoutes(api: OrderApi) {
  serveResponse(api, listStoreOrders, async ({ limit, offset, ...filter }, ctx, c) => {
    const { db, staff, now, address } = ctx;
    const { timeZone } = await api.shop();
    const placed = findRequestedPeriod(filter, now, timeZone);
    const { state, search } = filter;
    const condition = and(
      eq(cartOrders.storeId, staff.storeId),
      state === "all" ? isForStore : isAtStage(state, now),
      placed === null ? undefined : isPlacedWithin(getPeriodBounds(placed, timeZone)),
      equals(cartOrders.type, filter.order_type),
      search === undefined ? undefined : matches(search),
    );
    const isOldestFirst = state !== "past" && state !== "all";
    if (!asksForTable(c)) {
      const list = await findStoreOrders(api, ctx, condition, { limit, offset, isOldestFirst });
      return c.json(listStoreOrders.reply.parse(list));
    }
    const table = await ordersTable(db, condition, { isOldestFirst });
    if (!table) throw new AppError("export_too_large");
    // What leaves the shop with the names of customers is in the audit log.
    await api.recordAudit(db, {
      ...{ staff, address, at: now },
      action: listStoreOrders.path,
      subject: `store:${staff.storeId}`,
      after: { ...statedFilter(filter), rows: table.count },
    });
    const days = placed ? [placed.from, placed.to] : [];
    return sendTable(c, ["orders", ...days].join("-"), table.rows);
  });
}

function statedFilter({ state, ...filter }: Omit<ListInput, "limit" | "offset">): AuditFacts {
  const stated = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { state, ...Object.fromEntries(stated) };
}

function isPlacedWithin({ from, to }: { from: Date; to: Date }): SQL | undefined {
  return and(gte(orders.createdAt, from), lt(orders.createdAt, to));
}

/** By the number of the order or a part of the customer's name. */
/** By a name, by the number of an order, or by its last three digits, as a kitchen calls it. */
function matches(search: string): SQL | undefined {
  const isNamed = sql`strpos(lower(${orders.contactName}), lower(${search})) > 0`;
  if (!/^\d{1,15}$/.test(search)) return isNamed;
  const isCalled = search.length === 3 ? sql`${orders.id} % 1000 = ${Number(search)}` : undefined;
  return or(eq(orders.id, Number(search)), isCalled, isNamed);
}
