import { AppError } from "@errand/core/errors";
import { usesAllowed } from "@errand/core/pricing/coupon-refusal";
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { couponCustomers, couponUses } from "./coupon-uses.tables.ts";

/** How often a customer uses each of these coupons; coupons without a use are missing. */
export async function readCouponUses(
  db: Database,
  customerId: number,
  couponIds: number[],
): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map();
  const rows = await usesOfCoupons(db).execute({ customerId, couponIds });
  return new Map(rows.map(({ couponId, uses }) => [couponId, uses]));
}

const usesOfCoupons = preparedQuery((db) =>
  db
    .select({ couponId: couponCustomers.couponId, uses: couponCustomers.uses })
    .from(couponCustomers)
    .where(
      and(
        eq(couponCustomers.customerId, sql.placeholder("customerId")),
        sql`${couponCustomers.couponId} = any(${sql.placeholder("couponIds")}::bigint[])`,
        gt(couponCustomers.uses, 0),
      ),
    )
    .prepare("uses_of_coupons"),
);

/**
 * Takes one use of a coupon for an order of a customer, from the customer's limit and from the
 * total number. Throws `coupon_used_up` when one of them is reached; the caller's transaction must
 * then roll back. The statements carry their conditions, and always lock the customer's count
 * before the coupon (safety 2).
 */
export async function redeemCoupon(
  tx: Database,
  coupon: RedeemedCoupon,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<void> {
  const limit = usesAllowed(coupon) ?? maxCount;
  const counted = await countUse(tx, { couponId: coupon.id, orderId, customerId, limit });
  if (counted.length === 0 || !(await takeFromTotal(tx, coupon))) {
    throw new AppError("coupon_used_up", { field: "coupon_code" });
  }
}

const countUse = preparedStatement<{ coupon_id: number }>(
  "count_coupon_use",
  sql`
    with counted as (
      insert into ${couponCustomers} as c (coupon_id, customer_id, uses)
      select ${sql.placeholder("couponId")}::bigint, id, 1 from ${customers}
      where id = ${sql.placeholder("customerId")} and deleted_at is null
      on conflict (coupon_id, customer_id) do update set uses = c.uses + 1
      where c.uses < ${sql.placeholder("limit")}::integer
      returning coupon_id
    )
    insert into ${couponUses} (order_id, coupon_id)
    select ${sql.placeholder("orderId")}::bigint, coupon_id from counted
    on conflict (order_id) do update set released_at = null
    returning coupon_id`,
);

export type RedeemedCoupon = Pick<
  typeof coupons.$inferSelect,
  "id" | "type" | "usesPerCustomer" | "usesLeft"
>;

/** The largest count of the column, for a coupon without a limit. */
const maxCount = 2_147_483_647;

async function takeFromTotal(tx: Database, { id, usesLeft }: RedeemedCoupon): Promise<boolean> {
  if (usesLeft === null) return true;
  const { rowCount } = await tx
    .update(coupons)
    .set({ usesLeft: sql`${coupons.usesLeft} - 1` })
    .where(and(eq(coupons.id, id), gt(coupons.usesLeft, 0)));
  return rowCount === 1;
}

/**
 * Returns the use of the coupon that an order has taken; nothing when it has none, or has returned
 * it.
 */
export async function releaseCoupon(tx: Database, orderId: number, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ couponId: number }>(sql`
    with released as (
      update ${couponUses} set released_at = ${at.toISOString()}
      where order_id = ${orderId} and released_at is null
      returning order_id, coupon_id
    ),
    counted as (
      update ${couponCustomers} c set uses = c.uses - 1
      from released r join ${orders} o on o.id = r.order_id
      where c.coupon_id = r.coupon_id and c.customer_id = o.customer_id
    )
    select coupon_id as "couponId" from released`);
  for (const { couponId } of rows) {
    await tx
      .update(coupons)
      .set({ usesLeft: sql`${coupons.usesLeft} + 1` })
      .where(and(eq(coupons.id, couponId), isNotNull(coupons.usesLeft)));
  }
}

/**
 * Takes the released coupon of an order that is retried, under the conditions of `redeemCoupon`.
 */
export async function redeemCouponAgain(tx: Database, orderId: number): Promise<void> {
  const [use] = await tx
    .select({ coupon: coupons, customerId: orders.customerId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(couponUses.orderId, orderId), isNotNull(couponUses.releasedAt)));
  if (!use) return;
  const { coupon, customerId } = use;
  if (customerId === null) throw new Error(`order ${orderId} of a guest has a coupon`);
  await redeemCoupon(tx, coupon, { orderId, customerId });
}

/** Deletes the counts of a customer whose account is deleted. The orders keep their coupons. */
export async function deleteCouponCountsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(couponCustomers).where(eq(couponCustomers.customerId, customerId));
}
