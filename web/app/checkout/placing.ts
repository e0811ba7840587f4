import type { ApiContract } from "@errand/core/contract";
import type { LineToAdd } from "../cart/cart.queries.ts";
import type { Draft } from "./draft.ts";

export type QuoteInput = ApiContract["POST /customer/order/get-Tax"]["input"];
export type PlaceInput = ApiContract["POST /customer/order/place"]["input"];

/** What is being ordered. */
export interface Ordered {
  storeId: number;
  /** The one line that is bought without the cart; null when it is the cart. */
  buyNow: LineToAdd | null;
}

/** What decides what the order costs and whether it is possible. */
export function quoteInput({ storeId, buyNow }: Ordered, draft: Draft): QuoteInput {
  const { at, point } = draft;
  const isDelivered = draft.type === "delivery";
  return {
    order_type: isDelivered ? (at === null ? "delivery" : "schedule_order") : "take_away",
    payment_method: "cash_on_delivery",
    store_id: storeId,
    ...(at !== null && { schedule_at: at }),
    ...(isDelivered &&
      draft.address.trim() !== "" &&
      point && { address: draft.address.trim(), latitude: point.lat, longitude: point.lng }),
    ...(isDelivered && draft.tip > 0 && { dm_tips: draft.tip }),
    ...(draft.extraPackaging && { extra_packaging: 1 as const }),
    ...(buyNow && { is_buy_now: 1 as const, cart: [buyNow] }),
  };
}

/** The order itself; `total` is the one that the customer saw. */
export function placeInput(ordered: Ordered, draft: Draft, total: number): PlaceInput {
  return {
    ...quoteInput(ordered, draft),
    order_amount: total,
    contact_person_name: said(draft.name),
    contact_person_number: said(draft.phone),
    contact_person_email: said(draft.email),
    ...(draft.type === "delivery" && {
      address_type: "other",
      road: said(draft.road),
      house: said(draft.house),
      floor: said(draft.floor),
    }),
    order_note: said(draft.note),
    cutlery: draft.cutlery ? 1 : 0,
  };
}

function said(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
