import { getOwnAmounts, type LineOfMember } from "@errand/core/groups/group-shares";
import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import type { MemberPart } from "@errand/core/payments/split-refund";
import { type OrderToPrice, priceOrder } from "@errand/core/pricing/receipt";
import type { Database } from "../database/database.ts";
import { readPaymentsLeft } from "../payments/refunds.ts";
import type { MissingLine, OrderLine } from "./changed-lines.data.ts";

/** By how much the lines of each member of a group cost less after a change of an order. */
export function getCheaperParts(
  stored: OrderLine[],
  missing: MissingLine[],
  { before, after }: { before: OrderToPrice; after: OrderToPrice },
): MemberPart[] {
  if (stored.every(({ member }) => member === null)) return [];
  const left = stored.filter(
    ({ id, quantity }) => quantity > (missing.find(({ line }) => line.id === id)?.quantity ?? 0),
  );
  const replaced = missing.filter(({ replacement }) => replacement).map(({ line }) => line);
  const then = getAmounts(before, stored);
  const now = getAmounts(after, [...left, ...replaced]);
  return [...then].map(([memberId, amount]) => ({
    memberId,
    amount: minor(Math.max(amount - (now.get(memberId) ?? nothing), 0)),
  }));
}

/**
 * How much of it members of a group have paid. It goes back to them also while the host still owes
 * the rest of the order, who then owes as much as before.
 */
export async function readReturnable(
  tx: Database,
  orderId: number,
  parts: readonly MemberPart[],
): Promise<Minor> {
  if (parts.length === 0) return nothing;
  const payments = await readPaymentsLeft(tx, orderId);
  return sumOf(
    parts.map(({ memberId, amount }) => {
      const own = payments.filter(({ payment }) => payment.groupMemberId === memberId);
      return minor(Math.min(amount, sumOf(own.map(({ left }) => left))));
    }),
  );
}

function getAmounts(pricing: OrderToPrice, owners: OrderLine[]) {
  const lines: LineOfMember[] = pricing.lines.map((line, index) => ({
    line,
    memberId: owners[index]?.member?.id ?? 0,
  }));
  return getOwnAmounts(lines, priceOrder(pricing), pricing.tax.included);
}
