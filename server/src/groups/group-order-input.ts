import type { CheckoutInput } from "../checkout/checkout-input.ts";
import type { GroupRow } from "./groups.data.ts";

/** What is stated of an order when its group is opened. */
type StatedPlacing = Pick<
  CheckoutInput,
  | "order_type"
  | "store_id"
  | "schedule_at"
  | "address"
  | "latitude"
  | "longitude"
  | "address_type"
  | "road"
  | "house"
  | "floor"
>;

/** The input of an order with nothing but what is stated of it. */
export function toPlacingInput({
  order_type,
  store_id,
  schedule_at,
  address,
  latitude,
  longitude,
  address_type,
  road,
  house,
  floor,
}: StatedPlacing): CheckoutInput {
  return {
    order_type,
    store_id,
    schedule_at,
    address,
    latitude,
    longitude,
    address_type,
    road,
    house,
    floor,
    partial_payment: 0,
    dm_tips: 0,
    bring_change_amount: 0,
    cutlery: 0,
    extra_packaging: 0,
    is_buy_now: 0,
  };
}

/** The input of the order of a group, as its host has opened it. */
export function toGroupOrderInput({ orderType, storeId, scheduleAt, place }: GroupRow) {
  return toPlacingInput({
    order_type: orderType,
    store_id: storeId,
    schedule_at: scheduleAt?.toISOString(),
    address: place?.address,
    latitude: place?.latitude,
    longitude: place?.longitude,
    address_type: place?.addressType ?? undefined,
    road: place?.road ?? undefined,
    house: place?.house ?? undefined,
    floor: place?.floor ?? undefined,
  });
}
