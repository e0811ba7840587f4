import type { customer as customerSchema } from "@errand/core/customers/desk-customers.contract";
import { normalizeEmail } from "@errand/core/email";
import { maskEmail, maskPhone } from "@errand/core/masked-contact";
import { fromMinor, minor } from "@errand/core/money";
import { toE164 } from "@errand/core/phone";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { isBlocked } from "../account/account.data.ts";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { IsOwn } from "../requests/feature.types.ts";

type Customer = z.input<typeof customerSchema>;

/** Customers who have ordered in zones; all for null. */
function hasOrderedIn(db: Database, zoneIds: number[] | null): SQL | undefined {
  if (zoneIds === null) return undefined;
  const ordered = db
    .select({ id: orders.customerId })
    .from(orders)
    .where(and(eq(orders.customerId, customers.id), inArray(orders.zoneId, zoneIds)));
  return sql`exists ${ordered}`;
}

export const isOwnCustomer: IsOwn = async (db, staff, id) => {
  if (staff.kind !== "operator") return false;
  const condition = and(
    eq(customers.id, id),
    isNull(customers.deletedAt),
    hasOrderedIn(db, staff.zoneIds),
  );
  return (await db.$count(customers, condition)) > 0;
};

/** One page of the customers with this exact contact or number, or of this order or trip. */
export async function findCustomers(
  db: Database,
  search: string,
  { zoneIds, country, now }: { zoneIds: number[] | null; country: string; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; customers: Customer[] }> {
  const ids = await findIds(db, search, country);
  const condition = and(
    inArray(customers.id, ids),
    isNull(customers.deletedAt),
    hasOrderedIn(db, zoneIds),
  );
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(condition)
    .orderBy(asc(customers.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return {
    total: await db.$count(customers, condition),
    customers: await readCustomers(
      db,
      rows.map(({ id }) => id),
      now,
    ),
  };
}

/** Each by an index of its own: an `or` over both tables would read all customers. */
async function findIds(db: Database, search: string, country: string): Promise<number[]> {
  const phone = toE164(search, country);
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  const idsWhere = (condition: SQL) =>
    db.select({ id: customers.id }).from(customers).where(condition);
  const found = await Promise.all([
    search.includes("@") ? idsWhere(eq(customers.email, normalizeEmail(search))) : [],
    phone === null ? [] : idsWhere(eq(customers.phone, phone)),
    number === undefined ? [] : idsWhere(eq(customers.id, Number(number))),
    number === undefined
      ? []
      : db
          .select({ id: orders.customerId })
          .from(orders)
          .where(eq(orders.id, Number(number))),
  ]);
  return [...new Set(found.flat().flatMap(({ id }) => id ?? []))];
}

/** Customers with masked contacts and their balances, by their number. */
export async function readCustomers(db: Database, ids: number[], now: Date): Promise<Customer[]> {
  const balanceOf = (kind: "customer_wallet" | "customer_points") => sql<number>`coalesce((
    select account.balance from ${ledgerAccounts} as account
    where account.kind = ${kind} and account.owner = ${customers}.id::text), 0)::bigint`;
  const rows = await db
    .select({
      customer: customers,
      orders: db.$count(orders, eq(orders.customerId, customers.id)),
      wallet: balanceOf("customer_wallet"),
      points: balanceOf("customer_points"),
    })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id));
  return rows.map(({ customer, orders: count, wallet, points }) => {
    const blocked = isBlocked(customer, now);
    return {
      id: customer.id,
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      phone: customer.phone && maskPhone(customer.phone),
      email: customer.email && maskEmail(customer.email),
      status: blocked ? "blocked" : "active",
      blocked_until: blocked ? (customer.blockedUntil?.toISOString() ?? null) : null,
      order_count: count,
      wallet_balance: fromMinor(minor(wallet)),
      loyalty_point: points,
      created_at: customer.createdAt.toISOString(),
    };
  });
}
