import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText } from "../entries/localized.ts";
import { money } from "../values.ts";

/** What the shop gives back for delivered orders (contract 7.3). */

export const cashbackValues = z.object({
  title: localizedText(100),
  cashback_type: z.enum(["percentage", "amount"]),
  cashback_amount: z.number().min(0.01).max(9_999_999.99),
  min_purchase: money.default(0),
  /** The most of a percentage; 0: no cap. */
  max_discount: money.default(0),
  /** How often one customer gets it. */
  same_user_limit: z.int().min(1).max(1_000_000),
});
export type CashbackValues = z.output<typeof cashbackValues>;

export const deskCashbacks = entryListEndpoints({
  ...{ path: "/desk/cashbacks", permission: "marketing", one: "cashback", many: "cashbacks" },
  values: cashbackValues,
  errors: ["cashback_percentage"],
});
export const namedDeskCashbacks = nameEndpoints("Cashbacks", deskCashbacks);
