import type { DeskContract } from "@errand/core/contract.desk";
import type { Language } from "@errand/core/language";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { toMoment } from "../../entries/entry-form.ts";

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
  /** One of each, for each piece. */
  addOnIds: readonly number[];
}

export type Chosen = Pick<PhoneLine, "variationId" | "options" | "addOnIds">;

export const nothingChosen: Chosen = { variationId: null, options: {}, addOnIds: [] };

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
  /** When it is wanted, in the shop's time: `2026-12-01T12:30`; empty: as soon as possible. */
  at: string;
}

type ChosenItem = Pick<PhoneLine, "item"> & Chosen;

/** Of one piece, with what is chosen but the add-ons, which have a price of their own. */
function priceOfPiece({ item, variationId, options }: ChosenItem): number {
  const variation = item.variations.find(({ id }) => id === variationId);
  const chosen = item.option_groups.flatMap((group) =>
    group.options.filter(({ id }) => options[group.id]?.includes(id)),
  );
  return sum([variation?.price ?? item.price, ...chosen.map(({ price }) => price)]);
}

/** Of one piece, with all that is chosen. */
export function priceOf(line: ChosenItem): number {
  const { item, addOnIds } = line;
  const addOns = item.add_ons.filter(({ id }) => addOnIds.includes(id));
  return sum([priceOfPiece(line), ...addOns.map(({ price }) => price)]);
}

function sum(amounts: readonly number[]): number {
  return fromMinor(sumOf(amounts.map(toMinor)));
}

/** Whether everything is chosen that the item needs. */
export function isChosen({ item, variationId, options }: ChosenItem): boolean {
  if (item.variations.length > 0 && variationId === null) return false;
  return item.option_groups.every(({ id, min }) => (options[id] ?? []).length >= min);
}

/** What is quoted; null while something is missing for a quote. */
export function toQuoteInput(
  { customer, store, lines, type, door, method, language, at }: PhoneOrder,
  stating: { name: string; phone: string; email: string; note: string; coupon: string },
  timeZone: string,
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
    contact_person_name: stated(stating.name),
    contact_person_number: stated(stating.phone),
    contact_person_email: stated(stating.email),
    order_note: stated(stating.note),
    coupon_code: stated(stating.coupon),
    ...(at !== "" && { schedule_at: toMoment(at, { language, timeZone }) }),
    lines: lines.map((line) => ({
      model: "Item",
      item_id: line.item.id,
      quantity: line.quantity,
      price: priceOfPiece(line),
      variation: [
        ...(line.variationId === null ? [] : [{ variation_id: line.variationId }]),
        ...Object.entries(line.options).map(([id, ids]) => ({ id, values: { ids: [...ids] } })),
      ],
      add_on_ids: [...line.addOnIds],
      // As many as there are pieces, as in the shop.
      add_on_qtys: line.addOnIds.map(() => line.quantity),
    })),
  };
}
