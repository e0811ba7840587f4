import type { refundDispute, storeRefund } from "@errand/core/refunds/store-refunds.contract";
import { disputeDays } from "@errand/core/refunds/store-refunds.contract";
import { and, desc, eq, gt, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { type RefundRequest, refundRequests } from "../order-rows/refund-requests.tables.ts";
import { servesZone } from "../orders/order-ownership.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { type RequestedRefund, toRefundResponse } from "../orders/refund-response.ts";
import { refunds } from "../payments/payments.tables.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import type { Staff } from "../requests/caller.ts";
import { findSaleOfRefund } from "../staff/audit.data.ts";
import { refundDisputes } from "./refund-disputes.tables.ts";

export type StoreRefund = z.input<typeof storeRefund>;
type Dispute = typeof refundDisputes.$inferSelect;
type UrlOf = (key: string) => string;

const disputeMs = disputeDays * 24 * 3_600_000;

/** Until when a store can answer a refund: from its approval on. */
export function answerUntil({ updatedAt }: Pick<RefundRequest, "updatedAt">): Date {
  return new Date(updatedAt.getTime() + disputeMs);
}

/** The refunds that a store or a provider bears, or bore until they were shifted. */
export function isOfStore(storeId: number): SQL | undefined {
  return and(
    eq(refundRequests.state, "approved"),
    sql`exists (
      select from ${refunds} as r where r.request_id = ${refundRequests}.id
        and r.borne_by = 'store' and r.bearer_id = ${storeId})`,
  );
}

/** Those that can still be answered. */
export function isUnanswered(now: Date): SQL | undefined {
  const since = new Date(now.getTime() - disputeMs);
  return and(isNull(refundDisputes.requestId), gt(refundRequests.updatedAt, since));
}

/** Those that wait for the desk, also where disputes are not joined. */
export const isDisputed = sql`exists (
  select from ${refundDisputes} as d where d.request_id = ${refundRequests}.id and d.state = 'open')`;

/** Those that were approved, answered or decided since then. */
export function isChangedSince(since: Date): SQL | undefined {
  return or(
    gte(refundRequests.updatedAt, since),
    gte(refundDisputes.at, since),
    gte(refundDisputes.decidedAt, since),
  );
}

export async function readStoreRefunds(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  urlOf: UrlOf,
): Promise<{ total: number; refunds: StoreRefund[] }> {
  const matching = () =>
    db
      .select({ request: refundRequests, dispute: refundDisputes, kind: orders.kind })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .leftJoin(refundDisputes, eq(refundDisputes.requestId, refundRequests.id))
      .where(condition)
      .$dynamic();
  const rows = await matching()
    .orderBy(desc(refundRequests.updatedAt), desc(refundRequests.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const counted = db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .leftJoin(refundDisputes, eq(refundDisputes.requestId, refundRequests.id))
    .where(condition)
    .limit(10_000);
  return {
    total: await db.$count(counted.as("counted")),
    refunds: await toStoreRefunds(db, rows, urlOf),
  };
}

export async function findStoreRefund(
  db: Database,
  id: number,
  urlOf: UrlOf,
): Promise<StoreRefund | null> {
  const { refunds: found } = await readStoreRefunds(
    db,
    eq(refundRequests.id, id),
    { limit: 1, offset: 1 },
    urlOf,
  );
  return found[0] ?? null;
}

interface AnsweredRequest {
  request: RefundRequest;
  dispute: Dispute | null;
  kind: (typeof orders.$inferSelect)["kind"];
}

async function toStoreRefunds(
  db: Database,
  rows: AnsweredRequest[],
  urlOf: UrlOf,
): Promise<StoreRefund[]> {
  const ids = rows.map(({ request }) => request.id);
  const returned =
    ids.length === 0 ? [] : await db.select().from(refunds).where(inArray(refunds.requestId, ids));
  const files = await readFilesOf(
    db,
    rows.flatMap(({ request }) => [orderSubject(request.orderId), disputeSubject(request.id)]),
  );
  const keys = new Set(files.map(({ key }) => key));
  const linkTo = (key: string) => (keys.has(key) ? urlOf(key) : null);
  return rows.map(({ request, dispute, kind }) => {
    const refund: RequestedRefund = {
      request,
      returned: returned.filter(({ requestId, state }) => {
        return requestId === request.id && state !== "rejected";
      }),
    };
    return {
      ...toRefundResponse(refund, linkTo),
      order_id: request.orderId,
      kind: kind === "trip" ? ("trip" as const) : ("order" as const),
      answer_until: answerUntil(request).toISOString(),
      dispute: dispute && toDisputeResponse(dispute, linkTo),
    };
  });
}

/** The disputes of these refunds in the contract's shape. */
export async function readDisputes(
  db: Database,
  requestIds: number[],
  urlOf: UrlOf,
): Promise<Map<number, z.input<typeof refundDispute>>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundDisputes)
    .where(inArray(refundDisputes.requestId, requestIds));
  return new Map(rows.map((row) => [row.requestId, toDisputeResponse(row, urlOf)]));
}

function toDisputeResponse(
  { state, reason, pictures, at, deskNote, decidedAt }: Dispute,
  linkTo: (key: string) => string | null,
): z.input<typeof refundDispute> {
  return {
    state,
    reason,
    image_full_url: pictures.flatMap((picture) => linkTo(picture) ?? []),
    at: at.toISOString(),
    admin_note: deskNote,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

/** The subject of the pictures of a dispute. */
export const disputeSubject = (requestId: number): string => `refund_dispute:${requestId}`;

/**
 * Whether a refund is one of the store, or of an order or a trip in the zones of the operator, who
 * learns of a withdrawn one that it no longer waits.
 */
export async function isOwnRefund(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind === "courier") return false;
  const [row] = await db
    .select({ zoneId: orders.zoneId })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(
      and(
        eq(refundRequests.id, id),
        staff.kind === "operator" ? undefined : isOfStore(staff.storeId),
      ),
    );
  if (staff.kind !== "operator") return row !== undefined;
  const zoneId = row ? row.zoneId : await findZoneOfWithdrawn(db, id);
  return zoneId !== null && servesZone(staff, zoneId);
}

/** The zone of a refund that was withdrawn, so that it is gone. */
async function findZoneOfWithdrawn(db: Database, id: number): Promise<number | null> {
  const orderId = await findSaleOfRefund(db, id);
  if (orderId === null) return null;
  const [row] = await db
    .select({ zoneId: orders.zoneId })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.zoneId ?? null;
}
