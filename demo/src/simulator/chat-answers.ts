import type { ReceiverType } from "@errand/core/chat/chat.types";
import type { Order } from "@errand/core/orders/orders.types";
import type { StaffAudience } from "@errand/core/principals";
import { answers, frenchWords } from "../content/chat.ts";
import { CallError, type StaffClient } from "./staff-client.ts";

/** Seconds after which a message is read, and answered. */
const readSeconds = 1;
const answerSeconds = 5;
/** Older messages stay as they are. */
const maxAgeMs = 3_600_000;
/** Stores and couriers whose messages are read in one round. */
const maxParties = 20;

const typeOf = {
  store: "vendor",
  courier: "delivery_man",
  desk: "admin",
} as const satisfies Record<StaffAudience, ReceiverType>;

/**
 * Stores and couriers of orders in progress, and the desk, read what customers write to them and answer
 * after a moment, in the language of the message. `speed` divides the time.
 */
export async function answerMessages(
  support: StaffClient,
  orders: Order[],
  clientOf: (audience: StaffAudience, id: number) => StaffClient,
  { now, speed }: { now: Date; speed: number },
): Promise<void> {
  const ofCustomers = orders.filter(({ is_guest }) => !is_guest);
  const storeIds = new Set(ofCustomers.flatMap(({ store_id }) => store_id ?? []));
  const courierIds = new Set(ofCustomers.flatMap(({ delivery_man }) => delivery_man?.id ?? []));
  const time = { now, speed };
  await answerAs("desk", support, time);
  for (const id of [...storeIds].slice(-maxParties)) {
    await answerAs("store", clientOf("store", id), time);
  }
  for (const id of [...courierIds].slice(-maxParties)) {
    await answerAs("courier", clientOf("courier", id), time);
  }
}

async function answerAs(
  audience: StaffAudience,
  client: StaffClient,
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
    const message = answerTo(typeOf[audience], last.message ?? "", last.id);
    await client
      .call(`POST /${audience}/message/send`, { ...conversation, message })
      .catch(ignoreClosed);
  }
}

/** The order has ended meanwhile. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof CallError) || error.status !== 403) throw error;
}

function answerTo(type: ReceiverType, text: string, messageId: number): string {
  const texts = answers[type];
  const answer = texts[messageId % texts.length];
  return answer?.[frenchWords.test(text) ? "fr" : "en"] ?? "";
}
