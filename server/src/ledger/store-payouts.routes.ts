import { listStorePayouts } from "@errand/core/ledger/store-statements.contract";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { readNextPayout, readPayouts } from "./payouts.data.ts";

/** What the shop has paid a store. */
export function storePayoutRoutes(api: ShopApi) {
  serve(api, listStorePayouts, async (paging, { db, staff, now }) => ({
    ...(await readPayouts(db, { kind: "store", storeId: staff.storeId }, "store_payout", paging)),
    next_day: await readNextPayout(api, now),
  }));
}
