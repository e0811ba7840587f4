import type { ApiContract } from "@errand/core/contract";
import type { LineToAdd } from "../cart/cart.queries.ts";
import type { Draft } from "./draft.ts";

export type QuoteInput = ApiContract["POST /customer/order/get-Tax"]["input"];
export type PlaceInput = ApiContract["POST /customer/order/place"]["input"];

/** The order: a cart or one line. */
export interface OrderSource {
  storeId: number;
  /** The line of a direct purchase; null for the cart. */
  buyNow: LineToAdd | null;
}

/** The input that decides the price of the order and whether it is possible. */
export function quoteInput({ storeId, buyNow }: OrderSource, draft: Draft): QuoteInput {
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

/** The input of the order; `total` is the amount that the customer saw. */
export function placeInput(ordered: OrderSource, draft: Draft, total: number): PlaceInput {
  return {
    ...quoteInput(ordered, draft),
    order_amount: total,
    contact_person_name: textOrUndefined(draft.name),
    contact_person_number: textOrUndefined(draft.phone),
    contact_person_email: textOrUndefined(draft.email),
    ...(draft.type === "delivery" && {
      address_type: "other",
      road: textOrUndefined(draft.road),
      house: textOrUndefined(draft.house),
      floor: textOrUndefined(draft.floor),
    }),
    order_note: textOrUndefined(draft.note),
    cutlery: draft.cutlery ? 1 : 0,
  };
}

function textOrUndefined(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
