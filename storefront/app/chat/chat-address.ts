import type { ReceiverType } from "@errand/core/chat/chat.types";

const receiverTypes: ReceiverType[] = ["admin", "vendor", "delivery_man"];

/** The conversation of the page, as the API names it; both are stable values for query keys. */
export type ChatAddress =
  | { conversation_id: number }
  | { receiver_type: ReceiverType; receiver_id: number };

/**
 * Reads the conversation and the order that the query of the inbox names; null for the list alone.
 */
export function readAddress(query: URLSearchParams): ChatAddress | null {
  const conversation = numberIn(query, "conversation_id");
  if (conversation !== null && conversation > 0) return { conversation_id: conversation };
  const type = receiverTypes.find((name) => name === query.get("receiver_type"));
  if (!type) return null;
  return { receiver_type: type, receiver_id: numberIn(query, "receiver_id") ?? 0 };
}

export function readOrderId(query: URLSearchParams): number | undefined {
  return numberIn(query, "order_id") || undefined;
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether both name the same conversation. */
export function isSameAddress(one: ChatAddress, other: ChatAddress): boolean {
  if ("conversation_id" in one) {
    return "conversation_id" in other && one.conversation_id === other.conversation_id;
  }
  return (
    "receiver_type" in other &&
    one.receiver_type === other.receiver_type &&
    one.receiver_id === other.receiver_id
  );
}
