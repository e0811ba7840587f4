import type { AccountRef } from "@errand/core/ledger/accounts";
import { fromMinor, minor, sumOf } from "@errand/core/money";
import { startOfDay } from "@errand/core/time";
import type { Database } from "../database/database.ts";
import { balanceBefore } from "./period-statement.data.ts";
import { readStoreMovements, toMovementsResponse } from "./store-statement.data.ts";

/** The account of a store in a month such as `2026-03`, by the clock of the shop. */
export async function readStatement(
  db: Database,
  storeId: number,
  month: string,
  timeZone: string,
) {
  const account: AccountRef = { kind: "store", storeId };
  const [first, after] = getMonthDays(month);
  const from = startOfDay(first, timeZone);
  const to = startOfDay(after, timeZone);
  const opening = minor(await balanceBefore(db, account, from));
  const { days, total } = await readStoreMovements(db, storeId, { from, to, timeZone });
  return {
    month,
    opening_balance: fromMinor(opening),
    ...toMovementsResponse(total),
    closing_balance: fromMinor(sumOf([opening, ...Object.values(total)])),
    days: days.map(({ day, movements }) => ({ day, ...toMovementsResponse(movements) })),
  };
}

/** The first day of a month such as `2026-03`, and that of the next one. */
export function getMonthDays(month: string): [string, string] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number)).toISOString().slice(0, 10)];
}
