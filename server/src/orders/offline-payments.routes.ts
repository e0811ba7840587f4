import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import {
  listOfflineMethods,
  submitOfflinePayment,
  updateOfflinePayment,
} from "@errand/core/orders/offline-payments.contract";
import { actionsFor } from "@errand/core/orders/order-states";
import { offlineAnswers } from "@errand/core/payments/offline-answers";
import {
  nextOfflinePaymentState,
  type OfflinePaymentAction,
} from "@errand/core/payments/offline-payment-states";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import { offlineMethods } from "../payments/offline-methods.tables.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { findOfflinePayment, type OfflinePaymentRow } from "./offline-payments.data.ts";
import { offlinePayments, type UsedOfflineMethod } from "./offline-payments.tables.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { notifyWatchers } from "./order-events.ts";
import { lockOrderRow, readOrder } from "./orders.data.ts";

type ReportContext = RequestContext<typeof updateOfflinePayment>;

interface Report {
  order_id: number;
  user_data: Record<string, string>;
  customer_note?: string | undefined;
}

/** Reporting a transfer outside the shop, and correcting the report (contract 4.2). */
export function offlinePaymentRoutes(api: OrderApi) {
  serve(api, listOfflineMethods, async (_input, { db, language }) => {
    const methods = await db
      .select()
      .from(offlineMethods)
      .where(eq(offlineMethods.active, true))
      .orderBy(asc(offlineMethods.id));
    return methods.map((method) => toMethodResponse(method, language));
  });

  serve(api, submitOfflinePayment, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    await requireAction(ctx, input.order_id, "submit");
    const { active, ...method } = await requireMethod(ctx.db, input.method_id);
    await storeReport(ctx, input, method);
    return reported(input.order_id, ctx);
  });

  serve(api, updateOfflinePayment, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const payment = await requireAction(ctx, input.order_id, "update");
    if (!payment) throw new AppError("offline_payment_reported");
    await storeReport(ctx, input, payment.method);
    return reported(input.order_id, ctx);
  });

  async function reported(orderId: number, { db, language }: ReportContext) {
    await notifyWatchers(db, orderId);
    const order = await readOrder(db, orderId, serializeOptions(api, language));
    if (!order) throw new AppError("order_not_found");
    return { message: messageIn(language, "responses", "payment_info_updated"), order };
  }
}

/**
 * Locks the order. Throws `offline_payment_reported` unless it waits for a transfer and the action
 * is possible.
 */
async function requireAction(
  { db: tx, now }: ReportContext,
  orderId: number,
  action: OfflinePaymentAction,
): Promise<OfflinePaymentRow | null> {
  const row = await lockOrderRow(tx, orderId);
  const payment = await findOfflinePayment(tx, orderId);
  const state = nextOfflinePaymentState(payment?.state ?? "none", action, "customer");
  const isAwaited = actionsFor(toOrderFacts(row), now).includes("offline_payment");
  if (!isAwaited || !state) throw new AppError("offline_payment_reported");
  return payment;
}

async function requireMethod(db: Database, methodId: number) {
  const isOffered = and(eq(offlineMethods.id, methodId), eq(offlineMethods.active, true));
  const [method] = await db.select().from(offlineMethods).where(isOffered);
  if (!method) throw new AppError("offline_method_not_found", { field: "method_id" });
  return method;
}

/** The desk decides anew about what the customer states now. */
async function storeReport(
  { db, language, now }: ReportContext,
  { order_id: orderId, user_data, customer_note }: Report,
  method: UsedOfflineMethod,
) {
  const { answers, missing } = offlineAnswers(method.inputs, user_data);
  const [first] = missing;
  if (first) {
    throw new AppError("transfer_detail_missing", {
      field: `user_data.${localize(first.label, language)}`,
    });
  }
  const report = {
    state: "pending" as const,
    answers,
    customerNote: customer_note ?? null,
    adminNote: null,
    reportedAt: now,
    decidedAt: null,
  };
  await db
    .insert(offlinePayments)
    .values({ orderId, method, ...report })
    .onConflictDoUpdate({ target: offlinePayments.orderId, set: report });
}

function toMethodResponse(
  { id, name, fields, inputs }: typeof offlineMethods.$inferSelect,
  language: Language,
) {
  return {
    id,
    method_name: localize(name, language),
    method_fields: fields.map(({ label, value }) => ({
      input_name: localize(label, language),
      input_data: value,
    })),
    method_informations: inputs.map(({ label, placeholder, required }) => ({
      customer_input: localize(label, language),
      customer_placeholder: localize(placeholder, language),
      is_required: required ? (1 as const) : (0 as const),
    })),
  };
}
