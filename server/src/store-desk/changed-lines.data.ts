import { nothing } from "@errand/core/money";
import type { OrderToPrice, Receipt } from "@errand/core/pricing/receipt";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { insertRow } from "../database/insert-row.ts";
import { toLineSnapshot } from "../order-rows/line-snapshot.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import type { Replacement } from "./replacement.ts";

export type OrderLine = typeof orderLines.$inferSelect;

/** Pieces of a stored line that are missing, with what comes instead. */
export interface MissingLine {
  line: OrderLine;
  /** The line's index among those that are priced. */
  index: number;
  quantity: number;
  replacement: Replacement | null;
}

/**
 * Writes the quantities that are left of the stored lines and what they weigh, the replacements as
 * new lines, and the discounts of the new receipt. The lines of `pricing` are those of which
 * something is left, then the replacements.
 */
export async function writeChangedLines(
  tx: Database,
  orderId: number,
  stored: OrderLine[],
  missing: MissingLine[],
  { pricing, receipt }: { pricing: OrderToPrice; receipt: Receipt },
): Promise<void> {
  let index = 0;
  const nextTerms = () => {
    const discount = receipt.discounts[index];
    const weight = pricing.lines[index]?.weight ?? null;
    index += 1;
    return { weight, discount: discount?.amount ?? nothing, discountFrom: discount?.from ?? null };
  };
  for (const line of stored) {
    const gone = missing.find((pieces) => pieces.line.id === line.id)?.quantity ?? 0;
    const quantity = line.quantity - gone;
    const changed = gone > 0 && {
      quantity,
      orderedQuantity: line.orderedQuantity ?? line.quantity,
    };
    const terms = quantity > 0 ? nextTerms() : { discount: nothing, discountFrom: null };
    await tx
      .update(orderLines)
      .set({ ...changed, ...terms })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.id, line.id)));
  }
  for (const { line, quantity, replacement } of missing) {
    if (!replacement) continue;
    const unitPrice = pricing.lines[index]?.unitPrice ?? nothing;
    await insertRow(tx, orderLines, {
      orderId,
      itemId: replacement.line.item.id,
      quantity,
      orderedQuantity: 0,
      replacesId: line.id,
      unitPrice,
      ifSoldOut: line.ifSoldOut,
      note: line.note,
      member: line.member,
      ...nextTerms(),
      snapshot: toLineSnapshot(replacement.line),
    });
  }
}
