import { AppError } from "@errand/core/errors";
import { settleGroup } from "@errand/core/groups/group-shares";
import type { placeGroup } from "@errand/core/groups/groups.contract";
import { type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { eq, inArray } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { PlaceInput } from "../checkout/checkout-input.ts";
import type { GivenOrder, PricedPlan } from "../checkout/given-order.ts";
import { createOrder, type PlacedOrder } from "../checkout/place.ts";
import type { Database } from "../database/database.ts";
import { notify } from "../notifications/notify.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { allocatePayment } from "../payments/payments.data.ts";
import { captureHolds, readMemberPayments, returnMoney } from "../payments/refunds.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { FoundGroup } from "./group-access.ts";
import { type GroupCart, readGroupCart } from "./group-cart.ts";
import { toGroupOrderInput } from "./group-order-input.ts";
import { type GroupPayments, readGroupPayments } from "./group-payments.data.ts";
import {
  getCartOf,
  getOrderingMembers,
  getReadyMembers,
  getShares,
  withHost,
} from "./group-plan.ts";
import { type MemberRow, touchGroup } from "./groups.data.ts";
import { groupMembers } from "./groups.tables.ts";
import { releaseMembers } from "./release-group.ts";

type PlaceGroupInput = z.output<typeof placeGroup.input>;
type PlaceContext = RequestContext<typeof placeGroup>;

/** Who orders, with what, and what they have paid. */
interface Ordering {
  members: MemberRow[];
  cart: GroupCart;
  payments: GroupPayments;
}

/**
 * Makes a group, which the caller has locked, one order of its host. What members have paid is
 * theirs of it; what is more goes back, and so does what those have paid who are left out. Throws
 * what `createOrder` throws, `group_unready` when nothing would be ordered, and
 * `group_member_not_found` for somebody unknown to be covered.
 */
export async function createGroupOrder(
  api: CheckoutApi,
  input: PlaceGroupInput,
  ctx: PlaceContext,
  group: FoundGroup,
): Promise<PlacedOrder> {
  const { db, now } = ctx;
  const { row, members } = group;
  const ordering = await readOrdering(ctx, group, input.cover);
  if (row.moduleId !== ctx.module.id) throw new AppError("store_not_found", { field: "store_id" });
  const given = toGivenOrder(group, ordering, now);
  const placed = await createOrder(api, toPlaceInput(input, group), ctx, [], given);
  const orderId = placed.row.order.id;
  const leftOut = members.filter((member) => !ordering.members.includes(member) && !member.isHost);
  await releaseMembers(db, leftOut, "not_ordered", now);
  await storeOrdered(db, members, ordering.members);
  await touchGroup(db, row.id, now, { state: "placed", orderId });
  await tellLeftOut(db, group, leftOut, now);
  return placed;
}

async function readOrdering(
  { db, now }: PlaceContext,
  group: FoundGroup,
  cover: readonly number[],
): Promise<Ordering> {
  const { row, members } = group;
  if (cover.some((id) => !members.some((member) => member.id === id))) {
    throw new AppError("group_member_not_found", { field: "cover" });
  }
  const cart = await readGroupCart(db, group, now);
  const payments = await readGroupPayments(db, members);
  const ready = getReadyMembers(members, cart);
  const ordering = getOrderingMembers(row, ready, payments, cover);
  if (ordering.length === 0) throw new AppError("group_unready");
  return { members: ordering, cart: getCartOf(cart, ordering), payments };
}

function toPlaceInput(
  { code: _code, cover: _cover, ...input }: PlaceGroupInput,
  { row }: FoundGroup,
): PlaceInput {
  return { ...toGroupOrderInput(row), ...input, create_new_user: 0 };
}

function toGivenOrder(group: FoundGroup, ordering: Ordering, now: Date): GivenOrder {
  const { members, cart, payments } = ordering;
  const sharing = withHost(group.members, members);
  const settlementOf = (plan: PricedPlan) => {
    const payers = members.map(({ id }) => ({ id, paid: payments.paid.get(id) ?? nothing }));
    return settleGroup(getShares(plan, cart, sharing), payers);
  };
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return {
    ...cart,
    groupId: group.row.id,
    members: new Map(
      cart.lines.map(({ cartId, memberId }) => [
        cartId,
        { id: memberId, name: names.get(memberId) ?? "" },
      ]),
    ),
    getPrepaid: (plan) => sumOf([...settlementOf(plan).kept.values()]),
    async settle(tx, orderId, plan) {
      const { kept } = settlementOf(plan);
      for (const { id } of members) {
        await settleMember(tx, { id, orderId, kept: kept.get(id) ?? nothing, now });
      }
      await captureHolds(tx, orderId);
      await storePaymentStatus(tx, orderId);
    },
  };
}

/** Gives the order what a member owes of it, and the member what is more. */
async function settleMember(
  tx: Database,
  { id, orderId, kept, now }: { id: number; orderId: number; kept: Minor; now: Date },
) {
  let rest = kept;
  for (const { payment, left } of await readMemberPayments(tx, id)) {
    const amount = minor(Math.min(left, rest));
    rest = minor(rest - amount);
    if (amount > nothing) await allocatePayment(tx, payment.id, { orderId, amount });
    const over = minor(left - amount);
    if (over === nothing) continue;
    await returnMoney(tx, payment, { orderId: null, amount: over, reason: "group_changed", now });
  }
}

async function storeOrdered(tx: Database, members: MemberRow[], ordering: MemberRow[]) {
  for (const isOrdered of [true, false]) {
    const ids = members.filter((each) => ordering.includes(each) === isOrdered).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.update(groupMembers).set({ isOrdered }).where(inArray(groupMembers.id, ids));
  }
}

/** Nobody is left out silently; guests read it where they have chosen. */
async function tellLeftOut(
  tx: Database,
  { row, members }: FoundGroup,
  leftOut: MemberRow[],
  at: Date,
) {
  const [store] = await tx
    .select({ name: stores.name })
    .from(stores)
    .where(eq(stores.id, row.storeId));
  const host = members.find(({ isHost }) => isHost)?.name ?? "";
  for (const { customerId } of leftOut) {
    if (customerId === null) continue;
    await notify(tx, {
      customerId,
      cause: `group:${row.id}:left_out`,
      type: "order_status",
      message: "group_left_out",
      values: { host, store: store?.name ?? "" },
      target: { link: `/group/${row.code}` },
      at,
    });
  }
}
