import { isRepeatableTripMessage, isTripProgress } from "@errand/core/trips/trip-messages";
import type { ShopApi } from "../config/shop.ts";
import { type Database, inTransaction } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { notify } from "../notifications/notify.ts";
import { readReturnedMoney } from "../orders/order-messages/returned-money.data.ts";
import {
  maxMessageAgeMs,
  storeSent,
  wantsProgress,
} from "../orders/order-messages/send-order-message.ts";
import { sendToContact } from "../orders/order-messages/send-to-contact.ts";
import { findTripRow } from "./read-trip.ts";
import { type TripNews, tripMail, tripSms } from "./render-trip-message.ts";
import { tripOptions } from "./trip-api.ts";
import { tripLink } from "./trip-link.ts";
import { type TripMessageData, tripMessageJob } from "./trip-message.job.ts";
import { toTripResponses } from "./trip-response.ts";
import type { TripRow } from "./trip-row.ts";

type TripMessageApi = Pick<ShopApi, "settings" | "clock"> & { outbox: Outbox };

/**
 * Tells the customer of a trip about a change of it: by a notification, and unless the change is
 * long past by a message. Both are stored once, even if the job runs again.
 */
export function tripMessageHandler(api: TripMessageApi): JobHandler {
  return handleJob(tripMessageJob, async (data, { db }) => {
    const row = await findTripRow(db, data.tripId);
    if (!row) return;
    const { customerId } = row.order;
    await notifyOfTrip(db, row, data);
    if (isTripProgress(data.message) && !(await wantsProgress(db, customerId))) return;
    await sendTripMessage(api, db, row, data);
  });
}

/** Notifies the customer of a trip about a change of it, once; a guest has no notifications. */
export async function notifyOfTrip(
  db: Database,
  { order: { customerId }, provider }: TripRow,
  { tripId, message, at }: TripMessageData,
) {
  if (customerId === null) return;
  await notify(db, {
    customerId,
    cause: `trip:${tripId}:${nameOfMessage({ message, at })}`,
    type: "trip_status",
    message: `trip_${message}`,
    values: { id: String(tripId), store: provider.name },
    target: { tripId },
    image: provider.logo,
    at: new Date(at),
  });
}

/** What a message is remembered by. */
function nameOfMessage({ message, at }: Pick<TripMessageData, "message" | "at">): string {
  return isRepeatableTripMessage(message) ? `${message}:${at}` : message;
}

async function sendTripMessage(
  api: TripMessageApi,
  db: Database,
  row: TripRow,
  { tripId, message, at }: TripMessageData,
) {
  const { outbox } = api;
  const expiresAt = new Date(Date.parse(at) + maxMessageAgeMs);
  if (expiresAt <= api.clock() || !(outbox.canSend("mail") || outbox.canSend("sms"))) return;
  await inTransaction(db, async (tx) => {
    const [trip] = await toTripResponses(tx, [row], tripOptions(api, row.order.language));
    const name = nameOfMessage({ message, at });
    const sent = { orderId: tripId, message: `trip:${name}` } as const;
    if (!trip || !(await storeSent(tx, sent, api.clock()))) return;
    const news: TripNews = {
      message,
      row,
      trip,
      link: tripLink(api.settings, row.order),
      returned: await readReturnedMoney(tx, tripId, new Date(at)),
    };
    const { contactEmail: email, contactNumber: phone } = row.order;
    const forms = {
      mail: (to: string) => tripMail(news, to),
      sms: (to: string) => tripSms(news, to),
    };
    await sendToContact(tx, outbox, forms, { email, phone, expiresAt });
  });
}
