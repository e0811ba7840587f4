import { settleGroup } from "@errand/core/groups/group-shares";
import type { Group } from "@errand/core/groups/groups.contract";
import type { Language } from "@errand/core/language";
import { fromMinor, type Minor, nothing } from "@errand/core/money";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { planReceipt } from "../checkout/place.ts";
import type { Database } from "../database/database.ts";
import type { FoundGroup } from "./group-access.ts";
import type { GroupCart } from "./group-cart.ts";
import { readGroupPayments } from "./group-payments.data.ts";
import { getOrderingMembers, getReadyMembers, planGroup } from "./group-plan.ts";
import type { MemberRow } from "./groups.data.ts";

/** What a group costs and what has been paid, as its response shows it. */
export interface GroupMoney {
  of(member: MemberRow): { amount?: Minor; paid?: Minor };
  /** Empty for who is not the host, and once the group is over. */
  forHost: Pick<Group, "order_amount" | "host_amount" | "receipt">;
}

/**
 * What each member owes among all who are ready, and for the host the order as it would be placed
 * now, with the members that the host covers.
 */
export async function readGroupMoney(
  api: CheckoutApi,
  ctx: { db: Database; language: Language; now: Date },
  group: FoundGroup,
  cart: GroupCart,
  cover: readonly number[],
): Promise<GroupMoney> {
  const { row, state, members, me } = group;
  const payments = await readGroupPayments(ctx.db, members);
  const getPaid = ({ id }: MemberRow) => {
    const paid = payments.paid.get(id);
    return paid === undefined ? {} : { paid };
  };
  if ((state !== "open" && state !== "locked") || !me) return { of: getPaid, forHost: {} };

  const ready = getReadyMembers(members, cart);
  const shared = await planGroup(api, ctx, group, cart, ready);
  const of = (member: MemberRow) => {
    const amount = ready.includes(member) ? shared?.shares.get(member.id) : undefined;
    return { ...(amount !== undefined && { amount }), ...getPaid(member) };
  };
  const ordering = getOrderingMembers(row, ready, payments, cover);
  const planned =
    ordering.length === ready.length ? shared : await planGroup(api, ctx, group, cart, ordering);
  if (!me.isHost || !planned) return { of, forHost: {} };
  const { plan, shares } = planned;
  const payers = ordering.map(({ id }) => ({ id, paid: payments.paid.get(id) ?? nothing }));
  return {
    of,
    forHost: {
      order_amount: fromMinor(plan.receipt.total),
      host_amount: fromMinor(settleGroup(shares, payers).hostAmount),
      receipt: planReceipt(plan, ctx.language),
    },
  };
}
