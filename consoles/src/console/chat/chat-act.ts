import type { StoreContract } from "@errand/core/contract.store";

/** A message that was written here, as it waits in the outbox. */
export interface ChatAct {
  /** Null before the conversation has begun: then the order names the customer. */
  conversationId: number | null;
  /** The order that it is about. */
  orderId: number | null;
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

export function toMessageInput(
  { conversationId, orderId, text }: ChatAct,
  pictures: File[],
): StoreContract["POST /store/message/send"]["input"] {
  return {
    ...(conversationId !== null && { conversation_id: conversationId }),
    ...(orderId !== null && { order_id: orderId }),
    ...(text !== "" && { message: text }),
    ...(pictures.length > 0 && { image: pictures }),
  };
}
