import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText } from "../entries/localized.ts";
import { money } from "../values.ts";

/** What the shop adds to funds of a wallet (contract 7.3). */

export const bonusValues = z.object({
  title: localizedText(100),
  description: localizedText(500).nullable().default(null),
  bonus_type: z.enum(["percentage", "amount"]),
  bonus_amount: z.number().min(0.01).max(9_999_999.99),
  minimum_add_amount: money.default(0),
  /** The most of a percentage; 0: no cap. */
  maximum_bonus_amount: money.default(0),
});
export type BonusValues = z.output<typeof bonusValues>;

export const deskBonuses = entryListEndpoints({
  ...{ path: "/desk/bonuses", permission: "marketing", one: "bonus", many: "bonuses" },
  values: bonusValues,
  errors: ["bonus_percentage"],
});
export const namedDeskBonuses = nameEndpoints("Bonuses", deskBonuses);
