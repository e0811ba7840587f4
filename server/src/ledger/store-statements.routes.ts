import type { AccountRef } from "@errand/core/ledger/accounts";
import {
  listStorePayouts,
  readStoreStatement,
} from "@errand/core/ledger/store-statements.contract";
import { fromMinor, type Minor, minor, sumOf } from "@errand/core/money";
import { startOfDay } from "@errand/core/time";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { balanceOf } from "./ledger.ts";
import { balanceBefore } from "./period-statement.data.ts";
import { statement } from "./statement.data.ts";
import { readStoreMovements, type StoreMovements } from "./store-statement.data.ts";

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
      ...toResponse(total),
      closing_balance: fromMinor(sumOf([opening, ...Object.values(total)])),
      days: days.map(({ day, movements }) => ({ day, ...toResponse(movements) })),
    };
  });
}

function toResponse(movements: StoreMovements) {
  return {
    sales: fromMinor(movements.store_share),
    commission: spent(movements.store_commission),
    delivery: fromMinor(movements.store_delivery),
    collected_cash: spent(movements.store_collected_cash),
    refunds: spent(sumOf([movements.refund, movements.refund_shifted])),
    paid_out: spent(movements.store_payout),
  };
}

/** What lowered the balance, without its sign. */
function spent(amount: Minor): number {
  return fromMinor(minor(0 - amount));
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
