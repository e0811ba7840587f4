import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, money, page, paging, text, timestamp } from "../values.ts";

/** What the first order of a friend costs less; null where the shop gives nothing. */
const friendBonus = z
  .object({
    discount_amount: z.number(),
    discount_amount_type: z.enum(["percentage", "amount"]),
    /** The last day for a friend who signs up today. */
    validity: day,
  })
  .nullable();

const referred = z.object({
  f_name: z.string(),
  joined_at: timestamp,
  /** Null until the first order of this friend is delivered. */
  reward: money.nullable(),
  rewarded_at: timestamp.nullable(),
});

export const listReferred = endpoint("GET /customer/referrals", {
  about: "What a referral earns, and the friends who signed up with the code of this customer.",
  allow: "customer",
  input: z.object(paging),
  reply: page("data", referred).extend({
    ref_code: z.string(),
    /** For each friend. */
    reward: money,
    /** All rewards so far, also for friends whose accounts are deleted. */
    earned: money,
    friend_bonus: friendBonus,
  }),
  errors: ["feature_off"],
});

export const readReferralInvitation = endpoint("POST /auth/invitation", {
  about: "Who invites by a referral code, and what the first order of the invited costs less.",
  allow: "anyone",
  // The code is no part of an address, which logs contain.
  isRead: true,
  input: z.object({ ref_code: text(20) }),
  /** `f_name`: the first name of who invites. */
  reply: z.object({ f_name: z.string(), friend_bonus: friendBonus }),
  errors: ["ref_code", "throttled"],
});
