import { eq } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import type { Feature, IsOwn } from "../requests/feature.types.ts";
import { deskLedgerRoutes } from "./desk-ledger.routes.ts";
import { deskPayoutRoutes } from "./desk-payouts.routes.ts";
import { gatewayReportRoutes } from "./gateway-report.routes.ts";
import { payoutRuns } from "./payouts.tables.ts";
import { storeCommissionRoutes } from "./store-commission.routes.ts";

/** A run pays stores of all zones: operators of some zones do not see it. */
const isOwnRun: IsOwn = async (db, staff, id) =>
  staff.kind === "operator" &&
  staff.zoneIds === null &&
  (await db.$count(payoutRuns, eq(payoutRuns.id, id))) > 0;

export const payoutsFeature: Feature<ShopApi> = {
  routes: [deskLedgerRoutes, deskPayoutRoutes, gatewayReportRoutes, storeCommissionRoutes],
  owns: { payout: isOwnRun },
};
