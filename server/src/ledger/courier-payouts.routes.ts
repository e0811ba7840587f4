import type { AccountRef } from "@errand/core/ledger/accounts";
import { listCourierPayouts } from "@errand/core/ledger/courier-payouts.contract";
import type { ShopApi } from "../config/shop.ts";
import { serve } from "../requests/serve.ts";
import { readNextPayout, readPayouts } from "./payouts.data.ts";

/** What the shop owes a courier and has paid. */
export function courierPayoutRoutes(api: ShopApi) {
  serve(api, listCourierPayouts, async (paging, { db, staff, now }) => {
    const account: AccountRef = { kind: "courier", courierId: staff.courierId };
    const page = await readPayouts(db, account, "courier_payout", paging);
    return { ...page, next_day: await readNextPayout(api, now) };
  });
}
