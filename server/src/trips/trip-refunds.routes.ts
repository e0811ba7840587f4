import { AppError } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import {
  readTripRefundable,
  refundTrip as refundTripEndpoint,
} from "@errand/core/trips/trip-refunds.contract";
import type { Database } from "../database/database.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { readRequestedRefunds, toRefundResponse } from "../orders/refund-response.ts";
import { serve } from "../requests/serve.ts";
import { changeTrip } from "./provider-trips.ts";
import { lockTripRow } from "./read-trip.ts";
import { readTripLeft, refundTrip } from "./refund-trip.ts";

/** What the desk returns of trips in the zones of an operator. */
export function tripRefundRoutes(api: OrderApi) {
  serve(api, readTripRefundable, async ({ id }, { db }) => ({
    ...(await readTripLeft(db, await lockTripRow(db, id))),
    refunds: await readRefundsOf(db, id),
  }));

  serve(api, refundTripEndpoint, async ({ id, amount, borne_by, ...input }, ctx) => {
    const { reason, method, note = null } = input;
    const terms = { amount: toMinor(amount), borneBy: borne_by, reason, method, note };
    let refundId = 0;
    const facts = {
      ...{ refund_amount: amount, refund_reason: reason, refund_method: method ?? null },
      ...{ borne_by, refund_note: note },
    };
    const { message, trip } = await changeTrip(
      ...([api, ctx, id, "trip_refunded"] as const),
      async (row) => {
        refundId = await refundTrip(ctx.db, row, { ...terms, at: ctx.now });
      },
      facts,
    );
    const refund = (await readRefundsOf(ctx.db, id)).find((each) => each.id === refundId);
    if (!refund) throw new AppError("trip_status_conflict");
    return { message, trip, refund };
  });
}

async function readRefundsOf(db: Database, tripId: number) {
  const refunds = (await readRequestedRefunds(db, [tripId])).get(tripId) ?? [];
  // A refund of a trip has no request, and so no pictures.
  return refunds.map((refund) => toRefundResponse(refund, () => null));
}
