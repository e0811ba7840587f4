import { AppError } from "@errand/core/errors";
import type { Minor } from "@errand/core/money";
import { withoutMissing } from "@errand/core/pricing/changed-order";
import type { markUnavailable } from "@errand/core/store-desk/store-edits.contract";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { readChangeableLines, toMissingPieces, writeChange } from "./change-lines.ts";
import type { MissingLine, OrderLine } from "./changed-lines.data.ts";
import { type Replacement, readReplacements } from "./replacement.ts";

type Missing = z.output<typeof markUnavailable.input>["lines"];

/**
 * Takes missing pieces out of an order, which the caller has locked, and puts their replacements
 * in: lines, receipt, stock and money change together. Returns what goes back of what was paid.
 * Throws `order_status_conflict`, `order_line_not_refundable`, `replacement_invalid` (also where
 * the customer wants no replacement), and `nothing_left`.
 */
export async function takeOutMissing(
  tx: Database,
  row: OrderRow,
  lines: Missing,
  now: Date,
): Promise<Minor> {
  const { stored, pricing } = await readChangeableLines(tx, row);
  const missing = await resolveMissing(tx, row, stored, lines, now);
  const changed = withoutMissing(pricing, missing.map(toMissingPieces));
  const refunded = await writeChange(
    tx,
    row,
    { stored, missing, pricing: changed },
    {
      reason: "unavailable",
      now,
    },
  );
  await sendMessageLater(tx, { orderId: row.order.id, message: "changed", at: now });
  return refunded;
}

async function resolveMissing(
  tx: Database,
  row: OrderRow,
  stored: OrderLine[],
  requested: Missing,
  now: Date,
): Promise<MissingLine[]> {
  const wanted = requested.flatMap(({ replace_with: itemId, quantity }) =>
    itemId === undefined ? [] : [{ itemId, quantity }],
  );
  const replacements = await readReplacements(tx, row, wanted, now);
  const used = new Set<number>();
  return requested.map(({ detail_id: id, quantity, replace_with: itemId }) => {
    const index = stored.findIndex((line) => line.id === id);
    const line = stored[index];
    if (!line || used.has(id) || quantity > line.quantity) {
      throw new AppError("order_line_not_refundable", { field: "lines" });
    }
    used.add(id);
    const replacement = itemId === undefined ? null : (replacements.get(itemId) ?? null);
    if (itemId !== undefined && !(replacement && canReplace(line, replacement)))
      throw new AppError("replacement_invalid", { field: "lines" });
    return { line, index, quantity, replacement };
  });
}

/**
 * What is sold by weight is replaced in steps of the same grams, and not once it has been weighed.
 */
function canReplace({ itemId, ifSoldOut, snapshot, weight }: OrderLine, { line }: Replacement) {
  if (line.item.id === itemId || ifSoldOut === "remove" || snapshot.prescription) return false;
  return line.item.weightStep === (weight?.step ?? null) && (weight?.weighed ?? null) === null;
}
