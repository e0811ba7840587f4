import * as z from "zod";
import { flag, id, note, text, timestamp, url } from "../values.ts";
import { maxMessageLength } from "./message-limits.ts";

/**
 * Conversations of customers with stores, couriers and the desk (contract 4.9), and of these with
 * each other (contract 7.9).
 */

/**
 * Those a customer writes to: the desk (`admin`), a store (`vendor`), a courier (`delivery_man`).
 */
export const receiverTypes = ["admin", "vendor", "delivery_man"] as const;
export const receiverType = z.enum(receiverTypes);
export type ReceiverType = z.infer<typeof receiverType>;

/** Of two parties, the one whose kind is first here is the sender of their conversation. */
export const partyTypes = ["customer", "vendor", "delivery_man", "admin"] as const;
export const partyType = z.enum(partyTypes);
export type PartyType = z.infer<typeof partyType>;
export type SenderType = Exclude<PartyType, "admin">;

export const party = z.object({
  /** 0 for the desk. */
  id: z.int().min(0),
  type: partyType,
  name: z.string(),
  image_full_url: url.nullable(),
});
export type Party = z.infer<typeof party>;

export const message = z.object({
  id,
  conversation_id: id,
  sender: party,
  message: z.string().nullable(),
  /** Links to private pictures, which end. */
  file_full_url: z.array(url),
  /** Whether the other party has seen it. */
  is_seen: flag,
  order_id: id.nullable(),
  created_at: timestamp,
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  id,
  /** The customer; between staff, the store or the courier. */
  sender: party,
  receiver: party,
  last_message: message.nullable(),
  last_message_time: timestamp.nullable(),
  /** Messages that the caller has not seen. */
  unread_message_count: z.int(),
  /** In a search: the text of the newest message that contains what was searched. */
  found: z.string().optional(),
});
export type Conversation = z.infer<typeof conversation>;

/** What is written: text, pictures, or both. */
export const messageText = note(maxMessageLength);
export const conversationName = text(100);
