import type { StoreContract } from "@errand/core/contract.store";
import type { ChatAddress } from "./chat-address.ts";

/** A message that was written here, as it waits in the outbox. */
export interface ChatAct {
  /** Null before it has begun: then the order or the receiver names the other party. */
  conversationId: number | null;
  /** The order that it is about. */
  orderId: number | null;
  /** Whom it names before the conversation has begun; not stated for the customer of an order. */
  receiver?: Pick<ChatAddress, "receiver_type" | "receiver_id">;
  text: string;
  /** Under which key its pictures are stored; null without any. */
  files: string | null;
}

export function isChatAct(value: unknown): value is ChatAct {
  if (typeof value !== "object" || value === null) return false;
  return (
    "conversationId" in value &&
    "orderId" in value &&
    "text" in value &&
    typeof value.text === "string" &&
    "files" in value
  );
}

/** What tells messages to one party from those to others. */
export function toSubject({ conversationId, orderId, receiver }: Omit<ChatAct, "text" | "files">) {
  if (conversationId !== null) return String(conversationId);
  return `${orderId} ${receiver?.receiver_type} ${receiver?.receiver_id}`;
}

export function toMessageInput(
  { conversationId, orderId, receiver, text }: ChatAct,
  pictures: File[],
): StoreContract["POST /store/message/send"]["input"] {
  return {
    ...(conversationId === null ? receiver : { conversation_id: conversationId }),
    ...(orderId !== null && { order_id: orderId }),
    ...(text !== "" && { message: text }),
    ...(pictures.length > 0 && { image: pictures }),
  };
}
