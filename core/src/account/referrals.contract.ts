import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, money, page, paging, timestamp } from "../values.ts";

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
    /** What the first order of a friend costs less; null where the shop gives nothing. */
    friend_bonus: z
      .object({
        discount_amount: z.number(),
        discount_amount_type: z.enum(["percentage", "amount"]),
        /** The last day for a friend who signs up today. */
        validity: day,
      })
      .nullable(),
  }),
  errors: ["feature_off"],
});
