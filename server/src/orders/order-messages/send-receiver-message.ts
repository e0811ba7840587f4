import { isRepeatable } from "@errand/core/orders/order-messages";
import { and, eq } from "drizzle-orm";
import { type Database, inTransaction } from "../../database/database.ts";
import type { OutgoingMessage } from "../../integrations/outbox/message.ts";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { messageIn } from "../../messages/messages.ts";
import type { OrderRow } from "../../order-rows/order-facts.ts";
import { cashDue } from "../../order-rows/order-facts.ts";
import { localizedAddress } from "../localized-address.ts";
import { receiverLink } from "../order-link.ts";
import { findOrderRow } from "../orders.data.ts";
import type { MailContent } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { type MessageFormats, messageFormats } from "./message-formats.ts";
import { orderMessages } from "./order-messages.tables.ts";
import { type ReceiverMessageData, receiverMessageJob } from "./receiver-message.job.ts";
import { maxMessageAgeMs, type OrderMessageApi, storeSent } from "./send-order-message.ts";

export function receiverMessageHandler(api: OrderMessageApi): JobHandler {
  return handleJob(receiverMessageJob, (data, { db }) => tellReceiver(api, db, data));
}

/**
 * Tells the receiver of a parcel that it comes, at which other time, that it is on its way with the
 * code to name, or that it does not come after all. As a text message, and as an e-mail where the
 * sender gave an address. Each is sent once, even if its job runs again; one about a long past
 * change is not sent.
 */
async function tellReceiver(api: OrderMessageApi, db: Database, data: ReceiverMessageData) {
  const { outbox, clock } = api;
  const expiresAt = new Date(Date.parse(data.at) + maxMessageAgeMs);
  if (expiresAt <= clock()) return;
  await inTransaction(db, async (tx) => {
    const row = await findOrderRow(tx, data.orderId);
    const receiver = row?.parcel?.receiver;
    const link = row && receiverLink(api.settings, row);
    if (!row || !receiver || !link) return;
    const isNews = data.message === "not_coming" || data.message === "rescheduled";
    if (isNews && !(await wasTold(tx, data.orderId))) return;
    const message = nameOfMessage(data);
    if (!(await storeSent(tx, { orderId: data.orderId, message }, clock()))) return;
    const { contact_person_email: email, contact_person_number: phone } = receiver;
    if (email && outbox.canSend("mail")) {
      await outbox.send(tx, await receiverMail(data, row, link, email), { expiresAt });
    }
    if (outbox.canSend("sms")) {
      await outbox.send(tx, receiverSms(data, row, link, phone), { expiresAt });
    }
  });
}

/** What a message is remembered by. */
function nameOfMessage({ message, at }: ReceiverMessageData) {
  return isRepeatable(message)
    ? (`receiver:${message}:${at}` as const)
    : (`receiver:${message}` as const);
}

/** Whether the receiver knows of the parcel. */
async function wasTold(tx: Database, orderId: number): Promise<boolean> {
  const isAnnouncement = and(
    eq(orderMessages.orderId, orderId),
    eq(orderMessages.message, "receiver:coming"),
  );
  return (await tx.$count(orderMessages, isAnnouncement)) > 0;
}

async function receiverMail(
  { message }: ReceiverMessageData,
  row: OrderRow,
  link: string,
  to: string,
): Promise<OutgoingMessage> {
  const formats = messageFormats(row);
  const { language } = formats;
  const values = valuesOf(row, formats);
  const content: MailContent = {
    shop: row.shop.businessName,
    title: messageIn(language, "orderMessages", `receiver.title.${message}`, values),
    paragraphs: paragraphsOf(message, row, formats),
    facts: factsOf(row, formats),
    receipt: null,
    showsPayments: false,
    button: { label: messageIn(language, "orderMessages", "receiver.follow"), link },
    invoice: null,
    about: messageIn(language, "orderMessages", "receiver.about"),
    formats,
  };
  const subject = content.title;
  return { kind: "mail", to, subject, text: mailText(content), html: await mailHtml(content) };
}

function receiverSms(
  { message }: ReceiverMessageData,
  row: OrderRow,
  link: string,
  to: string,
): OutgoingMessage {
  const formats = messageFormats(row);
  const { language } = formats;
  const title = messageIn(
    language,
    "orderMessages",
    `receiver.title.${message}`,
    valuesOf(row, formats),
  );
  const texts = [
    `${row.shop.businessName}: ${title}.`,
    ...paragraphsOf(message, row, formats),
    link,
  ];
  return { kind: "sms", to, subject: "", text: texts.join(" ") };
}

function valuesOf({ order }: OrderRow, { money }: MessageFormats) {
  return { sender: order.contactName, code: order.otp ?? "", amount: money(cashDue(order)) };
}

/** The code to name at the door, and the cash to have ready. */
function paragraphsOf(
  message: ReceiverMessageData["message"],
  row: OrderRow,
  formats: MessageFormats,
): string[] {
  const { language } = formats;
  const { order, parcel } = row;
  const text = (key: "cash" | "code") =>
    messageIn(language, "orderMessages", `receiver.${key}`, valuesOf(row, formats));
  if (message === "not_coming") return [];
  return [
    ...(parcel?.chargePayer === "receiver" && cashDue(order) > 0 ? [text("cash")] : []),
    ...(message === "on_its_way" && order.otp ? [text("code")] : []),
  ];
}

function factsOf({ order, parcel }: OrderRow, { language, moment }: MessageFormats) {
  const receiver = parcel?.receiver;
  const facts = [
    { key: "number", value: String(order.id) },
    {
      key: "to",
      value: receiver && `${receiver.contact_person_name}, ${localizedAddress(receiver, language)}`,
    },
    {
      key: "scheduledFor",
      value: order.scheduled ? moment(order.scheduleAt.toISOString()) : null,
    },
  ] as const;
  return facts.flatMap(({ key, value }) =>
    value ? [{ name: messageIn(language, "orderMessages", key), value }] : [],
  );
}
