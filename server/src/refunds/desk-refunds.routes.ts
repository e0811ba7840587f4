import { AppError } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import {
  decideDeskRefund,
  decideRefundDispute,
  readDeskRefundable,
} from "@errand/core/refunds/desk-refunds.contract";
import { listDeskRefunds } from "@errand/core/trips/refund-list.contract";
import { and, eq, or } from "drizzle-orm";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { equals, isWithin, matchesDeskFilter } from "../orders/desk-filter.ts";
import { type OrderApi, serializeOptions } from "../orders/order-api.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { readRefundable } from "../orders/refundable.data.ts";
import { changeOrder, deskActor } from "../orders/staff-orders.ts";
import { readPaymentsLeft } from "../payments/refunds.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { decideDispute } from "./answer-refund.ts";
import { decideRefund } from "./decide-refund.ts";
import { readRefundsForDesk } from "./desk-refund-response.ts";
import { isUndecided, type RefundedTrips, readDeskRefunds } from "./desk-refunds.data.ts";
import { readRecentRefunds } from "./recent-refunds.data.ts";
import { findConfirmLimit } from "./refund-proposals.ts";
import { toRefundableResponse } from "./refundable-response.ts";
import { findStoreRefund, isDisputed } from "./store-refunds.data.ts";

type DecisionInput = Omit<z.output<typeof decideDeskRefund.input>, "id">;

/** Refunds of orders in the zones of an operator; the list names those of trips as well. */
export const deskRefundRoutes = (trips: RefundedTrips) => (api: OrderApi) => {
  serve(api, listDeskRefunds, async ({ limit, offset, store_id, ...filter }, ctx) => {
    const { country } = await api.shop();
    const condition = and(
      filter.state === "waiting" ? isUndecided : equals(refundRequests.state, filter.state),
      equals(refundRequests.method, filter.method),
      filter.disputed === 1 ? isDisputed : undefined,
      isWithin(refundRequests.createdAt, filter),
      matchesDeskFilter(filter, { ...ctx, country }),
      store_id === undefined
        ? undefined
        : or(eq(cartOrders.storeId, store_id), trips.isOf(store_id)),
    );
    const options = { ...serializeOptions(api, ctx.language), trips };
    const { total, refunds } = await readDeskRefunds(ctx.db, condition, { limit, offset }, options);
    return { total_size: total, limit, offset, refunds };
  });

  serve(api, readDeskRefundable, async ({ id }, { db, now, language }) => {
    const row = await findOrderRow(db, id);
    if (!row) throw new AppError("order_not_found");
    const payments = await readPaymentsLeft(db, id);
    return {
      ...toRefundableResponse(row.order, await readRefundable(db, row.order)),
      payments: payments.map(({ payment, left }) => ({
        id: payment.id,
        payment_method: payment.gateway ?? payment.method,
        left: fromMinor(left),
      })),
      to_confirm: await readRefundsForDesk(
        db,
        and(eq(refundRequests.orderId, id), eq(refundRequests.state, "to_confirm")),
        serializeOptions(api, language).fileUrl,
      ),
      last_30_days: await readRecentRefunds(db, row, now),
    };
  });

  serve(api, decideRefundDispute, async ({ id, decision, borne_by, note = null }, ctx) => {
    const { db, now: at, audit, language } = ctx;
    if (decision === "shift" && !borne_by) {
      throw new AppError("borne_by_unknown", { field: "borne_by" });
    }
    const shiftTo = decision === "shift" ? (borne_by ?? null) : null;
    await decideDispute(db, id, { shiftTo, note, at });
    audit({ subject: `refund:${id}`, after: { decision, borne_by: shiftTo, note } });
    const refund = await findStoreRefund(db, id, (key) => api.files.links.urlOf(key, at));
    if (!refund) throw new AppError("refund_not_found");
    const text = shiftTo ? "dispute_shift" : "dispute_uphold";
    return { message: messageIn(language, "responses", text), refund };
  });

  serve(api, decideDeskRefund, async ({ id, ...input }, ctx) => {
    const { decision, borne_by: borneBy, method, reason, note = null } = input;
    const facts = factsOf(input);
    let refundId = 0;
    const decide = async (row: OrderRow) => {
      const { zoneId } = row.order;
      const of = { shop: row.shop, zoneId, staffId: ctx.staff.staffId };
      refundId = await decideRefund(ctx.db, row, deskActor(ctx.staff), {
        requestId: input.refund_id,
        decision,
        delivery: input.delivery === 1,
        tip: input.tip === 1,
        reason,
        amount: input.amount === undefined ? undefined : toMinor(input.amount),
        lines: input.lines?.map(({ detail_id, quantity }) => ({ id: detail_id, quantity })),
        method,
        borneBy,
        note,
        limit: await findConfirmLimit(ctx.db, of),
        at: ctx.now,
      });
      facts.refund_status = (await readOne(ctx, refundId)).refund_status;
    };
    const { order } = await changeOrder(api, ctx, id, decide, facts);
    const refund = await readOne(ctx, refundId);
    const decided = decision === "approve" ? "refund_approved" : "refund_rejected";
    const text = refund.refund_status === "to_confirm" ? "refund_proposed" : decided;
    return { message: messageIn(ctx.language, "responses", text), order, refund };
  });

  async function readOne({ db, language }: Pick<AnyRequestContext, "db" | "language">, id: number) {
    const { fileUrl } = serializeOptions(api, language);
    const [refund] = await readRefundsForDesk(db, eq(refundRequests.id, id), fileUrl);
    if (!refund) throw new AppError("refund_not_found");
    return refund;
  }
};

/** The decision in the audit log. */
function factsOf({
  decision,
  amount,
  lines,
  delivery,
  tip,
  reason,
  method,
  borne_by,
  note,
}: DecisionInput): AuditFacts {
  return {
    refund_decision: decision,
    refund_amount: amount ?? null,
    refund_lines: lines ?? null,
    refund_delivery: delivery,
    refund_tip: tip,
    refund_reason: reason ?? null,
    refund_method: method ?? null,
    borne_by,
    refund_note: note ?? null,
  };
}
