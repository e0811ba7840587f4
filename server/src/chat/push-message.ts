import type { PartyType, ReceiverType } from "@errand/core/chat/chat.types";
import { consolePaths } from "@errand/core/console-paths";
import type { LocalizedText } from "@errand/core/language";
import { isPermitted, type StaffAudience } from "@errand/core/principals";
import { and, eq, isNull, lt, type SQL } from "drizzle-orm";
import * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { modules } from "../modules/modules.tables.ts";
import { readStaffDevices, type StaffDevice } from "../staff/push/staff-push.data.ts";
import { pushToDevices } from "../staff/push/staff-push.job.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import type { ChatApi } from "./chat-api.ts";
import { readPair, toOther } from "./chat-party.ts";
import { isInZonesOf } from "./chat-zones.ts";
import { type ConversationRow, findConversation, isFromOther } from "./conversations.data.ts";

/** Pushes a message to staff that nobody of them has seen. */
const pushMessageJob = defineJob({
  name: "push-message-to-staff",
  data: z.object({ messageId: z.int() }),
});

/** Time in which somebody whose console is open sees a message, in milliseconds. */
const lookingMs = 20_000;
/** A payload has at most 4096 bytes when it is encrypted. */
const maxTextLength = 300;

const audiences = {
  vendor: "store",
  delivery_man: "courier",
  admin: "desk",
} as const satisfies Record<string, StaffAudience>;

export async function pushMessageLater(tx: Database, messageId: number, at: Date): Promise<void> {
  const startAfter = new Date(at.getTime() + lookingMs);
  await enqueue(tx, pushMessageJob, { messageId }, { startAfter });
}

/** Pushes the first message that is not seen, not those that follow it. */
export function pushMessageHandler({
  db,
  clock,
  shop,
}: Pick<ChatApi, "db" | "clock" | "shop">): JobHandler {
  return handleJob(pushMessageJob, async ({ messageId }) => {
    const { businessName } = await shop();
    await inTransaction(db, async (tx) => {
      const [found] = await tx
        .select({ message: chatMessages, conversation: conversations })
        .from(chatMessages)
        .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
        .where(eq(chatMessages.id, messageId));
      if (!found || found.message.seenAt) return;
      const { message, conversation } = found;
      const receiver = toOther(readPair(conversation), message.sender);
      if (receiver.type === "customer") return;
      const { type, id } = receiver;
      // Null for a courier whose delivery is over meanwhile: there is nothing to open.
      const row = await findConversation(tx, receiver, conversation.id);
      if (!row) return;
      const isEarlier = and(
        eq(chatMessages.conversationId, conversation.id),
        lt(chatMessages.id, messageId),
        isNull(chatMessages.seenAt),
        isFromOther({ type, id }),
      );
      if ((await tx.$count(chatMessages, isEarlier)) > 0) return;
      const audience = audiences[type];
      const devices = await readStaffDevices(tx, audience, isOfParty(type, id));
      const reached: StaffDevice[] = [];
      for (const device of devices) {
        const isReached = type !== "admin" || (await isServedBy(tx, conversation.id, device));
        if (isReached && mayRead(device)) reached.push(device);
      }
      const isPrivate = type === "vendor" && (await isPharmacy(tx, id));
      const values = {
        name: getName(row, message.sender, businessName),
        text: (message.text ?? "📷").slice(0, maxTextLength),
      };
      const topic = `chat-${conversation.id}`;
      const path = `${consolePaths[audience]}/messages/${conversation.id}`;
      await pushToDevices(
        tx,
        reached,
        { message: isPrivate ? "private_message" : "customer_message", values, path, topic },
        clock(),
      );
    });
  });
}

/** The sender as the receiver knows it; a customer has a first name alone on a locked screen. */
function getName(
  { customer, store, courier }: ConversationRow,
  sender: PartyType,
  businessName: string,
): string | LocalizedText {
  if (sender === "customer") return customer?.firstName ?? "";
  if (sender === "vendor") return store?.name ?? "";
  return sender === "delivery_man" ? (courier?.firstName ?? "") : businessName;
}

function isOfParty(type: ReceiverType, id: number): SQL | undefined {
  if (type === "admin") return undefined;
  return eq(type === "vendor" ? staffMembers.storeId : staffMembers.courierId, id);
}

/** What is written to a pharmacy is about health, and shown on no locked screen. */
async function isPharmacy(tx: Database, storeId: number): Promise<boolean> {
  const [store] = await tx
    .select({ type: modules.type })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.id, storeId));
  return store?.type === "pharmacy";
}

/** Couriers have no roles. */
function mayRead(device: StaffDevice): boolean {
  return device.kind === "courier" || isPermitted(device, "chat", true);
}

async function isServedBy(tx: Database, conversationId: number, { zoneIds }: StaffDevice) {
  const inZones = isInZonesOf(tx, { type: "admin", id: 0, zoneIds });
  return (await tx.$count(conversations, and(eq(conversations.id, conversationId), inZones))) > 0;
}
