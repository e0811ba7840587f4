import type { ReceiverType } from "@errand/core/chat/chat.types";
import type { Staff } from "../requests/caller.ts";

/** The one whom a customer writes to; the id of the desk is 0. */
export interface Receiver {
  type: ReceiverType;
  id: number;
  /** Of the desk: the zones of the operator who reads or writes; null and none for all. */
  zoneIds?: readonly number[] | null;
}

/** One of the two parties of a conversation. */
export type ChatParty = { type: "customer"; id: number } | Receiver;

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

/** The payload of the notifications about what concerns a party. */
export const topicOf = ({ type, id }: ChatParty): string => `${type}:${id}`;
