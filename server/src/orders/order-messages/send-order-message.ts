import { isAboutProgress, isRepeatable } from "@errand/core/orders/order-messages";
import { type Database, inTransaction } from "../../database/database.ts";
import type { Outbox } from "../../integrations/outbox/outbox.ts";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { readNotificationSettings } from "../../notifications/notification-settings.data.ts";
import type { OrderRow } from "../../order-rows/order-facts.ts";
import { type OrderApi, serializeOptions } from "../order-api.ts";
import { orderLink } from "../order-link.ts";
import { toOrderResponses } from "../order-response.ts";
import { findOrderRow } from "../orders.data.ts";
import { readDetail } from "./notification-detail.data.ts";
import { notifyOfOrder } from "./notify-of-order.ts";
import { type OrderMessageData, orderMessageJob } from "./order-message.job.ts";
import { orderMessages } from "./order-messages.tables.ts";
import { type OrderNews, orderMail, orderSms } from "./render-message.ts";
import { readReturnedMoney } from "./returned-money.data.ts";
import { sendToContact } from "./send-to-contact.ts";

/** Later than this after the change, a message about it only confuses. */
export const maxMessageAgeMs = 12 * 3_600_000;

export interface OrderMessageApi extends OrderApi {
  outbox: Outbox;
}

export function orderMessageHandler(api: OrderMessageApi): JobHandler {
  return handleJob(orderMessageJob, (data, { db }) => tellCustomer(api, db, data));
}

/**
 * Tells the customer of an order about a change of it: by a notification, and unless the change is
 * long past by a message. Both are stored once, even if the job runs again.
 */
async function tellCustomer(api: OrderMessageApi, db: Database, data: OrderMessageData) {
  const row = await findOrderRow(db, data.orderId);
  if (!row) return;
  const { message } = data;
  const { customerId } = row.order;
  if (customerId !== null) {
    const at = new Date(data.at);
    const detail = await readDetail(api, db, row, { message, at });
    await notifyOfOrder(db, { row, message, at, detail });
  }
  if (isAboutProgress(message) && !(await wantsProgress(db, customerId))) return;
  await sendOrderMessage(api, db, row, data);
}

/** Customers may do without messages about the progress of their orders and trips. */
export async function wantsProgress(db: Database, customerId: number | null): Promise<boolean> {
  if (customerId === null) return true;
  return (await readNotificationSettings(db, customerId)).ordersEmail;
}

/**
 * Sends an order's message by e-mail, and as a text message where a provider is configured or no
 * e-mail is known. Each message is sent once per order, even if its job runs again: its row and the
 * jobs that send it are stored in one transaction.
 */
async function sendOrderMessage(
  api: OrderMessageApi,
  db: Database,
  row: OrderRow,
  data: OrderMessageData,
) {
  const { outbox } = api;
  const expiresAt = new Date(Date.parse(data.at) + maxMessageAgeMs);
  if (expiresAt <= api.clock() || !(outbox.canSend("mail") || outbox.canSend("sms"))) return;
  await inTransaction(db, async (tx) => {
    const news = await readNews(api, tx, row, data);
    const sent = { orderId: data.orderId, message: nameOfMessage(data) };
    if (!news || !(await storeSent(tx, sent, api.clock()))) return;
    const { contactEmail: email, contactNumber: phone } = row.order;
    const forms = {
      mail: (to: string) => orderMail(news, to),
      sms: (to: string) => orderSms(news, to),
    };
    await sendToContact(tx, outbox, forms, { email, phone, expiresAt });
  });
}

/** What a message is remembered by. */
function nameOfMessage({ message, at }: OrderMessageData) {
  return isRepeatable(message) ? (`${message}:${at}` as const) : message;
}

/** The order with what its message says. */
async function readNews(
  api: OrderMessageApi,
  tx: Database,
  row: OrderRow,
  { orderId, message, at }: OrderMessageData,
): Promise<OrderNews | null> {
  const [order] = await toOrderResponses(tx, [row], serializeOptions(api, row.order.language));
  if (!order) return null;
  return {
    message,
    row,
    order,
    link: orderLink(api.settings, row.order),
    invoiceLink: orderLink(api.settings, row.order, "order-invoice"),
    returned: await readReturnedMoney(tx, orderId, new Date(at)),
    refund: order.refunds.find(({ updated_at }) => updated_at === at) ?? null,
  };
}

/** Stores that a message is sent; false when it was before. */
export async function storeSent(
  tx: Database,
  { orderId, message }: Pick<typeof orderMessages.$inferInsert, "orderId" | "message">,
  sentAt: Date,
): Promise<boolean> {
  const stored = await tx
    .insert(orderMessages)
    .values({ orderId, message, sentAt })
    .onConflictDoNothing()
    .returning();
  return stored.length > 0;
}
