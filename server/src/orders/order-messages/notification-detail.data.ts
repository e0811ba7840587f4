import { type LocalizedText, languages } from "@errand/core/language";
import { nothing } from "@errand/core/money";
import type { OrderMessage } from "@errand/core/orders/order-messages";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { getMissingCash } from "../../order-rows/missing-cash.ts";
import type { OrderRow } from "../../order-rows/order-facts.ts";
import { refundRequests } from "../../order-rows/refund-requests.tables.ts";
import { findOfflinePayment } from "../offline-payments.data.ts";
import { type OrderApi, serializeOptions } from "../order-api.ts";
import { messageFormats } from "./message-formats.ts";
import type { NotificationDetail } from "./notify-of-order.ts";

/**
 * The new time, the reason of the desk or the missing cash that belongs in a notification; null
 * without one.
 */
export async function readDetail(
  api: OrderApi,
  db: Database,
  row: OrderRow,
  { message, at }: { message: OrderMessage; at: Date },
): Promise<NotificationDetail | null> {
  const { id } = row.order;
  switch (message) {
    case "delayed": {
      const expectedAt = serializeOptions(api, row.order.language).expectedAt(row);
      return expectedAt && { message: "order_delayed_until", time: timeText(row, expectedAt) };
    }
    case "rescheduled": {
      const { scheduled, scheduleAt } = row.order;
      return scheduled
        ? { message: "order_rescheduled_for", time: timeText(row, scheduleAt) }
        : null;
    }
    case "transfer_denied": {
      const reason = (await findOfflinePayment(db, id))?.adminNote;
      return reason ? { message: "order_transfer_denied_because", reason } : null;
    }
    case "cancel_refused": {
      const reason = row.cart?.cancelRequest?.refused?.note;
      return reason ? { message: "order_cancel_refused_because", reason } : null;
    }
    case "refund_declined": {
      const reason = await readRefundNote(db, id, at);
      return reason ? { message: "order_refund_declined_because", reason } : null;
    }
    case "delivered": {
      const amount = getMissingCash(row.order.receipt);
      return amount > nothing ? { message: "order_cash_missing", amount: { amount } } : null;
    }
    default:
      return null;
  }
}

/** A scheduled order may be for another day. */
function timeText({ order, shop }: OrderRow, at: Date): LocalizedText {
  const texts = languages.map((language) => {
    const { time, moment } = messageFormats({ order: { language }, shop });
    return [language, (order.scheduled ? moment : time)(at.toISOString())] as const;
  });
  return Object.fromEntries(texts) as LocalizedText;
}

async function readRefundNote(db: Database, orderId: number, at: Date): Promise<string | null> {
  const [request] = await db
    .select({ note: refundRequests.deskNote })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.updatedAt, at)));
  return request?.note ?? null;
}
