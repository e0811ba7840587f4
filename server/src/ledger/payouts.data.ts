import type { AccountRef } from "@errand/core/ledger/accounts";
import { findNextPayout } from "@errand/core/ledger/payout-day";
import { fromMinor, minor } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { balanceOf } from "./ledger.ts";
import { statement } from "./statement.data.ts";
import { spent } from "./store-statement.data.ts";

/** The day on which the shop pays next; null without a fixed weekday. */
export async function readNextPayout({ shop }: Pick<ShopApi, "shop">, now: Date) {
  const { timeZone, payoutDay = "off" } = await shop();
  return findNextPayout(payoutDay, localTime(now, timeZone).day);
}

/** One page of what an account was paid out, newest first, with what it is due now. */
export async function readPayouts(
  db: Database,
  account: AccountRef,
  kind: "store_payout" | "courier_payout",
  { limit, offset }: { limit: number; offset: number },
) {
  const { total, entries } = await statement(db, account, {
    limit,
    offset,
    kinds: [kind, "payout_returned"],
  });
  return {
    due: fromMinor(minor(await balanceOf(db, account))),
    total_size: total,
    limit,
    offset,
    payouts: entries.map(({ id, amount, at }) => ({
      id,
      amount: spent(minor(amount)),
      at: at.toISOString(),
    })),
  };
}
