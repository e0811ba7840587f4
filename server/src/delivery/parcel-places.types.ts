import type { ParcelPlace } from "@errand/core/delivery/reschedule.contract";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { OrderApi } from "../orders/order-api.ts";

/** Where a parcel is collected and brought instead; what is missing stays. */
export interface NewPlaces {
  from: ParcelPlace | undefined;
  to: ParcelPlace | undefined;
}

/** Gives parcels other places; implemented by a later feature. */
export interface ParcelPlaces {
  /**
   * Throws `order_status_conflict` for another order, `price_changed`, `sender_outside_zones` and
   * `receiver_outside_zones`.
   */
  change(
    api: Pick<OrderApi, "maps">,
    parcel: { row: OrderRow; places: NewPlaces },
    ctx: { db: Database; now: Date },
  ): Promise<void>;
}
