import { settleGroup } from "@errand/core/groups/group-shares";
import type { Group } from "@errand/core/groups/groups.contract";
import type { Language } from "@errand/core/language";
import { fromMinor, type Minor, nothing } from "@errand/core/money";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { planReceipt } from "../checkout/place.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import type { Database } from "../database/database.ts";
import type { FoundGroup } from "./group-access.ts";
import type { GroupCart } from "./group-cart.ts";
import { readGroupPayments } from "./group-payments.data.ts";
import { getOrderingMembers, getReadyMembers, type HostExtras, planGroup } from "./group-plan.ts";
import type { MemberRow } from "./groups.data.ts";

/** Whom the host would pay for, and what the host would add. */
export interface HostChoices extends HostExtras {
  cover: readonly number[];
}

export const noChoices: HostChoices = { cover: [], dm_tips: 0, extra_packaging: 0 };

function addsToPrice({ coupon_code, dm_tips, extra_packaging }: HostExtras): boolean {
  return coupon_code !== undefined || dm_tips > 0 || extra_packaging === 1;
}

/** What a group costs and what has been paid, as its response shows it. */
export interface GroupMoney {
  of(member: MemberRow): { amount?: Minor; paid?: Minor };
  /** Empty for who is not the host, and once the group is over. */
  forHost: Pick<Group, "order_amount" | "host_amount" | "receipt">;
}

/**
 * What each member owes among all who are ready, and for the host the order as it would be placed
 * now, with the members that the host covers and what the host adds. Throws why a coupon of the
 * host does not apply.
 */
export async function readGroupMoney(
  api: CheckoutApi,
  ctx: { db: Database; language: Language; now: Date },
  group: FoundGroup,
  cart: GroupCart,
  { cover, ...extras }: HostChoices,
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
  if (!me.isHost) return { of, forHost: {} };
  const isShared = ordering.length === ready.length && !addsToPrice(extras);
  const planned = isShared ? shared : await planGroup(api, ctx, group, cart, ordering, extras);
  if (!planned) return { of, forHost: {} };
  throwOrderErrors(planned.plan.errors.filter(({ field }) => field === "coupon_code"));
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
