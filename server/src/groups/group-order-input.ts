import type { place } from "@errand/core/checkout/placing";
import type { CheckoutInput } from "../checkout/checkout-input.ts";
import type { GroupRow } from "./groups.data.ts";

/** What is stated of an order when its group is opened. */
type StatedPlacing = Pick<CheckoutInput, "order_type" | "store_id" | "schedule_at" | PlaceField>;
type PlaceField = keyof typeof place;

/** The input of an order with nothing but what is stated of it. */
export function toPlacingInput(stated: StatedPlacing): CheckoutInput {
  return {
    partial_payment: 0,
    dm_tips: 0,
    bring_change_amount: 0,
    cutlery: 0,
    extra_packaging: 0,
    is_buy_now: 0,
    ...stated,
  };
}

/** The input of the order of a group, as its host has opened it. */
export function toGroupOrderInput({
  orderType,
  storeId,
  scheduleAt,
  place: where,
}: GroupRow): CheckoutInput {
  return toPlacingInput({
    order_type: orderType,
    store_id: storeId,
    schedule_at: scheduleAt?.toISOString(),
    address: where?.address,
    latitude: where?.latitude,
    longitude: where?.longitude,
    address_type: where?.addressType ?? undefined,
    road: where?.road ?? undefined,
    house: where?.house ?? undefined,
    floor: where?.floor ?? undefined,
  });
}
