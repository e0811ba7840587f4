import { listStorePayouts } from "@errand/core/ledger/store-statements.contract";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { readPayouts } from "./payouts.data.ts";

/** What the shop has paid a store. */
export function storePayoutRoutes(api: ShopApi) {
  serve(api, listStorePayouts, (paging, { db, staff }) =>
    readPayouts(db, { kind: "store", storeId: staff.storeId }, "store_payout", paging),
  );
}
