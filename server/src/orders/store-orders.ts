import { AppError } from "@errand/core/errors";
import type { Order } from "@errand/core/orders/orders.types";
import { getPreparationEnd, getPreparationStart } from "@errand/core/orders/preparation";
import type { StoreOrder, StoreOrderDetails } from "@errand/core/orders/staff-orders.types";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { toPacking } from "./hand-over.ts";
import { readLineCategories, readLineSkus } from "./line-categories.data.ts";
import type { OrderApi } from "./order-api.ts";
import { pickupCode } from "./order-codes.ts";
import { readLinesOfOrders } from "./order-lines.data.ts";
import { changeOrder, listStaffOrders, readStaffOrder } from "./staff-orders.ts";
import { readStoreFacts, type StoreFacts } from "./store-facts.data.ts";

/** Adds what only the store of each order sees, in one read for all. */
export async function toStoreOrders<Seen extends Order>(
  api: OrderApi,
  { db, language }: Pick<AnyRequestContext, "db" | "language">,
  orders: Seen[],
): Promise<(Seen & StoreOrder)[]> {
  const ids = orders.map(({ id }) => id);
  const facts = await readStoreFacts(db, ids, language);
  const lines = await readLinesOfOrders(db, ids, { language, url: api.settings.url });
  const itemIds = lines.map(({ item_id }) => item_id);
  const categories = await readLineCategories(db, itemIds, language);
  const skus = await readLineSkus(db, itemIds);
  const placed = lines.map((line) => {
    const category_ids = categories.get(line.item_id) ?? [];
    const item_details = { ...line.item_details, category_ids };
    return { ...line, item_details, sku: skus.get(line.item_id) ?? null };
  });
  const linesById = Map.groupBy(placed, ({ order_id }) => order_id);
  return orders.map((order) => ({
    ...order,
    // A store learns nothing of the other orders of a run.
    run_id: null,
    ...toStoreTimes(order, facts.get(order.id)),
    pickup_code: order.order_type === "delivery" ? pickupCode(api.settings.secret, order.id) : null,
    details: linesById.get(order.id) ?? [],
  }));
}

const minute = 60_000;

function toStoreTimes(order: Order, facts: StoreFacts | undefined) {
  const { order_status: status, scheduled } = order;
  const startAt = findStart(order, facts);
  const isWaiting = status === "pending" || status === "confirmed";
  const since = Math.max(
    Date.parse(order[status] ?? order.created_at),
    facts?.rescheduledAt?.getTime() ?? 0,
    (scheduled && status === "confirmed" && startAt) || 0,
  );
  return {
    contact: facts?.contact ?? { name: "", phone: "" },
    acted_by: facts?.actedBy ?? null,
    ...(facts?.packing ?? toPacking(undefined)),
    waits_since: new Date(since).toISOString(),
    accept_by: isWaiting ? toTimestamp(facts?.acceptBy) : null,
    start_at: startAt === null ? null : new Date(startAt).toISOString(),
    ready_by: getReadyBy(order, facts),
  };
}

/** When the preparation starts of an order that is not prepared at once. */
function findStart(order: Order, facts: StoreFacts | undefined): number | null {
  const { scheduled, schedule_at, min_delivery_time } = order;
  if (scheduled) return Date.parse(schedule_at) - (min_delivery_time ?? 0) * minute;
  const preparation = toPreparation(order, facts);
  const start = getPreparationStart(preparation);
  return start > preparation.since ? start : null;
}

function getReadyBy(order: Order, facts: StoreFacts | undefined): string | null {
  const { order_status, processing, processing_time } = order;
  if (order_status !== "processing" || !processing || processing_time === null) return null;
  return new Date(getPreparationEnd(toPreparation(order, facts))).toISOString();
}

/** By what the store has stated, or else by what it usually takes. */
function toPreparation(
  { processing, created_at, processing_time, min_delivery_time }: Order,
  facts: StoreFacts | undefined,
) {
  return {
    since: Date.parse(processing ?? created_at),
    minutes: processing_time ?? min_delivery_time ?? 0,
    delayMinutes: facts?.delayMinutes ?? 0,
    pickupAt: facts?.pickupAt?.getTime() ?? null,
  };
}

function toTimestamp(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}

/** `listStaffOrders` for a store. */
export async function findStoreOrders(
  api: OrderApi,
  ctx: Parameters<typeof listStaffOrders>[1],
  ...list: RestOf<typeof listStaffOrders>
) {
  const { orders, ...page } = await listStaffOrders(api, ctx, ...list);
  return { ...page, orders: await toStoreOrders(api, ctx, orders) };
}

/** `readStaffOrder` for a store. Throws `order_not_found`. */
export async function readStoreOrderDetails(
  api: OrderApi,
  ctx: Parameters<typeof readStaffOrder>[1],
  orderId: number,
): Promise<StoreOrderDetails> {
  const details = await readStaffOrder(api, ctx, orderId);
  return { ...details, ...(await toStoreOrder(api, ctx, details)) };
}

/** `changeOrder` for a store. */
export async function changeStoreOrder(
  api: OrderApi,
  ctx: Parameters<typeof changeOrder>[1],
  ...change: RestOf<typeof changeOrder>
) {
  const { message, order } = await changeOrder(api, ctx, ...change);
  return { message, order: await toStoreOrder(api, ctx, order) };
}

async function toStoreOrder(
  api: OrderApi,
  ctx: Pick<AnyRequestContext, "db" | "language">,
  order: Order,
): Promise<StoreOrder> {
  const [shown] = await toStoreOrders(api, ctx, [order]);
  if (!shown) throw new AppError("order_not_found");
  return shown;
}

/** The parameters that follow the API and the context. */
type RestOf<Call extends (api: OrderApi, ctx: never, ...rest: never[]) => unknown> = Call extends (
  api: OrderApi,
  ctx: never,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never;
