import { AppError } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import type { DeskRefundResponse } from "@errand/core/orders/payment.types";
import {
  readTripRefundable,
  refundTrip as refundTripEndpoint,
} from "@errand/core/trips/trip-refunds.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { readRefundsForDesk } from "../refunds/desk-refund-response.ts";
import { findConfirmLimit } from "../refunds/refund-proposals.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import { serve } from "../requests/serve.ts";
import { changeTrip } from "./provider-trips.ts";
import { lockTripRow } from "./read-trip.ts";
import { readTripLeft, refundTrip } from "./refund-trip.ts";
import type { TripRow } from "./trip-row.ts";

/** What the desk returns of trips in the zones of an operator. */
export function tripRefundRoutes(api: OrderApi) {
  serve(api, readTripRefundable, async ({ id }, { db }) => ({
    ...(await readTripLeft(db, await lockTripRow(db, id))),
    refunds: await readRefundsForDesk(db, eq(refundRequests.orderId, id), withoutPictures),
  }));

  serve(api, refundTripEndpoint, async ({ id, amount, borne_by, ...input }, ctx) => {
    const { reason, method, note = null } = input;
    const terms = { amount: toMinor(amount), borneBy: borne_by, reason, method, note };
    let refundId = 0;
    const facts: AuditFacts = {
      ...{ refund_amount: amount, refund_reason: reason, refund_method: method ?? null },
      ...{ borne_by, refund_note: note },
    };
    const change = async (row: TripRow) => {
      const { zoneId } = row.order;
      const of = { shop: row.shop, zoneId, staffId: ctx.staff.staffId };
      const limit = await findConfirmLimit(ctx.db, of);
      refundId = await refundTrip(ctx.db, row, { ...terms, limit, at: ctx.now });
      facts.refund_status = (await readOne(ctx.db, refundId)).refund_status;
    };
    const { message, trip } = await changeTrip(api, ctx, id, "trip_refunded", change, facts);
    const refund = await readOne(ctx.db, refundId);
    const waits = refund.refund_status === "to_confirm";
    const proposed = messageIn(ctx.language, "responses", "refund_proposed");
    return { message: waits ? proposed : message, trip, refund };
  });
}

async function readOne(db: Database, refundId: number): Promise<DeskRefundResponse> {
  const [refund] = await readRefundsForDesk(db, eq(refundRequests.id, refundId), withoutPictures);
  if (!refund) throw new AppError("refund_not_found");
  return refund;
}

/** A refund of a trip has no request, and so no pictures. */
const withoutPictures = () => "";
