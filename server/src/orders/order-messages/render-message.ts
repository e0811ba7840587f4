import { nothing, toMinor } from "@errand/core/money";
import type { OrderMessage } from "@errand/core/orders/order-messages";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import type { OutgoingMessage } from "../../integrations/outbox/message.ts";
import { messageIn } from "../../messages/messages.ts";
import { getMissingCash } from "../../order-rows/missing-cash.ts";
import { isToBePaidFirst, type OrderRow } from "../../order-rows/order-facts.ts";
import { localizedAddress } from "../localized-address.ts";
import type { MailContent } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { getMessageContext } from "./message-context.ts";
import { type MessageFormats, messageFormats } from "./message-formats.ts";
import type { ReturnedMoney } from "./returned-money.data.ts";

/** What a message is about. */
export interface OrderNews {
  message: OrderMessage;
  row: OrderRow;
  /** The order in its own language. */
  order: Order;
  /** Opens the order. */
  link: string;
  /** Opens its invoice. */
  invoiceLink: string;
  /** What goes back to the customer with this change. */
  returned: ReturnedMoney[];
  /** The decision of the desk that it is about; null for any other change. */
  refund: RefundResponse | null;
}

/** What these say about the money is in their texts. */
const withoutPayments: OrderMessage[] = ["canceled", "expired"];

export async function orderMail(news: OrderNews, to: string): Promise<OutgoingMessage> {
  const { message, order, row, link, invoiceLink } = news;
  const formats = messageFormats(row);
  const { language } = formats;
  const label = messageIn(
    language,
    "orderMessages",
    isActiveStatus(order.order_status) ? "track" : "open",
  );
  const content: MailContent = {
    shop: row.shop.businessName,
    title: messageIn(
      language,
      "orderMessages",
      `title.${message}`,
      getMessageContext(order.order_type),
    ),
    paragraphs: paragraphsOf(news, formats),
    facts: factsOf(news, formats),
    receipt: order.receipt,
    showsPayments: !withoutPayments.includes(message),
    button: { label, link },
    invoice:
      message === "delivered" || message === "returned" || message === "refunded"
        ? { label: messageIn(language, "orderMessages", "invoice"), link: invoiceLink }
        : null,
    about: messageIn(language, "orderMessages", "about"),
    formats,
  };
  const values = { id: String(order.id), ...getMessageContext(order.order_type) };
  return {
    kind: "mail",
    to,
    subject: messageIn(language, "orderMessages", `subject.${message}`, values),
    text: mailText(content),
    html: await mailHtml(content),
  };
}

export function orderSms(news: OrderNews, to: string): OutgoingMessage {
  const { message, order, row, link } = news;
  const formats = messageFormats(row);
  const text = messageIn(formats.language, "orderMessages", `sms.${message}`, {
    ...getMessageContext(order.order_type),
    shop: row.shop.businessName,
    store: order.store?.name ?? row.shop.businessName,
    id: String(order.id),
    time: newTimeText(news, formats) ?? "",
    reason: reasonText(news, formats) ?? "",
    refund: refundTexts(news, formats).join(" "),
    link,
  });
  return { kind: "sms", to, subject: "", text };
}

function paragraphsOf(news: OrderNews, formats: MessageFormats): string[] {
  const { message, order, row } = news;
  const { language, time, moment } = formats;
  const store = order.store?.name ?? row.shop.businessName;
  const isUnpaid = message === "placed" && isToBePaidFirst(row);
  const values = { ...getMessageContext(order.order_type), store };
  const paragraphs = [
    messageIn(language, "orderMessages", `text.${isUnpaid ? "placed_unpaid" : message}`, values),
  ];
  const reason = reasonText(news, formats);
  if (reason) paragraphs.push(reason);
  paragraphs.push(...refundTexts(news, formats));
  paragraphs.push(...takenBackTexts(news, formats), ...missingCashTexts(news, formats));
  const newTime = newTimeText(news, formats);
  if (newTime) paragraphs.push(newTime);
  else if (order.expected_at && order.scheduled === 0) {
    const key = order.order_type === "take_away" ? "readyAbout" : "arrival";
    paragraphs.push(messageIn(language, "orderMessages", key, { time: time(order.expected_at) }));
  }
  if (message === "on_its_way" && order.otp) {
    const values = { code: order.otp, ...getMessageContext(order.order_type) };
    paragraphs.push(messageIn(language, "orderMessages", "code", values));
  }
  if (message === "transfer_denied" && order.payment_expires_at) {
    const values = { time: moment(order.payment_expires_at) };
    paragraphs.push(messageIn(language, "orderMessages", "payBefore", values));
  }
  if (
    message === "transfer_denied" ||
    message === "refund_declined" ||
    message === "cancel_refused"
  ) {
    const { phone, email } = row.shop;
    const contacts = [phone, email].filter((contact) => contact !== "").join(", ");
    if (contacts) paragraphs.push(messageIn(language, "orderMessages", "contact", { contacts }));
  }
  return paragraphs;
}

/** Why an order is canceled, or what the desk says about its decision; null without a reason. */
function reasonText(news: OrderNews, { language }: MessageFormats): string | null {
  const reason = reasonOf(news);
  return reason ? messageIn(language, "orderMessages", "reason", { reason }) : null;
}

function reasonOf({ message, order, refund }: OrderNews): string | null | undefined {
  if (message === "canceled" || message === "coming_back") {
    return order.cancellation_reason ?? order.cancellation_note;
  }
  if (message === "cancel_refused") return order.cancel_request?.note;
  if (message === "transfer_denied") return order.offline_payment?.data.admin_note;
  return message === "refund_declined" ? refund?.admin_note : null;
}

/** When a delayed or moved order arrives or can be collected; null while that is unknown. */
function newTimeText({ message, order }: OrderNews, formats: MessageFormats): string | null {
  if (message === "rescheduled") return movedText(order, formats);
  const { expected_at: expected, scheduled } = order;
  if (message !== "delayed" || !expected) return null;
  const time = (scheduled === 1 ? formats.moment : formats.time)(expected);
  return messageIn(formats.language, "orderMessages", "newTime", { time });
}

function movedText(
  { scheduled, schedule_at }: Order,
  { language, moment }: MessageFormats,
): string {
  if (scheduled === 0) return messageIn(language, "orderMessages", "movedToNow");
  return messageIn(language, "orderMessages", "movedTo", { time: moment(schedule_at) });
}

/** What happens to the money of an order that is over, and what bringing a parcel back costs. */
function refundTexts({ message, order, returned }: OrderNews, formats: MessageFormats) {
  const { language, money } = formats;
  if (message === "canceled" && returned.length === 0) {
    return [messageIn(language, "orderMessages", "refund.none")];
  }
  const refunds = returned.map(({ method, amount }) =>
    messageIn(language, "orderMessages", `refund.${method}`, { amount: money(amount) }),
  );
  return message === "coming_back" ? [returnFeeText(order, formats), ...refunds] : refunds;
}

function returnFeeText({ receipt }: Order, { language, decimalMoney }: MessageFormats): string {
  const { total, due } = receipt;
  const key = total === 0 ? "free" : due > 0 ? "due" : "paid";
  const values = { fee: decimalMoney(total), due: decimalMoney(due) };
  return messageIn(language, "orderMessages", `return.${key}`, values);
}

/** What the order had earned and is taken back with a refund. */
function takenBackTexts({ refund }: OrderNews, { language, money }: MessageFormats): string[] {
  const { loyalty_point: count = 0, cashback = 0 } = refund?.taken_back ?? {};
  return [
    ...(count > 0 ? [messageIn(language, "orderMessages", "takenBack.points", { count })] : []),
    ...(cashback > 0
      ? [
          messageIn(language, "orderMessages", "takenBack.cashback", {
            amount: money(toMinor(cashback)),
          }),
        ]
      : []),
  ];
}

/** Of the cash that was due the courier got less. */
function missingCashTexts({ message, row }: OrderNews, { language, money }: MessageFormats) {
  const missing = getMissingCash(row.order.receipt);
  if (message !== "delivered" || missing === nothing) return [];
  return [messageIn(language, "orderMessages", "cashMissing", { amount: money(missing) })];
}

function factsOf({ order, row }: OrderNews, { language, moment }: MessageFormats) {
  const { store, delivery_address: address, receiver_details: receiver } = order;
  const isCollected = order.order_type === "take_away";
  const contact = address && `${row.order.contactName}, ${localizedAddress(address, language)}`;
  const facts: [Parameters<typeof messageIn<"orderMessages">>[2], string | null | undefined][] = [
    ["number", String(order.id)],
    ["store", store?.name],
    ["collectAt", isCollected ? store?.address : null],
    ["from", receiver && contact],
    [
      "to",
      receiver
        ? `${receiver.contact_person_name}, ${localizedAddress(receiver, language)}`
        : contact,
    ],
    ["scheduledFor", order.scheduled === 1 ? moment(order.schedule_at) : null],
  ];
  return facts.flatMap(([key, value]) =>
    value
      ? [
          {
            name: messageIn(language, "orderMessages", key, getMessageContext(order.order_type)),
            value,
          },
        ]
      : [],
  );
}
