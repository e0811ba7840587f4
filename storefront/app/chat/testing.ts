import type { Conversation, Message, Party } from "@errand/core/chat/chat.types";

export const ada: Party = { id: 12, type: "customer", name: "Ada Lovelace", image_full_url: null };
export const bakery: Party = { id: 5, type: "vendor", name: "The Bakery", image_full_url: null };

/** What the bakery wrote in conversation 3, a while ago. */
export function testMessage(id: number, changes: Partial<Message> = {}): Message {
  return {
    id,
    conversation_id: 3,
    sender: bakery,
    message: `Message ${id}`,
    file_full_url: [],
    is_seen: 0,
    order_id: null,
    created_at: new Date(Date.now() - 3_600_000 + id * 1000).toISOString(),
    ...changes,
  };
}

export function testConversation(changes: Partial<Conversation> = {}): Conversation {
  const last = testMessage(1);
  return {
    id: 3,
    sender: ada,
    receiver: bakery,
    last_message: last,
    last_message_time: last.created_at,
    unread_message_count: 1,
    ...changes,
  };
}
