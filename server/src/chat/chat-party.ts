import { type PartyType, partyTypes, type ReceiverType } from "@errand/core/chat/chat.types";
import type { Staff } from "../requests/caller.ts";
import type { conversations } from "./chat.tables.ts";

/** A store, a courier, or the desk, whose id is 0. */
export interface Receiver {
  type: ReceiverType;
  id: number;
  /** Of the desk: the zones of the operator who reads or writes; null and none for all. */
  zoneIds?: readonly number[] | null;
}

/** One of the two parties of a conversation. */
export type ChatParty = { type: "customer"; id: number } | Receiver;

/** The parties of a conversation, the one whose kind `partyTypes` names first as its sender. */
export interface Pair {
  sender: ChatParty;
  receiver: Receiver;
}

/** The party that a member of the staff writes for. */
export function toStaffParty(staff: Staff): Receiver {
  switch (staff.kind) {
    case "store_staff":
    case "rental_staff":
      return { type: "vendor", id: staff.storeId };
    case "courier":
      return { type: "delivery_man", id: staff.courierId };
    case "operator":
      return { type: "admin", id: 0, zoneIds: staff.zoneIds };
  }
}

/** Null for two of one kind, who do not write to each other. */
export function toPair(one: ChatParty, other: ChatParty): Pair | null {
  const [sender, receiver] =
    partyTypes.indexOf(one.type) < partyTypes.indexOf(other.type) ? [one, other] : [other, one];
  return receiver.type === "customer" || receiver.type === sender.type
    ? null
    : { sender, receiver };
}

type ConversationParties = Pick<
  typeof conversations.$inferSelect,
  "senderType" | "customerId" | "senderId" | "receiverType" | "receiverId"
>;

export function readPair(row: ConversationParties): Pair {
  const { senderType: type, customerId, senderId, receiverType, receiverId } = row;
  const sender: ChatParty = { type, id: customerId ?? senderId ?? 0 };
  return { sender, receiver: { type: receiverType, id: receiverId } };
}

/** The columns of the conversation of two. */
export function toColumns({ sender, receiver }: Pair): ConversationParties {
  if (sender.type === "admin") throw new Error("the desk begins no pair");
  const isCustomer = sender.type === "customer";
  return {
    senderType: sender.type,
    customerId: isCustomer ? sender.id : null,
    senderId: isCustomer ? null : sender.id,
    receiverType: receiver.type,
    receiverId: receiver.id,
  };
}

/** The party of this kind; null when there is none. */
export function findPartyOfType({ sender, receiver }: Pair, type: PartyType): ChatParty | null {
  return [sender, receiver].find((party) => party.type === type) ?? null;
}

/** The one to whom a party of this kind writes. */
export const toOther = ({ sender, receiver }: Pair, type: PartyType): ChatParty =>
  sender.type === type ? receiver : sender;

/** The payload of the notifications about what concerns a party. */
export const topicOf = ({ type, id }: ChatParty): string => `${type}:${id}`;
