import type { LocalizedText } from "@errand/core/language";
import type { Order } from "@errand/core/orders/orders.types";
import type { StaffAudience } from "@errand/core/principals";
import { answers, frenchWords, providerAnswers } from "@errand/town/content/chat";
import type { Town } from "../fill/staff.ts";
import { CallError, type StaffClient } from "./staff-client.ts";

/** Seconds after which a message is read, and answered. */
const readSeconds = 1;
const answerSeconds = 5;
/** Older messages stay as they are. */
const maxAgeMs = 3_600_000;
/** Stores, couriers and providers whose messages are read in one round. */
const maxParties = 20;

/**
 * Stores and couriers of orders in progress, providers of trips that are not over, and the desk,
 * read what customers write to them and answer after a moment, in the language of the message.
 * `speed` divides the time.
 */
export async function answerMessages(
  support: StaffClient,
  {
    orders,
    providerIds,
    town,
  }: {
    orders: Order[];
    providerIds: number[];
    town: Pick<Town, "storeIds" | "courierIds">;
  },
  clientOf: (audience: StaffAudience, id: number) => StaffClient,
  { now, speed }: { now: Date; speed: number },
): Promise<void> {
  const ofCustomers = orders.filter(({ is_guest }) => !is_guest);
  const storeIds = new Set(
    ofCustomers.flatMap(({ store_id: id }) => (id !== null && town.storeIds.has(id) ? [id] : [])),
  );
  const courierIds = new Set(
    ofCustomers.flatMap(({ delivery_man: courier }) =>
      courier !== null && town.courierIds.has(courier.id) ? [courier.id] : [],
    ),
  );
  const time = { now, speed };
  await answerAs("desk", support, answers.admin, time);
  for (const id of [...storeIds].slice(-maxParties)) {
    await answerAs("store", clientOf("store", id), answers.vendor, time);
  }
  for (const id of providerIds.slice(-maxParties)) {
    await answerAs("store", clientOf("store", id), providerAnswers, time);
  }
  for (const id of [...courierIds].slice(-maxParties)) {
    await answerAs("courier", clientOf("courier", id), answers.delivery_man, time);
  }
}

async function answerAs(
  audience: StaffAudience,
  client: StaffClient,
  texts: LocalizedText[],
  { now, speed }: { now: Date; speed: number },
): Promise<void> {
  const { conversations } = await client.call(`GET /${audience}/message/list`, {});
  for (const { id, last_message: last, unread_message_count: unread } of conversations) {
    const age = last ? now.getTime() - Date.parse(last.created_at) : 0;
    if (last?.sender.type !== "customer" || age > maxAgeMs) continue;
    const conversation = { conversation_id: id };
    const isDue = age >= (answerSeconds / speed) * 1000;
    if (unread > 0 && (isDue || age >= (readSeconds / speed) * 1000)) {
      await client.call(`PUT /${audience}/message/seen`, conversation);
      await client.call(`PUT /${audience}/message/typing`, conversation);
    }
    if (!isDue) continue;
    const message = answerTo(texts, last.message ?? "", last.id);
    await client
      .call(`POST /${audience}/message/send`, { ...conversation, message })
      .catch(ignoreClosed);
  }
}

/** The order or the trip has ended meanwhile. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof CallError) || error.status !== 403) throw error;
}

function answerTo(texts: LocalizedText[], text: string, messageId: number): string {
  const answer = texts[messageId % texts.length];
  return answer?.[frenchWords.test(text) ? "fr" : "en"] ?? "";
}
