import type { AccountRef } from "@errand/core/ledger/accounts";
import {
  listStorePayouts,
  readStoreStatement,
} from "@errand/core/ledger/store-statements.contract";
import { fromMinor, minor, sumOf } from "@errand/core/money";
import { startOfDay } from "@errand/core/time";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { balanceOf } from "./ledger.ts";
import { balanceBefore } from "./period-statement.data.ts";
import { statement } from "./statement.data.ts";
import { readStoreMovements, spent, toMovementsResponse } from "./store-statement.data.ts";

/** What the shop owes a store and has paid it. */
export function storeStatementRoutes(api: ShopApi) {
  serve(api, listStorePayouts, async ({ limit, offset }, { db, staff }) => {
    const account: AccountRef = { kind: "store", storeId: staff.storeId };
    const kinds = ["store_payout"] as const;
    const { total, entries } = await statement(db, account, { limit, offset, kinds });
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
  });

  serve(api, readStoreStatement, async ({ month }, { db, staff }) => {
    const { timeZone } = await api.shop();
    const account: AccountRef = { kind: "store", storeId: staff.storeId };
    const from = startOfDay(`${month}-01`, timeZone);
    const to = startOfDay(`${monthAfter(month)}-01`, timeZone);
    const opening = minor(await balanceBefore(db, account, from));
    const { days, total } = await readStoreMovements(db, staff.storeId, { from, to, timeZone });
    return {
      month,
      opening_balance: fromMinor(opening),
      ...toMovementsResponse(total),
      closing_balance: fromMinor(sumOf([opening, ...Object.values(total)])),
      days: days.map(({ day, movements }) => ({ day, ...toMovementsResponse(movements) })),
    };
  });
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
