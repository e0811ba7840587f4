import { type Minor, minor, nothing } from "@errand/core/money";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { groupMembers, groupOrders } from "../groups/groups.tables.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { isNonTripRow } from "../order-rows/order-kind.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";

/**
 * What is wrong with a group after all is over: a placed one has one order with the lines of whole
 * members, and each member's payments at the gateway are what the order has of them. Also returns
 * how many pieces it has bought.
 */
export async function faultsOfGroup(
  db: Database,
  groupId: number,
): Promise<{ faults: string[]; sold: number }> {
  const faults: string[] = [];
  const [group] = await db.select().from(groupOrders).where(eq(groupOrders.id, groupId));
  const placed = await db
    .select({ order: orders })
    .from(cartOrders)
    .innerJoin(orders, eq(orders.id, cartOrders.orderId))
    .where(eq(cartOrders.groupId, groupId));
  const [order] = placed.map((row) => row.order).filter(isNonTripRow);
  if (placed.length > 1) faults.push(`it has ${placed.length} orders`);
  if (group?.orderId !== (order?.id ?? null)) faults.push("its order is another one");
  if (!order && group?.state !== "expired") faults.push(`it is ${group?.state} without an order`);

  const members = await db.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
  const lines = order
    ? await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    : [];
  const isLive = order !== undefined && isActiveStatus(order.status);
  const received = await receivedByMember(db, groupId);
  let fromMembers = nothing;
  for (const { id, isOrdered } of members) {
    const hasLine = lines.some(({ member }) => member?.id === id);
    if (order && hasLine !== (isOrdered === true)) faults.push(`member ${id} is half ordered`);
    const { taken, allocated } = received.get(id) ?? { taken: nothing, allocated: nothing };
    const due = isLive ? allocated : nothing;
    if (taken !== due) faults.push(`member ${id} gave ${taken}, of which the order has ${due}`);
    fromMembers = minor(fromMembers + taken);
  }
  if (isLive && order.paymentMethod !== "cash_on_delivery") {
    if (order.status === "pending") faults.push(`order ${order.id} still waits for its payment`);
    else if (order.paid !== order.amount) faults.push(`of order ${order.id} ${order.paid} is paid`);
  }
  if (isLive && fromMembers > order.paid) faults.push(`order ${order.id} lacks a share`);
  return {
    faults: faults.map((fault) => `group ${groupId}: ${fault}`),
    sold: isLive ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0,
  };
}

interface Received {
  /** What the gateway has taken and not returned, by its own records. */
  taken: Minor;
  allocated: Minor;
}

async function receivedByMember(db: Database, groupId: number): Promise<Map<number, Received>> {
  const { rows } = await db.execute<{ member: string; taken: string; allocated: string }>(sql`
    select payment.group_member_id as member,
      sum(case when checkout.outcome <> 'paid' then 0
        when checkout.hold then coalesce(checkout.captured, checkout.amount)
        else checkout.amount end - coalesce(returned.amount, 0)) as taken,
      sum(coalesce(share.amount, 0)) as allocated
    from payments payment
    join group_members member on member.id = payment.group_member_id
    join sandbox_checkouts checkout on checkout.public_id = payment.public_id
    left join payment_allocations share on share.payment_id = payment.id
    left join (
      select reference, sum(amount) as amount from sandbox_refunds group by reference
    ) returned on returned.reference = checkout.reference
    where member.group_id = ${groupId}
    group by payment.group_member_id`);
  return new Map(
    rows.map(({ member, taken, allocated }) => [
      Number(member),
      { taken: minor(Number(taken)), allocated: minor(Number(allocated)) },
    ]),
  );
}
