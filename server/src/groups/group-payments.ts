import { getGroupState } from "@errand/core/groups/group-states";
import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Payment, PaymentShare, PaymentSubject } from "../payments/payment-subject.ts";
import { readGroupPayments } from "./group-payments.data.ts";
import { lockGroup, type StoredGroup, touchGroup } from "./groups.data.ts";
import { groupMembers } from "./groups.tables.ts";

/**
 * What payments do to groups. Before a group is placed, a share belongs to no order; once it is,
 * what of it is for the order is as any payment of it.
 */
export function groupPaymentSubject(orders: PaymentSubject): PaymentSubject {
  return {
    ...orders,

    async lock(tx, ids, payment) {
      if (payment) await lockGroupOf(tx, payment);
      if (ids.length > 0) await orders.lock(tx, ids);
    },

    async journalOf(_tx, _payment, fact) {
      return gatewayPayment(fact);
    },

    /**
     * It counts as long as nothing is placed and the member is still ready with the same lines;
     * nobody pays twice.
     */
    async onPaid(tx, share) {
      const group = await lockGroupOf(tx, share.payment);
      if (!group || !(await counts(tx, group, share))) return "returned";
      await touchGroup(tx, group.row.id, share.now);
      return "kept";
    },

    async onHoldLost(tx, share) {
      if (share.subjectId !== null) return orders.onHoldLost?.(tx, share);
      await tellGroup(tx, share);
    },

    onFailed: tellGroup,
  };
}

async function counts(
  tx: Database,
  { row, members }: StoredGroup,
  { payment, now }: PaymentShare,
): Promise<boolean> {
  const state = getGroupState(row, now);
  const member = members.find(({ id }) => id === payment.groupMemberId);
  const isChosen = member?.isReady && member.readyAt && payment.createdAt >= member.readyAt;
  if ((state !== "open" && state !== "locked") || row.whoPays !== "each" || !isChosen) return false;
  const { paid } = await readGroupPayments(tx, [member]);
  return (paid.get(member.id) ?? 0) <= payment.amount;
}

async function tellGroup(tx: Database, { payment, now }: PaymentShare): Promise<void> {
  const group = await lockGroupOf(tx, payment);
  if (group) await touchGroup(tx, group.row.id, now);
}

async function lockGroupOf(
  tx: Database,
  { groupMemberId }: Pick<Payment, "groupMemberId">,
): Promise<StoredGroup | null> {
  if (groupMemberId === null) return null;
  const [member] = await tx
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.id, groupMemberId));
  return member ? lockGroup(tx, member) : null;
}
