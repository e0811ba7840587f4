import { AppError } from "@errand/core/errors";
import {
  readStatementOrders,
  readStoreStatement,
  type StatementOrder,
} from "@errand/core/ledger/store-statements.contract";
import { fromMinor, minor, noRate, toPercent } from "@errand/core/money";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { getMonthDays, readStatement } from "../ledger/read-statement.ts";
import {
  isStoreJournal,
  noMovements,
  toMovementsResponse,
} from "../ledger/store-statement.data.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { statementTable } from "./statement-orders.csv.ts";
import { type PostedToStore, readPostings } from "./statement-orders.data.ts";

/** The most rows of a table. */
const maxRows = 50_000;

/** The statement of a store, and from a day of it to its orders (contract 7.6). */
export function statementRoutes(api: OrderApi) {
  serve(api, readStoreStatement, async ({ month }, { db, staff }) => {
    const { timeZone, storeCommission = noRate } = await api.shop();
    const [own] = await db
      .select({ commission: stores.commission })
      .from(stores)
      .where(eq(stores.id, staff.storeId));
    return {
      ...(await readStatement(db, staff.storeId, month, timeZone)),
      commission_rate: toPercent(own?.commission ?? storeCommission),
    };
  });

  serveResponse(api, readStatementOrders, async ({ month, day }, ctx, c) => {
    const { db, staff, now, address } = ctx;
    if (day !== undefined && !day.startsWith(`${month}-`)) throw dayError();
    const { timeZone } = await api.shop();
    const [first, after] = day === undefined ? getMonthDays(month) : [day, addDays(day, 1)];
    const from = startOfDay(first, timeZone);
    const to = startOfDay(after, timeZone);
    const postings = await readPostings(db, staff.storeId, { from, to });
    if (!asksForTable(c)) {
      if (day === undefined) throw dayError();
      return c.json(readStatementOrders.reply.parse({ day, orders: toOrders(postings) }));
    }
    const byDay = Map.groupBy(postings, ({ at }) => localTime(at, timeZone).day);
    const days = [...byDay].map(([each, posted]) => ({ day: each, orders: toOrders(posted) }));
    const table = statementTable(days);
    if (table.count > maxRows) throw new AppError("export_too_large");
    await api.recordAudit(db, {
      ...{ staff, address, at: now },
      action: readStatementOrders.path,
      subject: `store:${staff.storeId}`,
      after: { month, ...(day !== undefined && { day }), rows: table.count },
    });
    return sendTable(c, `statement-${day ?? month}`, table.rows);
  });
}

const dayError = () => new AppError("statement_day", { field: "day" });

function toOrders(postings: PostedToStore[]): StatementOrder[] {
  return [...Map.groupBy(postings, ({ orderId }) => orderId).values()].map(toOrder);
}

function toOrder(postings: PostedToStore[]): StatementOrder {
  const movements = noMovements();
  for (const { kind, amount } of postings) {
    if (!isStoreJournal(kind)) throw new Error(`a ${kind} is posted to a store`);
    movements[kind] = minor(movements[kind] + amount);
  }
  const [first] = postings;
  return {
    order_id: first?.orderId ?? null,
    kind: first?.orderKind ?? null,
    ...toMovementsResponse(movements),
    journals: postings.map(({ journalId, kind, amount, at }) => ({
      ...{ id: journalId, kind },
      amount: fromMinor(minor(amount)),
      at: at.toISOString(),
    })),
  };
}
