import {
  listStorePayouts,
  readStoreStatement,
} from "@errand/core/ledger/store-statements.contract";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { readPayouts } from "./payouts.data.ts";
import { readStatement } from "./read-statement.ts";

/** What the shop owes a store and has paid it. */
export function storeStatementRoutes(api: ShopApi) {
  serve(api, listStorePayouts, (paging, { db, staff }) =>
    readPayouts(db, { kind: "store", storeId: staff.storeId }, "store_payout", paging),
  );

  serve(api, readStoreStatement, async ({ month }, { db, staff }) => {
    const { timeZone } = await api.shop();
    return readStatement(db, staff.storeId, month, timeZone);
  });
}
