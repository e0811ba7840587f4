import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentAllocations, payments, refunds } from "../payments/payments.tables.ts";

/** What a gateway has moved by the books, in minor units; below zero: back to the customer. */
export interface Moved {
  reference: string;
  cents: number;
  at: Date;
  orderIds: number[];
}

/** A payment and its refunds may have the same reference. */
export function toKey(reference: string, cents: number): string {
  return `${cents < 0 ? "back" : "paid"} ${reference}`;
}

interface MovedBy {
  gateway: string | undefined;
  references: readonly string[];
  from: Date;
  to: Date;
}

/** The payments and refunds with these references, and those of a period, by their key. */
export async function readMoved(db: Database, by: MovedBy): Promise<Map<string, Moved>> {
  const moved = new Map<string, Moved>();
  for (const each of [...(await readPayments(db, by)), ...(await readRefunds(db, by))]) {
    const key = toKey(each.reference, each.cents);
    const former = moved.get(key);
    moved.set(key, former ? { ...former, cents: former.cents + each.cents } : each);
  }
  return moved;
}

const orderIds = sql<number[]>`array(
  select ${paymentAllocations.orderId}::float8 from ${paymentAllocations}
  where ${paymentAllocations.paymentId} = ${payments}.id order by 1)`;

async function readPayments(db: Database, { gateway, references, from, to }: MovedBy) {
  const at = sql<string>`coalesce(${payments.succeededAt}, ${payments.createdAt})`;
  const rows = await db
    .select({
      reference: sql<string>`${payments.reference}`,
      cents: sql<number>`coalesce(${payments.captured}, ${payments.amount})::float8`,
      at,
      orderIds,
    })
    .from(payments)
    .where(
      and(
        eq(payments.state, "succeeded"),
        isNotNull(payments.reference),
        gateway === undefined ? isNotNull(payments.gateway) : eq(payments.gateway, gateway),
        or(inArray(payments.reference, [...references]), isWithin(at, { from, to })),
      ),
    );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

async function readRefunds(db: Database, { gateway, references, from, to }: MovedBy) {
  const reference = sql<string>`coalesce(${refunds.reference}, ${payments.reference})`;
  const at = sql<string>`coalesce(${refunds.completedAt}, ${refunds.createdAt})`;
  const rows = await db
    .select({
      reference,
      cents: sql<number>`-${refunds.amount}::float8`,
      at,
      orderIds,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.method, "source"),
        eq(refunds.state, "completed"),
        gateway === undefined ? isNotNull(payments.gateway) : eq(payments.gateway, gateway),
        or(inArray(reference, [...references]), isWithin(at, { from, to })),
      ),
    );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

function isWithin(at: SQL, { from, to }: { from: Date; to: Date }): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`;
}
