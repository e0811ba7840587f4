import type { AccountPayout, removeAccount } from "@errand/core/account/profile.contract";
import type { Language } from "@errand/core/language";
import type * as z from "zod";
import type { Database } from "../database/database.ts";

/** How the customer wants the money of the wallet. */
export type PayoutStatement = Pick<
  z.output<typeof removeAccount.input>,
  "payout" | "wallet_balance"
>;

export interface BalanceRequest {
  customerId: number;
  language: Language;
  statement: PayoutStatement;
}

/** Implemented by the wallet, for the removal of an account. */
export interface AccountBalances {
  /** Throws `account_holds_money` while money is left and nothing is stated about it. */
  requireStatement(tx: Database, request: BalanceRequest): Promise<void>;
  /**
   * Empties wallet and points, and sends the money on its way. Undefined when there was nothing.
   * Throws `account_holds_money` as well.
   */
  close(tx: Database, request: BalanceRequest & { now: Date }): Promise<AccountPayout | undefined>;
}
