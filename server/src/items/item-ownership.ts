import { and, eq } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import { isOfStore } from "./store-item-response.ts";

/** Whether an item is one of the store of a member of its staff, and was not deleted. */
export async function isOwnItem(db: Database, staff: Staff, itemId: number): Promise<boolean> {
  if (staff.kind !== "store_staff") return false;
  return (await db.$count(items, and(eq(items.id, itemId), isOfStore(staff.storeId)))) > 0;
}
