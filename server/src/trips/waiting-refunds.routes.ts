import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { confirmRefund, withdrawRefund } from "@errand/core/trips/waiting-refunds.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { changeOrder } from "../orders/staff-orders.ts";
import { confirmRefund as confirmOrderRefund } from "../refunds/decide-refund.ts";
import { readRefundsForDesk } from "../refunds/desk-refund-response.ts";
import {
  findConfirmLimit,
  mustBeConfirmed,
  readProposal,
  withdrawRefund as withdrawProposal,
} from "../refunds/refund-proposals.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { changeTrip } from "./provider-trips.ts";
import { confirmTripRefund } from "./refund-trip.ts";
import type { TripRow } from "./trip-row.ts";

type DeskContext = AnyRequestContext & { staff: StaffOf<"desk"> };

/** A change of what a refund is about, which it has locked. */
interface Change {
  message: MessageKey<"responses">;
  /** What the refund is afterwards; null: gone, or a request as it was. */
  status: "approved" | null;
  ofOrder(row: OrderRow): Promise<void>;
  ofTrip(row: TripRow): Promise<void>;
}

/** Refunds of orders and trips that wait for a second operator (contract 7.5). */
export function waitingRefundRoutes(api: OrderApi) {
  serve(api, confirmRefund, async ({ id }, ctx) => {
    const { db, staff, now: at } = ctx;
    const requestId = id;
    const changed = await change(ctx, id, {
      message: "refund_confirmed",
      status: "approved",
      async ofOrder(row) {
        await requireOther(ctx, id, row);
        await confirmOrderRefund(db, row, staff.staffId, { requestId, at });
      },
      async ofTrip(row) {
        await requireOther(ctx, id, row);
        await confirmTripRefund(db, row, staff.staffId, { requestId, at });
      },
    });
    const refund = await find(ctx, id);
    if (!refund) throw new AppError("refund_not_found");
    return { ...changed, refund };
  });

  serve(api, withdrawRefund, async ({ id }, ctx) => {
    const { db, now: at } = ctx;
    const withdraw = async ({ order }: OrderRow | TripRow) => {
      await withdrawProposal(db, { requestId: id, at });
      await notifyWatchers(db, order.id);
    };
    const changed = await change(ctx, id, {
      ...{ message: "refund_withdrawn", status: null, ofOrder: withdraw, ofTrip: withdraw },
    });
    return { ...changed, refund: await find(ctx, id) };
  });

  /** Changes the order or the trip of a refund, and states the refund for the audit log. */
  async function change(
    ctx: DeskContext,
    id: number,
    { message, status, ofOrder, ofTrip }: Change,
  ) {
    const { orderId, kind } = await readSale(ctx.db, id);
    const { amount, proposedBy } = await readProposal(ctx.db, id);
    const before = { refund_status: "to_confirm", proposed_by: proposedBy };
    const after = { refund_id: id, refund_amount: fromMinor(amount), refund_status: status };
    const text = messageIn(ctx.language, "responses", message);
    if (kind === "trip") {
      const { trip } = await changeTrip(api, ctx, orderId, message, ofTrip, after, before);
      return { message: text, order: null, trip };
    }
    const { order } = await changeOrder(api, ctx, orderId, ofOrder, after, before);
    return { message: text, order, trip: null };
  }

  async function find({ db, language }: DeskContext, id: number) {
    const { fileUrl } = serializeOptions(api, language);
    const [refund] = await readRefundsForDesk(db, eq(refundRequests.id, id), fileUrl);
    return refund ?? null;
  }
}

/**
 * Throws `refund_same_person` for whoever decided the refund, unless nobody else may confirm it or
 * nobody has to any more.
 */
async function requireOther(
  { db, staff: { staffId }, now: at }: DeskContext,
  requestId: number,
  { order: { id: orderId, zoneId }, shop }: OrderRow | TripRow,
) {
  const { proposedBy, amount } = await readProposal(db, requestId);
  if (proposedBy !== staffId) return;
  const limit = await findConfirmLimit(db, { shop, zoneId, staffId });
  if (limit && (await mustBeConfirmed(db, limit, { orderId, amount, at }))) {
    throw new AppError("refund_same_person");
  }
}

/** Throws `refund_decided` for what was withdrawn: the refunds of others are refused before. */
async function readSale(db: Database, refundId: number) {
  const [row] = await db
    .select({ orderId: orders.id, kind: orders.kind })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(eq(refundRequests.id, refundId));
  if (!row) throw new AppError("refund_decided");
  return row;
}
