import { type Minor, minor, nothing, scaled, sumOf } from "../money.ts";

/** A line of an order: its price with add-ons, less its own discount. */
export interface RefundableLine {
  id: number;
  quantity: number;
  net: Minor;
}

/**
 * The share of the refundable amount of an order that belongs to some pieces of its lines, rounded half up.
 * The lines share discounts, tax and charges of the whole order in proportion to their prices. Null when a line
 * does not exist, is named twice, or has fewer pieces.
 */
export function refundOfLines(
  refundable: Minor,
  lines: readonly RefundableLine[],
  chosen: readonly { id: number; quantity: number }[],
): Minor | null {
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) return null;
  const parts: Minor[] = [];
  for (const { id, quantity } of chosen) {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line || quantity < 1 || quantity > line.quantity) return null;
    parts.push(scaled(line.net, quantity, line.quantity));
  }
  const total = sumOf(lines.map(({ net }) => net));
  if (total === nothing) return nothing;
  return minor(Math.min(scaled(refundable, sumOf(parts), total), refundable));
}
