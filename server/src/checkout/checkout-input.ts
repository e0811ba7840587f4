import type { placeOrder, quoteOrder } from "@errand/core/checkout/checkout.contract";
import type * as z from "zod";
import type { stores } from "../catalog/catalog.tables.ts";
import type { zoneModules, zones } from "../location/zones.tables.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** The input of a quote; placing adds to it. */
export type CheckoutInput = z.output<typeof quoteOrder.input>;
export type PlaceInput = z.output<typeof placeOrder.input>;
/** The input of an order that is written, with or without lines. */
export type WrittenInput = CheckoutInput & Pick<PlaceInput, "payment_method">;
export type CheckoutContext = Pick<
  RequestContext<typeof placeOrder>,
  "db" | "shopper" | "module" | "language" | "now"
>;

/** The store that sells, with the terms of its zone. */
export interface StoreInZone {
  store: typeof stores.$inferSelect;
  zone: typeof zones.$inferSelect;
  pivot: typeof zoneModules.$inferSelect;
}

export function isDelivered(input: Pick<CheckoutInput, "order_type">): boolean {
  return input.order_type !== "take_away";
}
