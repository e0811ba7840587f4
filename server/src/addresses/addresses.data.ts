import { and, desc, eq } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { customerAddresses } from "./addresses.tables.ts";

export type SavedAddress = typeof customerAddresses.$inferSelect;
export type AddressFields = Omit<SavedAddress, "id" | "customerId" | "createdAt" | "updatedAt">;

/** The saved addresses of a customer, newest first; a few dozen at most. */
export function readAddresses(db: Database, customerId: number): Promise<SavedAddress[]> {
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.id));
}

/** Saves an address; null if the customer already has `max`. Simultaneous calls are serialised. */
export async function insertAddress(
  db: Database,
  customerId: number,
  fields: AddressFields,
  max: number,
): Promise<SavedAddress | null> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const saved = await db.$count(customerAddresses, eq(customerAddresses.customerId, customerId));
  if (saved >= max) return null;
  const [row] = await db
    .insert(customerAddresses)
    .values({ customerId, ...fields })
    .returning();
  return row ?? null;
}

/** Replaces an address; null when the customer has no such address. */
export async function replaceAddress(
  db: Database,
  customerId: number,
  id: number,
  fields: AddressFields & { updatedAt: Date },
): Promise<SavedAddress | null> {
  const [row] = await db
    .update(customerAddresses)
    .set(fields)
    .where(isOwn(customerId, id))
    .returning();
  return row ?? null;
}

/** Deletes an address; false when the customer has no such address. */
export async function deleteAddress(
  db: Database,
  customerId: number,
  id: number,
): Promise<boolean> {
  const deleted = await db
    .delete(customerAddresses)
    .where(isOwn(customerId, id))
    .returning({ id: customerAddresses.id });
  return deleted.length > 0;
}

/** Deletes all saved addresses of a customer whose account is deleted. */
export async function deleteAddressesOf(db: Database, customerId: number): Promise<void> {
  await db.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId));
}

function isOwn(customerId: number, id: number) {
  return and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId));
}
