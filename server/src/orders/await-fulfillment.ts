import type { Database } from "../database/database.ts";
import { expectAcceptance } from "./acceptance.job.ts";
import { offerDelivery, offerFirst } from "./offer-delivery.job.ts";
import type { OrderRow } from "./order-facts.ts";

const minute = 60_000;
/** How long before the time of a scheduled parcel a courier is looked for. */
const parcelLeadMinutes = 20;

/**
 * Enqueues what an order needs that waits since `since`: one of a store the end of its time to accept and, once
 * it is confirmed, the offer of its delivery; a parcel, which no store accepts, the offer alone. `row` has the
 * status that makes it wait.
 */
export async function awaitFulfillment(
  tx: Database,
  { order, cart, store, parcel }: Pick<OrderRow, "order" | "cart" | "store" | "parcel">,
  since: Date,
) {
  if (parcel) {
    const wanted = order.scheduleAt.getTime() - parcelLeadMinutes * minute;
    return offerDelivery(tx, order.id, new Date(Math.max(since.getTime(), wanted)));
  }
  if (!cart || !store) return;
  const awaited = { order, cart, store };
  await expectAcceptance(tx, order.id, awaited, since);
  const isForCouriers = cart.type === "delivery" && !store.selfDelivery;
  if (order.status !== "confirmed" || !isForCouriers || order.courierId !== null) return;
  await offerFirst(tx, order.id, awaited, since);
}
