import { piecesOfVehicle } from "@errand/core/checkout/unpaid-orders";
import { fromMinor } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import { bookTrip, quoteTrip } from "@errand/core/trips/trips.contract";
import { flagOf } from "@errand/core/values";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { messageIn } from "../messages/messages.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { serve } from "../requests/serve.ts";
import { createTrip } from "./book-trip.ts";
import { planReceipt, planTrip } from "./plan-trip.ts";
import { readTrip } from "./read-trip.ts";

/** Quotes and books trips. */
export function bookingRoutes(api: CatalogApi) {
  serve(api, quoteTrip, async (input, ctx) => {
    const plan = await planTrip(input, ctx);
    throwOrderErrors(plan.errors);
    const { taxIncluded } = plan.shop;
    return {
      tax_amount: fromMinor(amountOf(plan.receipt.lines, "tax")),
      tax_status: taxIncluded ? ("included" as const) : ("excluded" as const),
      tax_included: flagOf(taxIncluded),
      receipt: planReceipt(plan, ctx.language),
    };
  });

  serve(api, bookTrip, async (input, ctx) => {
    const { db, language, now } = ctx;
    const id = await createTrip(input, ctx);
    const trip = await readTrip(db, id, { language, now, url: api.settings.url });
    const pieces = trip.quantity * piecesOfVehicle;
    await limitUnpaidOrders(api, ctx, [{ orderId: id, pieces }]);
    return { message: messageIn(language, "responses", "trip_booked"), trip_id: id, trip };
  });
}
