import { eq, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** Of a query over trips: by their number, or a part of the name of the provider. */
export function matchesProvider(search: string): SQL | undefined {
  const names = sql`lower(concat_ws(' ', ${stores.name} ->> 'en', ${stores.name} ->> 'fr'))`;
  return matches(search, sql`strpos(${names}, lower(${search})) > 0`);
}

/** The same by a part of the name of the customer. */
export function matchesCustomer(search: string): SQL | undefined {
  return matches(search, sql`strpos(lower(${orders.contactName}), lower(${search})) > 0`);
}

function matches(search: string, isNamed: SQL): SQL | undefined {
  return /^\d{1,15}$/.test(search) ? or(eq(orders.id, Number(search)), isNamed) : isNamed;
}
