import type { placeOrder, quoteOrder } from "@errand/core/checkout/checkout.contract";
import type { Actor } from "@errand/core/orders/order-actor";
import type * as z from "zod";
import type { stores } from "../catalog/catalog.tables.ts";
import type { zoneModules, zones } from "../location/zones.tables.ts";
import type { RequestContext } from "../requests/request-context.ts";

type OfParcel = { order_type: "parcel" };
type AnyQuoteInput = z.output<typeof quoteOrder.input>;
type AnyPlaceInput = z.output<typeof placeOrder.input>;

/** The input of a quote for an order of a store; placing adds to it. */
export type CheckoutInput = Exclude<AnyQuoteInput, OfParcel>;
export type PlaceInput = Exclude<AnyPlaceInput, OfParcel>;
export type ParcelQuoteInput = Extract<AnyQuoteInput, OfParcel>;
export type ParcelInput = Extract<AnyPlaceInput, OfParcel>;
/** What orders of stores and parcels have in common. */
export type CommonInput = Omit<ParcelQuoteInput, "order_type" | ParcelField> &
  Pick<AnyQuoteInput, "order_type">;
type ParcelField =
  | "parcel_category_id"
  | "receiver_details"
  | "charge_payer"
  | "service"
  | "items"
  | "declared_value"
  | "handoff";
/** The input of an order that is written, with or without lines. */
export type WrittenInput = CheckoutInput & Pick<PlaceInput, "payment_method">;
/** The same, of any kind. */
export type CommonWrittenInput = CommonInput & Pick<PlaceInput, "payment_method">;
export type CheckoutContext = Pick<
  RequestContext<typeof placeOrder>,
  "db" | "shopper" | "module" | "language" | "now"
> & {
  /** Of the account that is requested with the order (`hashForNewAccount`). */
  newPasswordHash?: string | null;
  /** Who places it for the shopper. */
  placedBy?: Actor;
};

/** The store that sells, with the terms of its zone. */
export interface StoreInZone {
  store: typeof stores.$inferSelect;
  zone: typeof zones.$inferSelect;
  pivot: typeof zoneModules.$inferSelect;
}

export function isDeliveryOrder(input: Pick<AnyQuoteInput, "order_type">): boolean {
  return input.order_type !== "take_away";
}
