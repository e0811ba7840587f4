import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { Draft } from "../checkout/draft.ts";
import { textOrUndefined } from "../checkout/order-input.ts";
import type { ErrandChoices } from "./errand-choices.ts";
import { toParcelStop } from "./errand-parcel.ts";

export type RunQuoteInput = StorefrontContract["POST /customer/run/quote"]["input"];
export type RunPlaceInput = StorefrontContract["POST /customer/run/place"]["input"];

/** The input that decides the price of a run and whether it is possible. */
export function toQuoteInput(
  carts: readonly ShopperCart[],
  draft: Draft,
  choices: ErrandChoices,
  isGuest: boolean,
): RunQuoteInput {
  const { point } = draft;
  const address = draft.address.trim();
  return {
    ...(draft.paymentMethod &&
      draft.paymentMethod !== "offline_payment" && { payment_method: draft.paymentMethod }),
    ...(draft.usesWallet && { partial_payment: 1 as const }),
    ...(address !== "" && point && { address, latitude: point.lat, longitude: point.lng }),
    ...(draft.tip > 0 && { dm_tips: draft.tip }),
    stops: [
      ...carts.map(({ module_id, store_id }) => {
        const code = isGuest ? undefined : choices.coupons[store_id];
        return {
          kind: "store" as const,
          module_id,
          store_id,
          ...(code && { coupon_code: code }),
        };
      }),
      ...(choices.parcel ? toParcelStop(choices.parcel) : []),
    ],
  };
}

/** The input of the run; `total` is the amount that the customer saw. */
export function toPlaceInput(
  quoted: RunQuoteInput,
  draft: Draft,
  choices: ErrandChoices,
  total: number,
): RunPlaceInput {
  const { payment_method = "cash_on_delivery", stops, ...rest } = quoted;
  return {
    ...rest,
    payment_method,
    address_type: "other",
    road: textOrUndefined(draft.road),
    house: textOrUndefined(draft.house),
    floor: textOrUndefined(draft.floor),
    contact_person_name: textOrUndefined(draft.name),
    contact_person_number: textOrUndefined(draft.phone),
    contact_person_email: textOrUndefined(draft.email),
    delivery_instruction: textOrUndefined(draft.deliveryInstruction),
    ...(draft.bringChange > 0 && { bring_change_amount: draft.bringChange }),
    if_refused: choices.ifRefused,
    stops: stops.map((stop) => {
      if (stop.kind === "parcel") return stop;
      return { ...stop, order_note: textOrUndefined(choices.notes[stop.store_id] ?? "") };
    }),
    run_amount: total,
  };
}
