import type { PartyType, ReceiverType } from "@errand/core/chat/chat.types";

/** A conversation, or whom it is with: somebody by id, or who has part in an order. */
export interface ChatAddress {
  conversation_id?: number;
  /** Not stated for a customer. */
  receiver_type?: ReceiverType;
  receiver_id?: number;
  order_id?: number;
}

const names = {
  customer: undefined,
  store: "vendor",
  courier: "delivery_man",
  desk: "admin",
} as const satisfies Record<string, ReceiverType | undefined>;

/**
 * Reads the part of a path that follows the messages: `12` is a conversation, `order/34` the
 * customer of an order, `order/34/courier` its courier, `order/34/desk` the desk about it, and
 * `courier/5` or `desk` whom they name. Null for the list alone.
 */
export function readChatPath(path: string): ChatAddress | null {
  if (/^\d{1,15}$/.test(path)) return { conversation_id: Number(path) };
  const found =
    /^(?:order\/(\d{1,15}))?\/?(?:(customer|store|courier|desk)(?:\/(\d{1,15}))?)?$/.exec(path);
  const [, orderId, name, receiverId] = found ?? [];
  const type = names[name as keyof typeof names];
  if (orderId === undefined && receiverId === undefined && type !== "admin") return null;
  return {
    ...(type && { receiver_type: type }),
    ...(receiverId !== undefined && { receiver_id: Number(receiverId) }),
    ...(orderId !== undefined && { order_id: Number(orderId) }),
  };
}

/** The party of a console's audience. */
export const partyOfAudience = {
  store: "vendor",
  courier: "delivery_man",
  desk: "admin",
} as const satisfies Record<string, PartyType>;
