import type { AccountRef } from "@errand/core/ledger/accounts";
import {
  listStorePayouts,
  readStoreStatement,
} from "@errand/core/ledger/store-statements.contract";
import { fromMinor, minor, sumOf } from "@errand/core/money";
import { startOfDay } from "@errand/core/time";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { readPayouts } from "./payouts.data.ts";
import { balanceBefore } from "./period-statement.data.ts";
import { readStoreMovements, toMovementsResponse } from "./store-statement.data.ts";

/** What the shop owes a store and has paid it. */
export function storeStatementRoutes(api: ShopApi) {
  serve(api, listStorePayouts, (paging, { db, staff }) =>
    readPayouts(db, { kind: "store", storeId: staff.storeId }, "store_payout", paging),
  );

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
