import type { Item } from "@errand/core/catalog/catalog.types";
import type { Order, OrderDetail } from "@errand/core/orders/orders.types";
import { secondsSince } from "./order-times.ts";
import { CallError, type StaffClient } from "./staff-client.ts";

/** One order in this many lacks a piece. */
const oneIn = 25;
/** Seconds after which the store notices. */
const noticedAfter = 6;

/**
 * Whether the store notices now that a piece of an order is missing: of some with several lines.
 */
export function lacksPiece(order: Order, now: Date): boolean {
  const { id, order_status, details_count, agreed_amount, processing } = order;
  if (order_status !== "processing" || id % oneIn !== 7 || details_count < 3) return false;
  return agreed_amount === null && secondsSince(processing ?? undefined, now) >= noticedAfter;
}

/**
 * The store takes one piece of the first line out of the order, or replaces it where the customer
 * wants that. A customer who wants a call does not answer it.
 */
export async function reportMissingPiece(store: StaffClient, order: Order): Promise<void> {
  const { id } = order;
  const { details } = await store.call("GET /store/orders/{id}", { id });
  // What is sold by weight is missing when it is weighed.
  const line = details.find(({ weight }) => !weight);
  if (!line) return;
  const missing = { detail_id: line.id, quantity: 1 };
  const mark = (replace_with?: number) =>
    store.call("POST /store/orders/{id}/unavailable", {
      id,
      lines: [{ ...missing, ...(replace_with !== undefined && { replace_with }) }],
    });
  const similar = line.if_sold_out === "replace" ? await similarItem(store, order, line) : null;
  try {
    await mark(similar?.id);
  } catch (error) {
    // The replacement cannot be ordered at this time of the day.
    if (similar === null || !(error instanceof CallError) || error.status !== 422) throw error;
    await mark();
  }
}

async function similarItem(store: StaffClient, { store_id }: Order, line: OrderDetail) {
  if (store_id === null) return null;
  const items = await store.call("GET /stores/popular-items/{id}", { id: String(store_id) });
  return replacementFor(line, items);
}

/**
 * Of the items that can be ordered without choices and are sold alike, the one whose price is
 * nearest to that of the line.
 */
export function replacementFor(
  { item_id, price, item_details }: Pick<OrderDetail, "item_id" | "price" | "item_details">,
  items: Item[],
): Item | null {
  const possible = items.filter(
    (item) =>
      item.id !== item_id &&
      item.weight_step === item_details.weight_step &&
      item.variations.length === 0 &&
      item.food_variations.every(({ required }) => required === "off") &&
      item.is_prescription_required === 0 &&
      item.stock !== 0,
  );
  const distance = (item: Item) => Math.abs(item.price - price);
  return possible.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
