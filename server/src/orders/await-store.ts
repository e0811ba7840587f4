import type { Database } from "../database/database.ts";
import { expectAcceptance } from "./acceptance.job.ts";
import { offerFirst } from "./offer-delivery.job.ts";
import type { OrderRow } from "./order-facts.ts";

/**
 * Enqueues what an order needs that waits for its store since `since`: the end of that time, and once it
 * is confirmed the offer of its delivery. `row` has the status that makes it wait.
 */
export async function awaitStore(
  tx: Database,
  { order, cart, store }: Pick<OrderRow, "order" | "cart" | "store">,
  since: Date,
) {
  if (!cart || !store) return;
  const awaited = { order, cart, store };
  await expectAcceptance(tx, order.id, awaited, since);
  const isForCouriers = cart.type === "delivery" && !store.selfDelivery;
  if (order.status !== "confirmed" || !isForCouriers || order.courierId !== null) return;
  await offerFirst(tx, order.id, awaited, since);
}
