import { bestStopOrder } from "@errand/core/dispatch/stop-order";
import { AppError, AppErrors } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { Order } from "@errand/core/orders/orders.types";
import {
  type BatchRow,
  type PreviewedRow,
  placeParcelBatch,
  previewParcelBatch,
  readParcelBatch,
} from "@errand/core/parcel/parcel-batches.contract";
import { amountOf } from "@errand/core/pricing/receipt";
import { and, eq, inArray } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelBatches, parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { toOrderResponses } from "../orders/order-response.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { type BatchColumns, readBatchFile, type TypedRow } from "./batch-file.ts";
import { placePlannedParcel } from "./place-parcel.ts";
import { planParcel } from "./plan-parcel.ts";
import { previewBatch, type RowPreview } from "./preview-batch.ts";

/** Parcels to several receivers (ours). */
export function parcelBatchRoutes(api: CheckoutApi) {
  serve(api, previewParcelBatch, async ({ file, columns, rows, ...input }, ctx) => {
    const { db, module, language } = ctx;
    requireModuleType("parcel", module);
    const { parcel_category_id: categoryId, ...point } = input;
    const read = rows
      ? { titles: [], columns: noColumns, rows: rows.map(toTypedRow) }
      : await readBatchFile((await file?.bytes()) ?? new Uint8Array(), language, columns);
    const sender = { moduleId: module.id, categoryId, ...point };
    const parts = { maps: api.maps, shop: await api.shop(), language };
    const preview = await previewBatch(db, parts, { sender, rows: read.rows });
    return {
      titles: read.titles,
      columns: read.columns,
      rows: preview.rows.map((row) => toRowResponse(row, language)),
      stops: preview.stops,
      minutes: preview.minutes,
      total: fromMinor(preview.total),
    };
  });

  serve(api, placeParcelBatch, async ({ receivers, order_amount, ...common }, ctx) => {
    const { db, language, now } = ctx;
    const inputs = receivers.map(({ parcel_category_id, ...receiver_details }) => ({
      ...common,
      parcel_category_id: parcel_category_id ?? common.parcel_category_id,
      order_type: "parcel" as const,
      partial_payment: 0 as const,
      create_new_user: 0 as const,
      service: "standard" as const,
      items: [],
      receiver_details,
    }));
    const planned = [];
    for (const [index, input] of inputs.entries()) {
      planned.push({ input, plan: await ofReceiver(index, planParcel(input, ctx, api)) });
    }
    const total = sumOf(planned.map(({ plan }) => plan.receipt.total));
    if (toMinor(order_amount) !== total) {
      const data = { order_amount: fromMinor(total) };
      throw new AppError("price_changed", { data, field: "order_amount" });
    }
    const [batch] = await db.insert(parcelBatches).values({ createdAt: now }).returning();
    const batchId = batch?.id ?? 0;
    const ids: number[] = [];
    for (const [index, { input, plan }] of planned.entries()) {
      const parcel = { ...input, order_amount: fromMinor(plan.receipt.total) };
      const placing = placePlannedParcel(api, plan, parcel, ctx, batchId);
      ids.push((await ofReceiver(index, placing)).row.order.id);
    }
    await limitUnpaidOrders(
      api,
      ctx,
      ids.map((orderId) => ({ orderId, pieces: 0 })),
    );
    return {
      message: messageIn(language, "responses", "order_placed"),
      batch_id: batchId,
      orders: await readBatchOrders(db, inArray(orders.id, ids), serializeOptions(api, language)),
    };
  });

  serve(api, readParcelBatch, async ({ id }, { db, shopper, language }) => {
    const [batch] = await db.select().from(parcelBatches).where(eq(parcelBatches.id, id));
    const own = and(eq(parcelOrders.batchId, id), eq(orders.customerId, shopper.customerId));
    const found = batch ? await readBatchOrders(db, own, serializeOptions(api, language)) : [];
    if (!batch || found.length === 0) throw new AppError("parcel_batch_not_found");
    return { id, created_at: batch.createdAt.toISOString(), orders: inRidingOrder(found) };
  });
}

const noColumns: BatchColumns = {
  name: null,
  phone: null,
  address: null,
  additional_address: null,
  size: null,
  email: null,
};

function toTypedRow(
  { parcel_category_id: categoryId, latitude, longitude, ...cells }: BatchRow,
  index: number,
): TypedRow {
  const hasPin = latitude !== undefined && longitude !== undefined;
  const point = hasPin ? { latitude, longitude } : undefined;
  return { ...cells, size: "", line: index + 1, categoryId, point };
}

function toRowResponse(
  { row, categoryId, receiver, receipt, errors, suggestion }: RowPreview,
  language: Language,
): PreviewedRow {
  const { size: _size, categoryId: _own, point, ...cells } = row;
  const amount = (key: "tax" | "additional_charge") =>
    receipt && fromMinor(amountOf(receipt.lines, key));
  return {
    ...cells,
    ...point,
    parcel_category_id: categoryId,
    receiver,
    price: receipt && fromMinor(receipt.total),
    tax: amount("tax"),
    additional_charge: amount("additional_charge"),
    errors: errors.map(({ field, key }) => ({
      field,
      message: messageIn(language, "errors", key),
    })),
    suggestion,
  };
}

/** What a plan or an order of one receiver refuses, with the index of the receiver. */
async function ofReceiver<Result>(index: number, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const all = error instanceof AppErrors ? error.all : error instanceof AppError ? [error] : null;
    if (!all) throw error;
    throw new AppErrors(
      all.map(({ key, data, field }) => {
        const details = { data: { ...data, receiver: index } };
        return new AppError(key, field === undefined ? details : { ...details, field });
      }),
    );
  });
}

type Options = Parameters<typeof toOrderResponses>[2];

async function readBatchOrders(
  db: Database,
  condition: Parameters<typeof readOrderRows>[1],
  options: Options,
): Promise<Order[]> {
  const rows = await readOrderRows(db, condition, { sorting: "oldest", limit: 50 });
  return toOrderResponses(db, rows, options);
}

function inRidingOrder(found: Order[]): Order[] {
  const from = found[0]?.delivery_address;
  if (!from) return found;
  const stops = found.flatMap(({ receiver_details: to }) =>
    to ? [{ position: [to.longitude, to.latitude] as [number, number] }] : [],
  );
  if (stops.length < found.length) return found;
  const { order } = bestStopOrder([from.longitude, from.latitude], stops);
  return order.flatMap((index) => found[index] ?? []);
}
