import { type Language, localize } from "@errand/core/language";
import type { Order } from "@errand/core/orders/orders.types";
import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { offlinePayments } from "./offline-payments.tables.ts";

export type OfflinePaymentRow = typeof offlinePayments.$inferSelect;

/** The reported transfers of the orders that are paid by one, by the id of the order. */
export async function readOfflinePayments(
  db: Database,
  rows: Pick<typeof orders.$inferSelect, "id" | "paymentMethod">[],
): Promise<Map<number, OfflinePaymentRow>> {
  const paidOffline = rows.filter(({ paymentMethod }) => paymentMethod === "offline_payment");
  if (paidOffline.length === 0) return new Map();
  const ids = paidOffline.map(({ id }) => id);
  const found = await db
    .select()
    .from(offlinePayments)
    .where(inArray(offlinePayments.orderId, ids));
  return new Map(found.map((row) => [row.orderId, row]));
}

/** The reported transfer of an order that the caller has locked; null before the report. */
export async function findOfflinePayment(
  tx: Database,
  orderId: number,
): Promise<OfflinePaymentRow | null> {
  const [row] = await tx.select().from(offlinePayments).where(eq(offlinePayments.orderId, orderId));
  return row ?? null;
}

export function toOfflinePayment(
  row: OfflinePaymentRow | undefined,
  language: Language,
): Order["offline_payment"] {
  if (!row) return null;
  const { method, answers, state, customerNote, adminNote } = row;
  return {
    input: answers.map(({ label, value }) => ({
      user_input: localize(label, language),
      user_data: value,
    })),
    data: {
      status: state,
      method_id: method.id,
      method_name: localize(method.name, language),
      customer_note: customerNote,
      admin_note: adminNote,
    },
    method_fields: method.fields.map(({ label, value }) => ({
      input_name: localize(label, language),
      input_data: value,
    })),
  };
}
