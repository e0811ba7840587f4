import type { Language } from "@errand/core/language";
import { canBeDelayed } from "@errand/core/orders/order-edits";
import { actionsFor } from "@errand/core/orders/order-states";
import type { ShopApi } from "../config/shop.ts";
import type { PositionFeed } from "../couriers/courier-positions.ts";
import type { Maps } from "../integrations/maps.ts";
import {
  awaitsAgreement,
  type OrderRow,
  type TimedRow,
  toOrderFacts,
} from "../order-rows/order-facts.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import type { Reviewed, SerializeOptions } from "./order-response.ts";

/**
 * Estimates when an active order reaches the customer, or is ready when the customer collects it.
 * Null when it is over, ready, or nothing is known about its duration. Never in the past.
 */
export type EstimateArrival = (row: TimedRow, now: Date) => Date | null;

/** The parts of the API that orders use. */
export interface OrderApi extends ShopApi {
  maps: Maps;
  estimateArrival: EstimateArrival;
  files: PrivateFiles;
  positions: PositionFeed;
  reviewed: Reviewed;
}

/**
 * Whether an order waits for its payment or for the customer's agreement to its price: until then,
 * its arrival cannot be estimated.
 */
function waitsForCustomer(row: OrderRow, now: Date): boolean {
  const actions = actionsFor(toOrderFacts(row), now);
  return actions.includes("pay") || actions.includes("offline_payment") || awaitsAgreement(row);
}

export function serializeOptions(api: OrderApi, language: Language): SerializeOptions {
  return {
    language,
    clock: api.clock,
    url: api.settings.url,
    secret: api.settings.secret,
    fileUrl: (key) => api.files.links.urlOf(key, api.clock()),
    reviewed: api.reviewed,
    expectedAt: (row) => expectedArrival(api, row),
  };
}

const minute = 60_000;

function expectedArrival(api: OrderApi, row: OrderRow): Date | null {
  const now = api.clock();
  return waitsForCustomer(row, now) ? null : estimateWithDelay(api, row, now);
}

/** The estimate, later by the delay that was announced until the order is ready. */
export function estimateWithDelay(
  { estimateArrival }: Pick<OrderApi, "estimateArrival">,
  row: TimedRow,
  now: Date,
): Date | null {
  const estimate = estimateArrival(row, now);
  const delay = canBeDelayed(row.order) ? (row.cart?.delayMinutes ?? 0) : 0;
  return estimate && new Date(estimate.getTime() + delay * minute);
}
