import { customers } from "@errand/server/account/account.tables";
import { chatMessages, conversations } from "@errand/server/chat/chat.tables";
import type { Database } from "@errand/server/database/database";
import { cartOrders } from "@errand/server/order-rows/cart-orders.tables";
import { orders } from "@errand/server/order-rows/orders.tables";
import { pastConversations } from "@errand/town/content/chat";
import { and, asc, eq, isNotNull } from "drizzle-orm";

const day = 86_400_000;
const minute = 60_000;

/**
 * Adds the conversations of a demo customer with the store and the courier of the first delivery,
 * and the desk.
 */
export async function fillConversations(db: Database, email: string, now: Date): Promise<void> {
  const [delivery] = await db
    .select({ customerId: customers.id, storeId: cartOrders.storeId, courierId: orders.courierId })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(
      and(eq(customers.email, email), eq(orders.status, "delivered"), isNotNull(orders.courierId)),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  if (!delivery) return;
  const { customerId } = delivery;
  const ids = { vendor: delivery.storeId, delivery_man: delivery.courierId ?? 0, admin: 0 };
  for (const { type, daysAgo, isUnread, messages } of pastConversations) {
    const begun = now.getTime() - daysAgo * day;
    const timeOf = (minutes: number) => new Date(begun + minutes * minute);
    const lastMessageAt = timeOf(messages.at(-1)?.minutes ?? 0);
    const [conversation] = await db
      .insert(conversations)
      .values({ customerId, receiverType: type, receiverId: ids[type], lastMessageAt })
      .returning({ id: conversations.id });
    const conversationId = conversation?.id ?? 0;
    const rows = messages.map(({ by, text, minutes }, index) => ({
      conversationId,
      sender: by === "customer" ? by : type,
      text,
      createdAt: timeOf(minutes),
      seenAt: isUnread && index === messages.length - 1 ? null : timeOf(minutes + 1),
    }));
    const written = await db.insert(chatMessages).values(rows).returning({ id: chatMessages.id });
    await db
      .update(conversations)
      .set({ lastMessageId: written.at(-1)?.id ?? null })
      .where(eq(conversations.id, conversationId));
  }
}
