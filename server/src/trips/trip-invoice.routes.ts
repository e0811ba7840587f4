import { AppError } from "@errand/core/errors";
import { getTripInvoice } from "@errand/core/trips/trips.contract";
import { readInvoiceParts } from "../orders/invoice-parts.data.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { serve } from "../requests/serve.ts";
import { findTripRow } from "./read-trip.ts";
import { requireTripAccess } from "./trip-access.ts";
import { tripOptions } from "./trip-api.ts";
import { toTripResponses } from "./trip-response.ts";

/** The invoice of a trip, whose number is that of the trip. */
export function tripInvoiceRoutes(api: PaymentApi) {
  serve(api, getTripInvoice, async (input, ctx) => {
    await requireTripAccess(api, ctx, input);
    const { db, language } = ctx;
    const row = await findTripRow(db, input.trip_id);
    const [trip] = row ? await toTripResponses(db, [row], tripOptions(api, language)) : [];
    if (!row || !trip) throw new AppError("trip_not_found");
    const sale = { ...row, store: row.provider };
    return {
      ...(await readInvoiceParts(api, db, sale, language)),
      issued_at: trip.completed ?? trip.created_at,
      trip,
    };
  });
}
