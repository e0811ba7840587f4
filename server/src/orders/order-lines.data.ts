import { localize } from "@errand/core/language";
import { fromMinor, sumOf, times } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { toReceiptWeight } from "@errand/core/pricing/receipt";
import { asc, inArray } from "drizzle-orm";
import { readShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../order-rows/line-snapshot.ts";
import { type LineMember, orderLines } from "../order-rows/orders.tables.ts";
import type { SerializeOptions } from "./order-response.ts";
import { selectedVariations, toOrderedItem } from "./ordered-item.ts";
import { toWeightResponse, weightNotes } from "./weight-note.ts";

/**
 * The lines of an order as they were ordered, and which items its customer has rated; later changes
 * of the items do not show.
 */
export async function readOrderLines(
  db: Database,
  orderId: number,
  options: Pick<SerializeOptions, "language" | "url" | "reviewed">,
): Promise<OrderDetail[]> {
  const lines = await readLinesOfOrders(db, [orderId], options);
  const reviewedItems = await options.reviewed.itemsOf(db, orderId);
  return lines.map((line) => ({ ...line, reviewed: reviewedItems.has(line.item_id) }));
}

/** The lines of several orders, in the order in which they were added. */
export async function readLinesOfOrders(
  db: Database,
  orderIds: number[],
  { language, url }: Pick<SerializeOptions, "language" | "url">,
): Promise<OrderDetail[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.id));
  // Only what is sold by weight is explained.
  const explain = lines.some(({ weight }) => weight)
    ? weightNotes(await readShop(db), language)
    : null;
  const members = namesOfMembers(lines);
  return lines.map((line) => {
    const member = line.member && members.get(line.member.id);
    const snapshot = readSnapshot(line.snapshot);
    const { itemId, weight } = line;
    const item = toOrderedItem(snapshot, { itemId, weight, language, url });
    return {
      id: line.id,
      order_id: line.orderId,
      item_id: line.itemId,
      model: snapshot.campaign ? "ItemCampaign" : "Item",
      price: fromMinor(line.unitPrice),
      quantity: line.quantity,
      weight: weight && explain && toWeightResponse(toReceiptWeight(line, weight), explain),
      ordered_quantity: line.orderedQuantity ?? line.quantity,
      replaces_id: line.replacesId,
      variation: selectedVariations(snapshot, language),
      add_ons: snapshot.addOns.map(({ id, name, price, quantity }) => ({
        id,
        name: localize(name, language),
        price: fromMinor(price),
        quantity,
      })),
      if_sold_out: line.ifSoldOut,
      note: line.note,
      ...(member && { member }),
      total_add_on_price: fromMinor(
        sumOf(snapshot.addOns.map(({ price, quantity }) => times(price, quantity))),
      ),
      discount_on_item: fromMinor(line.discount),
      discount_type: line.discountFrom,
      item_details: item,
      image_full_url: item.image_full_url,
      images_full_url: item.images_full_url,
      reviewed: false,
    };
  });
}

/** Two members of one name are told apart, as each gets a bag: "Alex", "Alex 2". */
function namesOfMembers(lines: { member: LineMember | null }[]): Map<number, string> {
  const names = new Map<number, string>();
  const used = new Map<string, number>();
  for (const { member } of lines) {
    if (!member?.name || names.has(member.id)) continue;
    const count = (used.get(member.name) ?? 0) + 1;
    used.set(member.name, count);
    names.set(member.id, count === 1 ? member.name : `${member.name} ${count}`);
  }
  return names;
}
