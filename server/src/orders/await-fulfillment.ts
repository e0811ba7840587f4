import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { expectAcceptance } from "./acceptance.job.ts";
import { courierWantedAt } from "./courier-wanted-at.ts";
import { offerDelivery } from "./offer-delivery.job.ts";

/**
 * Stores or enqueues what an order needs that waits since `since`: one of a store the end of its
 * time to accept and, once it is confirmed, the offer of its delivery; a parcel, which no store
 * accepts, the offer alone. `row` has the status that makes it wait.
 */
export async function awaitFulfillment(
  tx: Database,
  { order, cart, store, parcel }: Pick<OrderRow, "order" | "cart" | "store" | "parcel">,
  since: Date,
) {
  const wantedAt = courierWantedAt({ order, cart, store, parcel }, since);
  if (parcel) return offerDelivery(tx, order.id, wantedAt);
  if (!cart || !store) return;
  await expectAcceptance(tx, order.id, { order, cart, store }, since);
  const isForCouriers = cart.type === "delivery" && !store.selfDelivery;
  if (order.status !== "confirmed" || !isForCouriers || order.courierId !== null) return;
  await offerDelivery(tx, order.id, wantedAt);
}
