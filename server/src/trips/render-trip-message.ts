import { minor, nothing } from "@errand/core/money";
import type { TripMessage } from "@errand/core/trips/trip-messages";
import { isCancelableTrip, isRunningTrip } from "@errand/core/trips/trip-states";
import type { Trip } from "@errand/core/trips/trips.types";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import { messageIn } from "../messages/messages.ts";
import type { MailContent } from "../orders/order-messages/mail-content.ts";
import { mailHtml } from "../orders/order-messages/mail-html.ts";
import { mailText } from "../orders/order-messages/mail-text.ts";
import { type MessageFormats, messageFormats } from "../orders/order-messages/message-formats.ts";
import type { ReturnedMoney } from "../orders/order-messages/returned-money.data.ts";
import { cashPayment, type TripRow } from "./trip-row.ts";

/** What a message about a trip says. */
export interface TripNews {
  message: TripMessage;
  row: TripRow;
  /** The trip in the language of its customer. */
  trip: Trip;
  /** Opens the trip. */
  link: string;
  /** What goes back to the customer with this change. */
  returned: ReturnedMoney[];
}

export async function tripMail(news: TripNews, to: string): Promise<OutgoingMessage> {
  const { message, trip, row, link } = news;
  const formats = messageFormats(row);
  const { language } = formats;
  const content: MailContent = {
    shop: row.shop.businessName,
    title: messageIn(language, "tripMessages", `title.${textNames[message]}`, toMailContext(news)),
    paragraphs: toMailParagraphs(news, formats),
    facts: toMailFacts(news, formats),
    receipt: trip.receipt,
    showsPayments: message !== "canceled",
    button: {
      label: messageIn(language, "tripMessages", toMailContext(news).context ?? "follow"),
      link,
    },
    invoice: null,
    about: messageIn(language, "tripMessages", "about"),
    formats,
  };
  const subject = messageIn(language, "tripMessages", `subject.${textNames[message]}`, {
    id: String(trip.id),
  });
  return { kind: "mail", to, subject, text: mailText(content), html: await mailHtml(content) };
}

export function tripSms(news: TripNews, to: string): OutgoingMessage {
  const { message, trip, row, link } = news;
  const formats = messageFormats(row);
  const text = messageIn(formats.language, "tripMessages", `sms.${textNames[message]}`, {
    ...toMailContext(news),
    shop: row.shop.businessName,
    provider: trip.provider.name,
    id: String(trip.id),
    vehicles: handedOver(trip, formats)
      .map(({ value }) => `${value}.`)
      .join(" "),
    refund: refundTexts(news, formats).join(" "),
    until: formats.moment(trip.estimated_trip_end_time),
    pickup: formats.moment(trip.pickup_time),
    payUntil: formats.moment(trip.pay_until),
    link,
  });
  return { kind: "sms", to, subject: "", text };
}

/** What the texts of a message are named after: both reminders have the same ones. */
const textNames = {
  booked: "booked",
  confirmed: "confirmed",
  started: "started",
  completed: "completed",
  canceled: "canceled",
  unpaid_24h: "unpaid",
  unpaid_2h: "unpaid",
  changed: "changed",
  extended: "extended",
  refunded: "refunded",
} as const satisfies Record<TripMessage, string>;

/** The variant of the texts: customers review their vehicles, guests do not. */
function toMailContext({ message, trip }: TripNews): { context?: "review" } {
  return message === "completed" && trip.actions.includes("review") ? { context: "review" } : {};
}

function toMailParagraphs(news: TripNews, formats: MessageFormats): string[] {
  const { message, trip, row } = news;
  const { language } = formats;
  const names = { provider: trip.provider.name, shop: row.shop.businessName };
  if (message === "canceled") {
    const reason = trip.cancellation_reason;
    return [
      messageIn(language, "tripMessages", `text.canceled_${trip.canceled_by ?? "admin"}`, names),
      ...(reason ? [messageIn(language, "tripMessages", "reason", { reason })] : []),
      ...refundTexts(news, formats),
    ];
  }
  return [
    messageIn(language, "tripMessages", `text.${textNames[message]}`, {
      ...names,
      ...toMailContext(news),
    }),
    ...paymentTexts(news, formats),
    ...toReturnedTexts(news, formats),
    ...cancelTexts(news, formats),
  ];
}

/** What is left to pay, until when, and how. */
function paymentTexts({ row, trip }: TripNews, { language, money, moment }: MessageFormats) {
  const { order } = row;
  const due = minor(order.amount - order.paid);
  if (due <= 0 || !isRunningTrip(order.status)) return [];
  const isBefore = isCancelableTrip(order.status);
  const key = order.paymentMethod === cashPayment ? "payCash" : isBefore ? "payLater" : "payNow";
  const values = { amount: money(due), moment: moment(trip.pay_until) };
  return [messageIn(language, "tripMessages", key, values)];
}

/** Until when canceling costs nothing. */
function cancelTexts({ message, trip }: TripNews, { language, moment }: MessageFormats): string[] {
  const isAsked = message === "booked" || message === "confirmed" || message === "changed";
  if (!isAsked || Date.parse(trip.cancel_free_until) <= Date.parse(trip.updated_at)) return [];
  const values = { moment: moment(trip.cancel_free_until) };
  return [messageIn(language, "tripMessages", "freeUntil", values)];
}

/** What goes back with a change or a refund, and how. */
function toReturnedTexts({ returned }: Pick<TripNews, "returned">, formats: MessageFormats) {
  const { language, money } = formats;
  return returned.map(({ method, amount }) =>
    messageIn(language, "orderMessages", `refund.${method}`, { amount: money(amount) }),
  );
}

/** What goes back, and what of the money of a canceled trip is kept. */
function refundTexts({ message, row, trip, returned }: TripNews, formats: MessageFormats) {
  const { language, money } = formats;
  if (message !== "canceled") return toReturnedTexts({ returned }, formats);
  const { paid: kept } = row.order;
  if (returned.length === 0 && kept === nothing) {
    return [messageIn(language, "orderMessages", "refund.none")];
  }
  const provider = trip.provider.name;
  return [
    ...toReturnedTexts({ returned }, formats),
    ...(kept > nothing
      ? [messageIn(language, "tripMessages", "kept", { provider, amount: money(kept) })]
      : []),
  ];
}

function toMailFacts({ message, trip }: TripNews, formats: MessageFormats): MailContent["facts"] {
  const { language, moment } = formats;
  const booked = trip.trip_details.map(
    ({ quantity, vehicle_details }) => `${quantity} × ${vehicle_details.name}`,
  );
  const until = trip.rental_type === "distance_wise" ? null : trip.estimated_trip_end_time;
  const facts = [
    ["number", String(trip.id)],
    ["provider", trip.provider.name],
    ["vehicles", booked.join(", ")],
    ["pickup", moment(trip.pickup_time)],
    ["pickupAt", trip.pickup_location.location_name],
    ["destination", trip.destination_location.location_name],
    ["until", until && moment(until)],
    ["payUntil", textNames[message] === "unpaid" && moment(trip.pay_until)],
  ] as const;
  return [
    ...facts.flatMap(([key, value]) =>
      value ? [{ name: messageIn(language, "tripMessages", key), value }] : [],
    ),
    ...(message === "started" ? handedOver(trip, formats) : []),
  ];
}

/** The plates to look for, and the people who drive. */
function handedOver(trip: Trip, { language }: MessageFormats): MailContent["facts"] {
  return trip.vehicle_identity.flatMap(
    ({ vehicle_name: vehicle, license_plate_number: plate, driver_data: driver }) => [
      {
        name: messageIn(language, "tripMessages", "handedOver"),
        value: messageIn(language, "tripMessages", "vehicle", { vehicle, plate }),
      },
      ...(driver
        ? [
            {
              name: messageIn(language, "tripMessages", "drivenBy"),
              value: messageIn(language, "tripMessages", "driver", {
                driver: `${driver.first_name} ${driver.last_name}`.trim(),
                phone: driver.phone,
              }),
            },
          ]
        : []),
    ],
  );
}
