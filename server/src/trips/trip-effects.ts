import type { Minor } from "@errand/core/money";
import type { TripStatus } from "@errand/core/trips/trips.types";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { creditSale } from "../orders/credit-sale.ts";
import { creditStoreWithPart, type Sale } from "../orders/credit-store.ts";
import { releaseSale } from "../orders/release-sale.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { vehicles } from "../rental/rental.tables.ts";
import type { TripRow } from "./trip-row.ts";
import { tripLines, tripVehicles } from "./trips.tables.ts";

/**
 * What a change of status brings about in the same transaction (contract 5.4): a canceled trip
 * frees its vehicles and returns its coupon, its referral bonus, its cashback and its money but
 * what its provider keeps; a completed one is credited to its provider, earns its cashback and its
 * points, rewards who referred its customer, counts for its vehicles, which are back, and takes no
 * payment any more.
 */
export async function applyTripEffects(
  tx: Database,
  row: TripRow,
  to: TripStatus,
  { at, kept }: { at: Date; kept: Minor },
): Promise<void> {
  const { order, shop } = row;
  const { id: tripId } = order;
  if (to === "canceled") {
    await releaseSale(
      tx,
      { order, to, at },
      {
        free: () => tx.delete(vehicleHolds).where(eq(vehicleHolds.orderId, tripId)),
        settle: () => ({ keep: kept }),
      },
    );
    await creditStoreWithPart(tx, saleOfTrip(row), kept, shop, at);
  }
  if (to === "completed") {
    await endOpenPayments(tx, tripId, at);
    await creditSale(tx, row, saleOfTrip(row), at);
    await tx.update(tripVehicles).set({ completed: true }).where(eq(tripVehicles.orderId, tripId));
    await countTrip(tx, tripId);
  }
}

function saleOfTrip({ order, trip }: TripRow): Sale {
  return {
    subject: `trip:${order.id}`,
    storeId: trip.providerId,
    receipt: order.receipt,
    isOwnDelivery: false,
    freeDeliveryBy: null,
  };
}

/** Adds the trip to the vehicles that were booked with it, in the order of their ids. */
async function countTrip(tx: Database, tripId: number) {
  const booked = tx
    .select({ id: tripLines.vehicleId })
    .from(tripLines)
    .where(eq(tripLines.orderId, tripId));
  const locked = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.id, booked))
    .orderBy(vehicles.id)
    .for("no key update");
  if (locked.length === 0) return;
  await tx
    .update(vehicles)
    .set({ trips: sql`${vehicles.trips} + 1` })
    .where(
      inArray(
        vehicles.id,
        locked.map(({ id }) => id),
      ),
    );
}
