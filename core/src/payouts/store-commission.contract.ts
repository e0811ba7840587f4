import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, percent, text } from "../values.ts";

export const changeStoreCommission = endpoint("PUT /desk/stores/{id}/commission", {
  about:
    "What the shop keeps of what a store sells from now on, in percent; null: as of every store.",
  allow: { staff: "desk", permission: "payouts", owns: "store" },
  input: z.object({ id, commission: percent.nullable(), reason: text(255) }),
  reply: z.object({
    message: z.string(),
    /** Null: that of the shop. */
    commission: percent.nullable(),
    shop_commission: percent,
  }),
  errors: ["store_not_found"],
});
