import { featureOff } from "@errand/core/errors";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { findRunReach, quoteRun } from "@errand/core/runs/runs.contract";
import { listShopperCarts } from "../cart/shopper-carts.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { serve } from "../requests/serve.ts";
import { planRunOrders } from "./plan-run-orders.ts";
import { toQuotedStops } from "./quoted-stops.ts";
import { findReach } from "./reach.ts";
import { toStopReceipt } from "./stop-plan.ts";

/** Errand runs of customers and guests. */
export function runRoutes(api: CheckoutApi) {
  serve(api, findRunReach, async ({ store_ids: asked }, ctx) => {
    const shop = await api.shop();
    const { errandRun: terms } = shop;
    if (!terms?.isOn) throw featureOff("runs", "store_ids");
    const { db, place, now } = ctx;
    const carts = await listShopperCarts(api, ctx);
    if (!place || carts.length === 0) return { stores: [], run: null };
    const inCart = carts.map(({ store_id: storeId, subtotal }) => ({
      storeId,
      subtotal: toMinor(subtotal),
    }));
    const door: Position = [place.longitude, place.latitude];
    return findReach(db, { inCart, asked }, { maps: api.maps, shop, terms, door, now });
  });

  serve(api, quoteRun, async (input, ctx) => {
    const { errandRun } = await api.shop();
    if (!errandRun?.isOn) throw featureOff("runs", "stops");
    const run = await planRunOrders(api, input, ctx, errandRun);
    const { language } = ctx;
    return {
      run_amount: fromMinor(sumOf(run.plans.map(({ receipt }) => receipt.total))),
      fee: fromMinor(run.fee),
      alone_fee: fromMinor(run.aloneFee),
      window: { from: run.window.from.toISOString(), to: run.window.to.toISOString() },
      stops: toQuotedStops(run, { address: input.address ?? "", language }),
      receipts: run.plans.map((plan, stop) => ({ stop, receipt: toStopReceipt(plan, language) })),
    };
  });
}
