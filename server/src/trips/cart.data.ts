import { and, asc, eq, inArray } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { vehicleBrands, vehicles } from "../rental/rental.tables.ts";
import type { Shopper } from "../requests/caller.ts";
import type { StoredTrip } from "./requested-trip.ts";
import { rentalCartLines, rentalCarts } from "./trips.tables.ts";

/**
 * The rental cart of a shopper in one module: its trip and its vehicles. Changes lock it with
 * `lockCart`.
 */

/** A vehicle with its provider. */
export interface OfferedVehicle {
  vehicle: typeof vehicles.$inferSelect;
  provider: typeof stores.$inferSelect;
  brand: typeof vehicleBrands.$inferSelect;
}

export interface CartVehicle extends OfferedVehicle {
  /** Null for one that is not in the cart yet. */
  cartId: number | null;
  quantity: number;
}

export interface StoredRentalCart {
  id: number;
  moduleId: number;
  trip: StoredTrip;
  provider: OfferedVehicle["provider"];
  /** Oldest first; there is at least one. */
  lines: (CartVehicle & { cartId: number })[];
}

/** Null for an empty cart. */
export async function readRentalCart(
  db: Database,
  shopper: Shopper,
  moduleId: number,
): Promise<StoredRentalCart | null> {
  const rows = await db
    .select({
      cart: rentalCarts,
      line: rentalCartLines,
      vehicle: vehicles,
      provider: stores,
      brand: vehicleBrands,
    })
    .from(rentalCarts)
    .innerJoin(rentalCartLines, eq(rentalCartLines.cartId, rentalCarts.id))
    .innerJoin(vehicles, eq(vehicles.id, rentalCartLines.vehicleId))
    .innerJoin(stores, eq(stores.id, rentalCarts.providerId))
    .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
    .where(and(ownedBy(shopper), eq(rentalCarts.moduleId, moduleId)))
    .orderBy(asc(rentalCartLines.id));
  const [first] = rows;
  if (!first) return null;
  const { cart, provider } = first;
  return {
    id: cart.id,
    moduleId,
    trip: tripOf(cart),
    provider,
    lines: rows.map(({ line, ...row }) => ({
      vehicle: row.vehicle,
      provider: row.provider,
      brand: row.brand,
      cartId: line.id,
      quantity: line.quantity,
    })),
  };
}

function tripOf(row: typeof rentalCarts.$inferSelect): StoredTrip {
  const { rentalType, pickup, destination, pickupTime, hours, meters, minutes } = row;
  return { rentalType, pickup, destination, pickupTime, hours, meters, minutes };
}

/** A vehicle that a module offers; null for another one. */
export async function findOfferedVehicle(
  db: Database,
  moduleId: number,
  vehicleId: number,
): Promise<OfferedVehicle | null> {
  const [found] = await db
    .select({ vehicle: vehicles, provider: stores, brand: vehicleBrands })
    .from(vehicles)
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
    .where(and(eq(vehicles.id, vehicleId), vehicles.active, eq(stores.moduleId, moduleId)));
  return found ?? null;
}

/** Starts a cart with its trip, and returns its id. The cart of the module must be empty. */
export async function insertCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  { providerId, trip }: { providerId: number; trip: StoredTrip },
): Promise<number> {
  const [cart] = await tx
    .insert(rentalCarts)
    .values({ ...toOwnerColumns(shopper), moduleId, providerId, ...trip })
    .returning({ id: rentalCarts.id });
  if (!cart) throw new Error("the new rental cart was not returned");
  return cart.id;
}

/** Changes the trip of all lines of a cart. */
export async function updateTrip(
  tx: Database,
  cartId: number,
  trip: StoredTrip,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(rentalCarts)
    .set({ ...trip, updatedAt })
    .where(eq(rentalCarts.id, cartId));
}

export async function insertLine(
  tx: Database,
  line: { cartId: number; vehicleId: number; quantity: number },
): Promise<void> {
  await tx.insert(rentalCartLines).values(line);
}

export async function updateQuantity(
  tx: Database,
  lineId: number,
  quantity: number,
): Promise<void> {
  await tx.update(rentalCartLines).set({ quantity }).where(eq(rentalCartLines.id, lineId));
}

/** Removes lines of a cart, and the cart with its last one. */
export async function removeLines(
  tx: Database,
  cart: StoredRentalCart,
  lineIds: number[],
): Promise<void> {
  if (cart.lines.every(({ cartId }) => lineIds.includes(cartId))) {
    await tx.delete(rentalCarts).where(eq(rentalCarts.id, cart.id));
    return;
  }
  await tx.delete(rentalCartLines).where(inArray(rentalCartLines.id, lineIds));
}

export async function clearRentalCarts(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
): Promise<void> {
  await tx.delete(rentalCarts).where(and(ownedBy(shopper), eq(rentalCarts.moduleId, moduleId)));
}

/** The modules in which a shopper has a rental cart. */
export async function modulesWithCart(db: Database, shopper: Shopper): Promise<number[]> {
  const rows = await db
    .select({ moduleId: rentalCarts.moduleId })
    .from(rentalCarts)
    .where(ownedBy(shopper))
    .orderBy(asc(rentalCarts.moduleId));
  return rows.map(({ moduleId }) => moduleId);
}

/** Gives the cart of a module to another shopper, who has none there. */
export async function transferCart(
  tx: Database,
  from: Shopper,
  to: Shopper,
  moduleId: number,
): Promise<void> {
  await tx
    .update(rentalCarts)
    .set({ customerId: null, guestId: null, ...toOwnerColumns(to) })
    .where(and(ownedBy(from), eq(rentalCarts.moduleId, moduleId)));
}

/** Deletes all rental carts of a customer whose account is deleted. */
export async function deleteRentalCartsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(rentalCarts).where(eq(rentalCarts.customerId, customerId));
}

function toOwnerColumns(shopper: Shopper) {
  return shopper.kind === "customer"
    ? { customerId: shopper.customerId }
    : { guestId: shopper.guestId };
}

function ownedBy(shopper: Shopper) {
  return shopper.kind === "customer"
    ? eq(rentalCarts.customerId, shopper.customerId)
    : eq(rentalCarts.guestId, shopper.guestId);
}
