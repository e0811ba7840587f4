import { type Minor, minor, nothing, sumOf, times } from "@errand/core/money";
import type { MemberPart } from "@errand/core/payments/split-refund";
import { itemsOf } from "@errand/core/pricing/line-discounts";
import {
  entitlementsOf,
  partsLeft,
  partsOfOrder,
  type RefundableLine,
  type RefundParts,
  sumOfParts,
} from "@errand/core/refunds/refund-amounts";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../order-rows/line-snapshot.ts";
import { orderLines, type orders } from "../order-rows/orders.tables.ts";
import { refundProposals } from "../order-rows/refund-proposals.tables.ts";
import {
  type RefundRequest,
  refundRequests,
  type StoredRefundLine,
} from "../order-rows/refund-requests.tables.ts";

/** What an order cost, and what is left of it after refunds. */
export interface Refundable {
  order: RefundParts;
  /** Neither returned nor waiting for a second operator. */
  left: RefundParts;
  /** What waits for one. */
  reserved: RefundParts;
  lines: LineOfMember[];
}

/** `memberId`: who has chosen it in a group. */
type LineOfMember = RefundableLine & { memberId: number | null };

/** What of a refund is for the lines of each member of a group. */
export function getMemberParts(
  lines: readonly LineOfMember[],
  refunded: readonly { id: number; amount: Minor }[],
): MemberPart[] {
  return refunded.flatMap(({ id, amount }) => {
    const memberId = lines.find((line) => line.id === id)?.memberId ?? null;
    return memberId === null ? [] : [{ memberId, amount }];
  });
}

type RefundableOrder = Pick<typeof orders.$inferSelect, "id" | "amount" | "receipt" | "kind">;

/** What can still be returned of a delivered order (contract 7.5). */
export async function readRefundable(db: Database, order: RefundableOrder): Promise<Refundable> {
  const { id } = order;
  const approved = await readApproved(db, id);
  const proposals = await readProposals(db, id);
  const refunds = [...approved, ...proposals];
  const parts = partsOf(order);
  const rows = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), gt(orderLines.quantity, 0)))
    .orderBy(asc(orderLines.id));
  const entitled = entitlementsOf(parts.goods, rows.map(priceOf));
  const refunded = refunds.flatMap(({ lines }) => lines ?? []);
  const lines = rows.map(({ id, quantity, member }, index) => ({
    id,
    memberId: member?.id ?? null,
    quantity,
    refunded: sumOfLine(refunded, id, "quantity"),
    returned: minor(sumOfLine(refunded, id, "amount")),
    entitled: entitled[index] ?? nothing,
  }));
  const left = partsLeft(parts, refunds.map(partsOfRequest));
  return { order: parts, left, reserved: sumOfParts(proposals.map(partsOfRequest)), lines };
}

/** What is left of the parts of an order after refunds. */
export async function readPartsLeft(db: Database, order: RefundableOrder): Promise<RefundParts> {
  const refunds = await readApproved(db, order.id);
  return partsLeft(partsOf(order), refunds.map(partsOfRequest));
}

/** What a request is for. */
export function partsOfRequest({
  amount,
  delivery,
  tip,
}: Pick<RefundRequest, "amount" | "delivery" | "tip">): RefundParts {
  return { goods: minor(amount - delivery - tip), delivery, tip };
}

function partsOf({ amount, receipt, kind }: RefundableOrder): RefundParts {
  return partsOfOrder(amount, receipt, kind === "parcel");
}

function readApproved(db: Database, orderId: number) {
  return db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, "approved")));
}

/** What of an order or a trip waits for a second operator. */
export async function readReserved(db: Database, orderId: number): Promise<Minor> {
  return sumOf((await readProposals(db, orderId)).map(({ amount }) => amount));
}

function readProposals(db: Database, orderId: number) {
  const { amount, delivery, tip, lines } = refundProposals;
  return db
    .select({ amount, delivery, tip, lines })
    .from(refundProposals)
    .innerJoin(refundRequests, eq(refundRequests.id, refundProposals.requestId))
    .where(eq(refundRequests.orderId, orderId));
}

/** The price of a line with its add-ons, less its own discount. */
function priceOf(line: typeof orderLines.$inferSelect) {
  const addOns = readSnapshot(line.snapshot).addOns.map(({ price, quantity }) =>
    times(price, quantity),
  );
  const { unitPrice, quantity, weight } = line;
  const items = itemsOf({ unitPrice, quantity, ...(weight && { weight }) });
  return minor(items + sumOf(addOns) - line.discount);
}

function sumOfLine(lines: StoredRefundLine[], id: number, of: "quantity" | "amount"): number {
  return lines.reduce((sum, line) => (line.id === id ? sum + line[of] : sum), 0);
}
