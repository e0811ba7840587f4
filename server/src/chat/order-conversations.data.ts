import { activeStatuses } from "@errand/core/orders/order-states";
import { and, desc, eq, gte, inArray, isNull, lte, max, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { chatMessages, conversations } from "./chat.tables.ts";
import type { ChatParty } from "./chat-party.ts";
import { type ConversationRow, selectConversations } from "./conversations.data.ts";
import type { ChatOrder } from "./running-orders.data.ts";

/** How long after an order what names no order still counts as about it, in milliseconds. */
const afterwardsMs = 24 * 3_600_000;

/**
 * Of a query over conversations and their messages: what others write about an order. That is what
 * names it, and what names none but is between those of the order while it runs.
 */
export function isAbout(order: ChatOrder): SQL | undefined {
  const { customer, vendor, delivery_man: courier } = order;
  const isOfOthers = or(
    and(eq(conversations.customerId, customer ?? 0), ne(conversations.receiverType, "admin")),
    and(
      eq(conversations.senderType, "vendor"),
      eq(conversations.senderId, vendor ?? 0),
      eq(conversations.receiverType, "delivery_man"),
    ),
  );
  const isOfOrder = or(
    and(eq(conversations.receiverType, "vendor"), eq(conversations.receiverId, vendor ?? 0)),
    and(eq(conversations.receiverType, "delivery_man"), eq(conversations.receiverId, courier ?? 0)),
  );
  const end = findEnd(order);
  const isMeanwhile = and(
    gte(chatMessages.createdAt, order.createdAt),
    end === null ? undefined : lte(chatMessages.createdAt, end),
  );
  const names = eq(chatMessages.orderId, order.id);
  return and(isOfOthers, or(names, and(isNull(chatMessages.orderId), isOfOrder, isMeanwhile)));
}

/** Null while the order runs. */
function findEnd({ status, statusTimestamps }: ChatOrder): Date | null {
  const isRunning = activeStatuses.some((active) => active === status);
  const at = statusTimestamps[status];
  return isRunning || at === undefined ? null : new Date(Date.parse(at) + afterwardsMs);
}

/** Conversations of others about an order, latest first, each with its last message about it. */
export async function readOrderConversations(
  db: Database,
  caller: ChatParty,
  order: ChatOrder,
  conversationId?: number,
): Promise<ConversationRow[]> {
  const lastMessageId = max(chatMessages.id);
  const found = await db
    .select({ id: conversations.id, lastMessageId })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .where(
      and(
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
        isAbout(order),
      ),
    )
    .groupBy(conversations.id)
    .orderBy(desc(lastMessageId));
  const ids = found.map(({ id }) => id);
  const rows = await selectConversations(db, caller, inArray(conversations.id, ids));
  const byId = new Map(rows.map((row) => [row.conversation.id, row]));
  return found.flatMap(({ id, lastMessageId: last }) => {
    const row = byId.get(id);
    // Whoever reads along marks nothing as seen.
    return row
      ? [{ ...row, unread: 0, conversation: { ...row.conversation, lastMessageId: last } }]
      : [];
  });
}
