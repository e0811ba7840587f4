import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { LineToAdd } from "../cart/cart.queries.ts";
import type { CartQuoteInput } from "../pricing/use-quote.ts";
import type { Draft } from "./draft.ts";

type WithoutFiles<Input> = Omit<Input, "order_attachment">;

type AnyPlaceInput = StorefrontContract["POST /customer/order/place"]["input"];

export type CartInput = WithoutFiles<Exclude<AnyPlaceInput, { order_type: "parcel" }>> & {
  /** The ids of the stored pictures of the prescription. */
  pictures?: string[];
};

export type PrescriptionInput = WithoutFiles<
  StorefrontContract["POST /customer/order/prescription/place"]["input"]
> & { pictures: string[]; isPrescription: true };

export type ParcelInput = Omit<Extract<AnyPlaceInput, { order_type: "parcel" }>, "parcel_image"> & {
  /** The ids of its stored photos. */
  photos?: string[];
};

/** The input of the order, as it survives a reload. */
export type PlaceInput = CartInput | PrescriptionInput | ParcelInput;

export function kindOf({ order_type: type }: PlaceInput): "order" | "parcel" {
  return type === "parcel" ? "parcel" : "order";
}

/** The order: a cart or one line. */
export interface OrderSource {
  storeId: number;
  /** The line of a direct purchase; null for the cart. */
  buyNow: LineToAdd | null;
}

/** The input that decides the price of the order and whether it is possible. */
export function quoteInput(
  { storeId, buyNow }: OrderSource,
  draft: Draft,
): CartQuoteInput & Pick<CartInput, "payment_method"> {
  const { at, point } = draft;
  const isDelivered = draft.type === "delivery";
  return {
    order_type: isDelivered ? (at === null ? "delivery" : "schedule_order") : "take_away",
    payment_method: draft.paymentMethod ?? "cash_on_delivery",
    ...(draft.usesWallet && { partial_payment: 1 as const }),
    store_id: storeId,
    ...(at !== null && { schedule_at: at }),
    ...(isDelivered &&
      draft.address.trim() !== "" &&
      point && { address: draft.address.trim(), latitude: point.lat, longitude: point.lng }),
    ...(isDelivered && draft.tip > 0 && { dm_tips: draft.tip }),
    ...(draft.couponCode !== null && { coupon_code: draft.couponCode }),
    ...(draft.extraPackaging && { extra_packaging: 1 as const }),
    ...(buyNow && { is_buy_now: 1 as const, cart: [buyNow] }),
  };
}

/** The input of the order; `total` is the amount that the customer saw. */
export function placeInput(ordered: OrderSource, draft: Draft, total: number): CartInput {
  return {
    ...quoteInput(ordered, draft),
    order_amount: total,
    ...contactInput(draft),
    ...accountInput(draft),
    ...changeInput(draft),
    cutlery: draft.cutlery ? 1 : 0,
  };
}

/** The input of an order of a prescription, whose price is not known yet; it is paid in cash. */
export function prescriptionInput(storeId: number, draft: Draft): PrescriptionInput {
  const {
    payment_method: _cash,
    partial_payment: _whole,
    ...place
  } = quoteInput({ storeId, buyNow: null }, draft);
  return {
    ...place,
    ...contactInput(draft),
    ...accountInput(draft),
    ...changeInput(draft),
    pictures: draft.pictures,
    isPrescription: true,
  };
}

function accountInput({ createsAccount, password }: Draft) {
  return createsAccount && { create_new_user: 1 as const, password };
}

function changeInput({ bringChange }: Draft) {
  return bringChange > 0 && { bring_change_amount: bringChange };
}

function contactInput(draft: Draft) {
  return {
    contact_person_name: textOrUndefined(draft.name),
    contact_person_number: textOrUndefined(draft.phone),
    contact_person_email: textOrUndefined(draft.email),
    ...(draft.type === "delivery" && {
      address_type: "other",
      road: textOrUndefined(draft.road),
      house: textOrUndefined(draft.house),
      floor: textOrUndefined(draft.floor),
      delivery_instruction: textOrUndefined(draft.deliveryInstruction),
    }),
    order_note: textOrUndefined(draft.note),
    unavailable_item_note: textOrUndefined(draft.unavailableItemNote),
  };
}

export function textOrUndefined(text: string): string | undefined {
  return text.trim() === "" ? undefined : text.trim();
}
