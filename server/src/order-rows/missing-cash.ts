import { type Minor, minor } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import type { StoredReceiptLine } from "./orders.tables.ts";

/** What a courier did not get of the cash of an order when it was handed over. */
export function getMissingCash(receipt: StoredReceiptLine[]): Minor {
  return minor(-amountOf(receipt, "missing_cash") || 0);
}
