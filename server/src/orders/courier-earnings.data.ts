import { courierShare } from "@errand/core/ledger/order-journals";
import { nothing } from "@errand/core/money";
import { courierEarnings } from "@errand/core/orders/courier-earnings";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";

/**
 * Credits a delivered order to its courier, once; nothing for an order that no courier delivered.
 */
export async function creditCourier(tx: Database, order: OrderRow["order"], at: Date) {
  const { id, courierId, receipt } = order;
  const { total: amount } = courierEarnings(receipt);
  if (courierId === null || amount === nothing) return;
  const cause = `order:${id}:courier_share`;
  await postJournal(tx, { ...courierShare({ cause, amount, courierId }), at });
}
