import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { ReceiptLine } from "@errand/core/pricing/receipt";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext, ParcelInput, ParcelQuoteInput } from "./checkout-input.ts";
import type { PlacedOrder } from "./place.ts";

/** What a quote states. */
export interface Quoted {
  lines: ReceiptLine[];
  meters: number;
  taxIncluded: boolean;
  receipt: ReceiptResponse;
}

/**
 * Quotes and places parcels, which share the endpoints of orders; implemented by a later feature.
 */
export interface ParcelCheckout {
  /** Stores the photos of a parcel before its transaction; returns their keys. */
  storePhotos(
    api: CheckoutApi,
    input: ParcelInput,
    ctx: Pick<CheckoutContext, "shopper">,
  ): Promise<string[]>;
  /** `photos` are keys of stored ones. */
  place(
    api: CheckoutApi,
    input: ParcelInput,
    ctx: CheckoutContext,
    photos: string[],
  ): Promise<PlacedOrder>;
  quote(api: CheckoutApi, input: ParcelQuoteInput, ctx: CheckoutContext): Promise<Quoted>;
}
