import type { DeskContract } from "@errand/core/contract.desk";
import type { Language } from "@errand/core/language";

type Item = DeskContract["GET /desk/stores/{id}/items"]["reply"]["items"][number];
export type PhoneItem = Item;
export type QuoteInput = DeskContract["POST /desk/orders/quote"]["input"];

/** A line of the order, with what is chosen for its item. */
export interface PhoneLine {
  /** Tells lines of the same item apart. */
  key: number;
  item: Item;
  quantity: number;
  variationId: number | null;
  /** The chosen options, by their group. */
  options: Readonly<Record<string, readonly string[]>>;
}

export interface Named {
  id: number;
  name: string;
}

/** Where an order is delivered. */
export interface Door {
  address: string;
  latitude: number;
  longitude: number;
}

/** The fields of an order for a customer who calls, as the operator has filled them in. */
export interface PhoneOrder {
  /** Null for a caller without an account. */
  customer: Named | null;
  store: Named | null;
  lines: readonly PhoneLine[];
  type: "delivery" | "take_away";
  door: Door | null;
  method: "cash_on_delivery" | "digital_payment";
  language: Language;
}

/** Of one piece, with what is chosen. */
export function priceOf({ item, variationId, options }: Omit<PhoneLine, "key" | "quantity">) {
  const variation = item.variations.find(({ id }) => id === variationId);
  const chosen = item.option_groups.flatMap((group) =>
    group.options.filter(({ id }) => options[group.id]?.includes(id)),
  );
  return chosen.reduce((sum, { price }) => sum + price, variation?.price ?? item.price);
}

/** Whether everything is chosen that the item needs. */
export function isChosen({ item, variationId, options }: Omit<PhoneLine, "key" | "quantity">) {
  if (item.variations.length > 0 && variationId === null) return false;
  return item.option_groups.every(({ id, min }) => (options[id] ?? []).length >= min);
}

/** What is quoted; null while something is missing for a quote. */
export function toQuoteInput(
  { customer, store, lines, type, door, method, language }: PhoneOrder,
  contact: { name: string; phone: string; email: string; note: string },
): QuoteInput | null {
  if (!store || lines.length === 0 || (type === "delivery" && !door)) return null;
  const stated = (text: string) => text.trim() || undefined;
  return {
    ...(customer && { customer_id: customer.id }),
    store_id: store.id,
    order_type: type,
    payment_method: method,
    language,
    ...(type === "delivery" && door),
    contact_person_name: stated(contact.name),
    contact_person_number: stated(contact.phone),
    contact_person_email: stated(contact.email),
    order_note: stated(contact.note),
    lines: lines.map((line) => ({
      model: "Item",
      item_id: line.item.id,
      quantity: line.quantity,
      price: priceOf(line),
      variation: [
        ...(line.variationId === null ? [] : [{ variation_id: line.variationId }]),
        ...Object.entries(line.options).map(([id, ids]) => ({ id, values: { ids: [...ids] } })),
      ],
    })),
  };
}
