import type { Language } from "@errand/core/language";
import type { Order } from "@errand/core/orders/orders.types";
import type { StoreOrder, StoreOrderDetails } from "@errand/core/orders/staff-orders.types";
import type { Database } from "../database/database.ts";
import type { OrderApi } from "./order-api.ts";
import { pickupCode } from "./order-codes.ts";
import { changeOrder, listStaffOrders, readStaffOrder } from "./staff-orders.ts";
import { readStoreFacts, type StoreFacts } from "./store-facts.data.ts";

const noFacts: StoreFacts = { acted_by: null, handed_over_at: null };

/** Adds what only the store of each order sees. */
export async function toStoreOrders<Seen extends Order>(
  db: Database,
  orders: Seen[],
  language: Language,
): Promise<(Seen & StoreOrder)[]> {
  const ids = orders.map(({ id }) => id);
  const facts = await readStoreFacts(db, ids, language);
  return orders.map((order) => ({ ...order, ...(facts.get(order.id) ?? noFacts) }));
}

/** The same of one order. */
async function toStoreOrder<Seen extends Order>(db: Database, order: Seen, language: Language) {
  const [facts = noFacts] = (await readStoreFacts(db, [order.id], language)).values();
  return { ...order, ...facts };
}

/** `listStaffOrders` for a store. */
export async function findStoreOrders(
  api: OrderApi,
  ctx: Parameters<typeof listStaffOrders>[1],
  ...list: RestOf<typeof listStaffOrders>
) {
  const { orders, ...page } = await listStaffOrders(api, ctx, ...list);
  return { ...page, orders: await toStoreOrders(ctx.db, orders, ctx.language) };
}

/** `readStaffOrder` for a store: with the code of the courier, if one delivers it. */
export async function readStoreOrderDetails(
  api: OrderApi,
  ctx: Parameters<typeof readStaffOrder>[1],
  orderId: number,
): Promise<StoreOrderDetails> {
  const details = await readStaffOrder(api, ctx, orderId);
  const isDelivery = details.order_type === "delivery";
  return {
    ...(await toStoreOrder(ctx.db, details, ctx.language)),
    pickup_code: isDelivery ? pickupCode(api.settings.secret, orderId) : null,
  };
}

/** `changeOrder` for a store. */
export async function changeStoreOrder(
  api: OrderApi,
  ctx: Parameters<typeof changeOrder>[1],
  ...change: RestOf<typeof changeOrder>
) {
  const { message, order } = await changeOrder(api, ctx, ...change);
  return { message, order: await toStoreOrder(ctx.db, order, ctx.language) };
}

/** The parameters that follow the API and the context. */
type RestOf<Call extends (api: OrderApi, ctx: never, ...rest: never[]) => unknown> = Call extends (
  api: OrderApi,
  ctx: never,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never;
