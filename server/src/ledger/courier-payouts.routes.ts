import type { AccountRef } from "@errand/core/ledger/accounts";
import { listCourierPayouts } from "@errand/core/ledger/courier-payouts.contract";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import { readPayouts } from "./payouts.data.ts";

/** What the shop owes a courier and has paid. */
export function courierPayoutRoutes(api: Api) {
  serve(api, listCourierPayouts, (paging, { db, staff }) => {
    const account: AccountRef = { kind: "courier", courierId: staff.courierId };
    return readPayouts(db, account, "courier_payout", paging);
  });
}
