import { and, desc, eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { isInZones } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import { rentalWishlistEntries } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** The target of an entry: a vehicle or a provider. */
export type RentalWishlistTarget = { vehicleId: number } | { providerId: number };

/** The maximum number of vehicles, and of providers, in a response. */
const maxEntries = 500;

/** Adds an entry; returns false if it exists. Concurrent calls add one. */
export async function insertRentalEntry(
  db: Database,
  customerId: number,
  target: RentalWishlistTarget,
): Promise<boolean> {
  const added = await db
    .insert(rentalWishlistEntries)
    .values({ customerId, ...target })
    .onConflictDoNothing()
    .returning({ id: rentalWishlistEntries.id });
  return added.length > 0;
}

/** Removes an entry; returns false if it does not exist. */
export async function deleteRentalEntry(
  db: Database,
  customerId: number,
  target: RentalWishlistTarget,
): Promise<boolean> {
  const isTarget =
    "vehicleId" in target
      ? eq(rentalWishlistEntries.vehicleId, target.vehicleId)
      : eq(rentalWishlistEntries.providerId, target.providerId);
  const removed = await db
    .delete(rentalWishlistEntries)
    .where(and(eq(rentalWishlistEntries.customerId, customerId), isTarget))
    .returning({ id: rentalWishlistEntries.id });
  return removed.length > 0;
}

/** Deletes the entries of a customer whose account is deleted. */
export async function deleteRentalWishlistOf(db: Database, customerId: number): Promise<void> {
  await db.delete(rentalWishlistEntries).where(eq(rentalWishlistEntries.customerId, customerId));
}

interface RentalWishlistQuery {
  customerId: number;
  moduleId: number;
  zoneIds: number[];
}

function offered({ moduleId, zoneIds }: RentalWishlistQuery) {
  return and(stores.active, eq(stores.moduleId, moduleId), isInZones(zoneIds));
}

/** The vehicles on a customer's wishlist that are offered in these zones, newest entry first. */
export async function wishlistVehicleIds(
  db: Database,
  query: RentalWishlistQuery,
): Promise<number[]> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(rentalWishlistEntries)
    .innerJoin(vehicles, eq(vehicles.id, rentalWishlistEntries.vehicleId))
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .where(
      and(eq(rentalWishlistEntries.customerId, query.customerId), vehicles.active, offered(query)),
    )
    .orderBy(desc(rentalWishlistEntries.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}

/** The providers on a customer's wishlist in these zones, newest entry first. */
export async function wishlistProviderIds(
  db: Database,
  query: RentalWishlistQuery,
): Promise<number[]> {
  const rows = await db
    .select({ id: stores.id })
    .from(rentalWishlistEntries)
    .innerJoin(stores, eq(stores.id, rentalWishlistEntries.providerId))
    .where(and(eq(rentalWishlistEntries.customerId, query.customerId), offered(query)))
    .orderBy(desc(rentalWishlistEntries.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}
