import { AppError } from "@errand/core/errors";
import { readStatementOrders } from "@errand/core/ledger/store-statements.contract";
import { fromMinor, minor } from "@errand/core/money";
import { addDays, startOfDay } from "@errand/core/time";
import type { ShopApi } from "../config/shop.ts";
import {
  isStoreJournal,
  noMovements,
  toMovementsResponse,
} from "../ledger/store-statement.data.ts";
import { serve } from "../requests/serve.ts";
import { type PostedToStore, readPostings } from "./statement-orders.data.ts";

/** From the statement of a store to a day, and from the day to its orders (contract 7.6). */
export function statementOrderRoutes(api: ShopApi) {
  serve(api, readStatementOrders, async ({ month, day }, { db, staff }) => {
    if (!day.startsWith(`${month}-`)) throw new AppError("statement_day", { field: "day" });
    const { timeZone } = await api.shop();
    const from = startOfDay(day, timeZone);
    const to = startOfDay(addDays(day, 1), timeZone);
    const postings = await readPostings(db, staff.storeId, { from, to });
    const byOrder = Map.groupBy(postings, ({ orderId }) => orderId);
    return { day, orders: [...byOrder.values()].map(toOrder) };
  });
}

function toOrder(postings: PostedToStore[]) {
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
