import { AppError, AppErrors } from "@errand/core/errors";
import { getGroupShares } from "@errand/core/groups/group-shares";
import type { Language } from "@errand/core/language";
import { type Minor, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { CheckoutContext, CheckoutInput } from "../checkout/checkout-input.ts";
import type { PricedPlan } from "../checkout/given-order.ts";
import { type OrderPlan, planOrder } from "../checkout/plan.ts";
import type { Database } from "../database/database.ts";
import { modules } from "../modules/modules.tables.ts";
import { customerShopper } from "../requests/caller.ts";
import { type FoundGroup, getHost } from "./group-access.ts";
import type { GroupCart } from "./group-cart.ts";
import { toGroupOrderInput } from "./group-order-input.ts";
import type { GroupPayments } from "./group-payments.data.ts";
import type { GroupRow, MemberRow } from "./groups.data.ts";

/** The order of some members of a group, with what each of them owes. */
export interface GroupPlan {
  plan: OrderPlan;
  shares: Map<number, Minor>;
}

/** What the host adds when placing that changes the price. */
export type HostExtras = Pick<CheckoutInput, "coupon_code" | "dm_tips" | "extra_packaging">;

interface PlanContext {
  db: Database;
  language: Language;
  now: Date;
}

/** Those who are ready and have chosen something: among them the order is shared before placing. */
export function getReadyMembers(members: MemberRow[], { lines }: GroupCart): MemberRow[] {
  return members.filter(
    ({ id, isReady }) => isReady && lines.some(({ memberId }) => memberId === id),
  );
}

/**
 * Those whose lines are ordered if the group is placed now: who is ready and, where everybody pays,
 * has paid or is covered by the host.
 */
export function getOrderingMembers(
  row: Pick<GroupRow, "whoPays">,
  ready: MemberRow[],
  { paid }: GroupPayments,
  cover: readonly number[],
): MemberRow[] {
  return ready.filter(
    ({ id, isHost }) => row.whoPays === "host" || isHost || paid.has(id) || cover.includes(id),
  );
}

/** The lines of some members, those of each together, as they are packed. */
export function getCartOf(
  { lines, products }: GroupCart,
  members: readonly MemberRow[],
): GroupCart {
  return {
    lines: members.flatMap(({ id }) => lines.filter(({ memberId }) => memberId === id)),
    products,
  };
}

/** The parts of an order that its members owe; the host's is among them, also without lines. */
export function getShares(
  { lines, pricing, receipt }: PricedPlan,
  cart: GroupCart,
  members: readonly MemberRow[],
): Map<number, Minor> {
  const owners = new Map(cart.lines.map(({ cartId, memberId }) => [cartId, memberId]));
  return getGroupShares({
    members,
    lines: pricing.lines.map((line, index) => ({
      line,
      memberId: owners.get(lines[index]?.cartId ?? 0) ?? 0,
    })),
    receipt,
    taxIncluded: pricing.tax.included,
  });
}

/** The host, whether ready or not, and others who order, by the time of joining. */
export function withHost(members: MemberRow[], ordering: MemberRow[]): MemberRow[] {
  return members.filter((member) => member.isHost || ordering.includes(member));
}

/**
 * Prices what some members have chosen as one order of the host; null when nothing is to be priced,
 * or the store takes no such order any more.
 */
export async function planGroup(
  api: CheckoutApi,
  ctx: PlanContext,
  group: FoundGroup,
  cart: GroupCart,
  ordering: MemberRow[],
  extras: Partial<HostExtras> = {},
): Promise<GroupPlan | null> {
  const customerId = getHost(group)?.customerId ?? null;
  const given = getCartOf(cart, ordering);
  if (customerId === null || given.lines.length === 0) return null;
  const context: CheckoutContext = {
    ...ctx,
    shopper: customerShopper(customerId),
    module: await readModule(ctx.db, group.row.moduleId),
  };
  const input: CheckoutInput = { ...toGroupOrderInput(group.row), ...extras };
  try {
    const plan = await planOrder(input, context, api, given);
    return { plan, shares: getShares(plan, given, withHost(group.members, ordering)) };
  } catch (error) {
    if (error instanceof AppError || error instanceof AppErrors) return null;
    throw error;
  }
}

async function readModule(db: Database, moduleId: number): Promise<CheckoutContext["module"]> {
  const [module] = await db
    .select({ id: modules.id, type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId));
  if (!module) throw new Error(`module ${moduleId} is gone`);
  return module;
}

/** What a member owes; nothing for who does not order. */
export function getShare({ shares }: GroupPlan, { id }: MemberRow): Minor {
  return shares.get(id) ?? nothing;
}
