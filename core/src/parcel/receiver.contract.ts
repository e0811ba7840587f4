import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { receiverChoice } from "../orders/parcel.types.ts";
import { money, text, timestamp } from "../values.ts";

/** What the receiver of a parcel sees and chooses, without an account (contract 10.7). */

/** Identifies a parcel, as `order_id:key` of the receiver's link. */
const byLink = { token: text(200) };

export const receivedParcel = z.object({
  state: z.enum(["booked", "on_its_way", "at_the_door", "delivered", "not_coming"]),
  /** The estimated arrival; null once the parcel is over. */
  expected_at: timestamp.nullable(),
  /** The time for which it is planned; null for as soon as possible. */
  schedule_at: timestamp.nullable(),
  courier: z.object({ first_name: z.string(), vehicle: z.string() }).nullable(),
  sender_name: z.string(),
  /** The cash to have ready; null unless the receiver pays. */
  to_pay: money.nullable(),
  /** The kinds of choices that are possible now. */
  choices: z.array(z.enum(["present", "safe_place", "later"])),
  /** What the receiver chose last, and when. */
  choice: z.object({ choice: receiverChoice, at: timestamp }).nullable(),
  /** The times to which the parcel can be moved, earliest first. */
  times: z.array(timestamp),
});
export type ReceivedParcel = z.infer<typeof receivedParcel>;

export const readReceivedParcel = endpoint("GET /parcel/receiver", {
  inMaintenance: true,
  about:
    "A parcel as its receiver sees it, by the link that the receiver got: without the sender's money.",
  allow: "anyone",
  input: z.object(byLink),
  reply: receivedParcel,
  uncached: true,
  errors: ["order_not_found"],
});

export const chooseHandover = endpoint("PUT /parcel/receiver", {
  inMaintenance: true,
  about:
    "States how the receiver wants to get the parcel, until the courier is at the door: in person, in a safe place, where the courier takes a photo instead of asking for the code, or once at another time before the pickup.",
  allow: "anyone",
  input: z.object({ ...byLink, choice: receiverChoice }),
  reply: receivedParcel,
  errors: ["order_not_found", "receiver_choice", "schedule_time_invalid", "throttled"],
});
