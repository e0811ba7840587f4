import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, money, page, paging, text, timestamp } from "../values.ts";

/** What the shop owes to people who have deleted their account (contract 10.5). */

export const listDeskClaims = endpoint("GET /desk/claims", {
  about:
    "Money that removed customers are still due, the oldest claim first. Their numbers name nobody.",
  allow: { staff: "desk", permission: "payouts" },
  input: z.object(paging),
  reply: page(
    "claims",
    z.object({
      customer_id: id,
      amount: money,
      /** What of it is going back through a gateway, and so cannot be paid. */
      on_its_way: money,
      created_at: timestamp,
    }),
  ),
  errors: ["offset_too_large"],
});

export const payDeskClaim = endpoint("POST /desk/claims/pay", {
  about:
    "Records that the shop has paid a removed customer by hand. The customer proves the claim by its reference.",
  allow: { staff: "desk", permission: "payouts" },
  input: z.object({ reference: text(20), amount: money.gt(0) }),
  reply: z.object({
    message: z.string(),
    /** What is still due. */
    left: money,
  }),
  keyRequired: true,
  errors: ["claim_not_found", "claim_amount_too_large"],
});
