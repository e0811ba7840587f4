import { AppError } from "@errand/core/errors";
import type { Minor } from "@errand/core/money";
import { isToWeigh, withoutMissing, withWeights } from "@errand/core/pricing/changed-order";
import type { weighOrder } from "@errand/core/store-desk/store-edits.contract";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import {
  readActiveLines,
  readChangeableLines,
  toMissingPieces,
  writeChange,
} from "./change-lines.ts";
import type { OrderLine } from "./changed-lines.data.ts";

type StatedWeight = z.output<typeof weighOrder.input>["lines"][number];

/**
 * Writes what lines of an order weigh, which the caller has locked; what weighs nothing is missing.
 * Returns what goes back of what was paid. Once nothing is left to weigh, the customer gets a
 * message. Throws `order_status_conflict`, `order_line_not_refundable` and `nothing_left`.
 */
export async function weighLines(
  tx: Database,
  row: OrderRow,
  lines: StatedWeight[],
  now: Date,
): Promise<Minor> {
  const { stored, pricing } = await readChangeableLines(tx, row);
  const stated = lines.map((weight) => ({ ...weight, ...findLine(stored, weight, lines) }));
  const weighed = stated
    .filter(({ grams }) => grams > 0)
    .map(({ index, grams }) => ({ line: index, grams }));
  const missing = stated
    .filter(({ grams }) => grams === 0)
    .map(({ line, index }) => ({ line, index, quantity: line.quantity, replacement: null }));
  const byWeight = withWeights(pricing, weighed);
  const changed = withoutMissing(byWeight, missing.map(toMissingPieces));
  const change = { stored, missing, pricing: changed };
  const refunded = await writeChange(tx, row, change, { reason: "weighed", now });
  if (!changed.lines.some(isToWeigh)) {
    await sendMessageLater(tx, { orderId: row.order.id, message: "weighed", at: now });
  }
  return refunded;
}

/** Each line that is sold by weight can be stated once. */
function findLine(
  stored: OrderLine[],
  { detail_id: id }: StatedWeight,
  stated: StatedWeight[],
): { line: OrderLine; index: number } {
  const index = stored.findIndex((line) => line.id === id);
  const line = stored[index];
  const isRepeated = stated.filter(({ detail_id }) => detail_id === id).length > 1;
  if (!line?.weight || isRepeated) {
    throw new AppError("order_line_not_refundable", { field: "lines" });
  }
  return { line, index };
}

/** Throws `weight_missing` while a line that is sold by weight has not been weighed. */
export async function requireWeighed(tx: Database, { order, cart }: OrderRow): Promise<void> {
  const pricing = cart?.pricing;
  if (!pricing?.lines.some(isToWeigh)) return;
  const lines = await readActiveLines(tx, order.id, pricing);
  const ids = lines.filter(({ weight }) => weight?.weighed === null).map(({ id }) => id);
  throw new AppError("weight_missing", { data: { detail_ids: ids } });
}
