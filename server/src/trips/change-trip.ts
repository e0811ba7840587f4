import { AppError } from "@errand/core/errors";
import { minor, nothing, sumOf } from "@errand/core/money";
import { confirmationEnds } from "@errand/core/trips/trip-states";
import { eq } from "drizzle-orm";
import { getChargeLabels } from "../checkout/write-order.ts";
import type { Database } from "../database/database.ts";
import { zones } from "../location/zones.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import { refundOrder } from "../payments/refunds.ts";
import { vehicleHolds } from "../rental/fleet.tables.ts";
import { releaseReductions, takeReductions } from "../rewards/reductions.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import type { TripChangePlan } from "./plan-trip-change.ts";
import { cancelUnconfirmedLater } from "./trip-deadline.job.ts";
import { tellOfTrip } from "./trip-message.job.ts";
import { endPaymentLater } from "./trip-payment-deadline.job.ts";
import { getTripDeadlines, type TripRow } from "./trip-row.ts";
import { tripChanges, tripLines, tripOrders, tripVehicles } from "./trips.tables.ts";
import { toVehicleSnapshot } from "./vehicle-snapshot.ts";

/**
 * Makes a planned change of a trip, which the caller has locked: frees the old time, holds the new
 * one, and stores price, reductions and deadlines. What was paid too much goes back; what is
 * missing is due by the new time to pay. Its provider assigns its vehicles again. Throws
 * `vehicle_unavailable` when another trip was faster (contract 10.3).
 */
export async function applyTripChange(
  tx: Database,
  row: TripRow,
  plan: TripChangePlan,
  now: Date,
): Promise<void> {
  const { order, shop } = row;
  const { id: tripId } = order;
  const { receipt } = plan;
  await moveHolds(tx, tripId, plan);
  const changed = await writeChange(tx, row, plan, now);
  await releaseReductions(tx, order, now);
  await takeReductions(tx, { order: changed.order, shop }, plan.coupon, now);
  await endOpenPayments(tx, tripId, now);
  const refunded = minor(Math.max(order.paid - receipt.total, 0));
  if (refunded > nothing) {
    await refundOrder(tx, { orderId: tripId, amount: refunded, reason: "changed", now });
  }
  await storePaymentStatus(tx, tripId, { amount: receipt.total });
  await notifyWatchers(tx, tripId);
  if (order.status === "pending") {
    await cancelUnconfirmedLater(tx, tripId, confirmationEnds(changed.trip.pickupTime, now));
  }
  if (order.status !== "ongoing") {
    const { payUntil } = getTripDeadlines({ order, trip: changed.trip });
    await endPaymentLater(tx, tripId, { bookedAt: now, payUntil });
  }
  await tellOfTrip(tx, tripId, order.status === "ongoing" ? "extended" : "changed", now);
}

async function moveHolds(tx: Database, tripId: number, { evaluated }: TripChangePlan) {
  await tx.delete(vehicleHolds).where(eq(vehicleHolds.orderId, tripId));
  const lines = evaluated.lines.map(({ vehicle, quantity }) => ({
    vehicleId: vehicle.id,
    quantity,
  }));
  const [shortage] = await holdVehicles(tx, tripId, lines, evaluated.span);
  if (!shortage) return;
  const { vehicleId: vehicle_id, available } = shortage;
  throw new AppError("vehicle_unavailable", { data: { vehicle_id, available } });
}

/** Returns the rows of the trip after the change. */
async function writeChange(tx: Database, row: TripRow, plan: TripChangePlan, now: Date) {
  const { order, provider, shop } = row;
  const { trip, evaluated, receipt, coupon, pricing } = plan;
  const ofOrder = eq(orders.id, order.id);
  const [zone] = await tx.select().from(zones).where(eq(zones.id, order.zoneId));
  if (!zone) throw new Error(`the zone of the trip ${order.id} is not there`);
  const endsAt = new Date(evaluated.span.end);
  const [changedOrder] = await tx
    .update(orders)
    .set({
      scheduleAt: trip.pickupTime,
      distanceMeters: trip.meters,
      receipt: receipt.lines,
      chargeLabels: getChargeLabels({ shop, zone, pricing }),
      taxIncluded: shop.taxIncluded,
      taxRate: provider.taxRate,
      couponCode: coupon?.code ?? null,
      couponTitle: coupon?.title ?? null,
      updatedAt: now,
    })
    .where(ofOrder)
    .returning();
  const [changedTrip] = await tx
    .update(tripOrders)
    .set({ ...trip, endsAt, changedAt: now })
    .where(eq(tripOrders.orderId, order.id))
    .returning();
  if (!changedOrder || !changedTrip) throw new Error(`the trip ${order.id} is not there`);
  await insertChange(tx, row, plan, now);
  await writeLines(tx, plan);
  // The single vehicles of before may be with others then.
  if (order.status !== "ongoing") {
    await tx.delete(tripVehicles).where(eq(tripVehicles.orderId, order.id));
  }
  return { order: { ...changedOrder, amount: receipt.total }, trip: changedTrip };
}

async function writeLines(tx: Database, { evaluated, receipt }: TripChangePlan) {
  for (const [index, line] of evaluated.lines.entries()) {
    const { cartId: lineId, vehicle, brand, quantity, unitPrice } = line;
    const shares = receipt.shares[index];
    await tx
      .update(tripLines)
      .set({
        quantity,
        unitPrice,
        discount: shares ? sumOf([shares.item_discount, shares.store_discount]) : nothing,
        snapshot: { ...toVehicleSnapshot(vehicle, brand) },
      })
      .where(eq(tripLines.id, lineId));
  }
}

/** Writes what changes to the history of the trip. */
async function insertChange(
  tx: Database,
  { order, trip }: TripRow,
  { trip: after, evaluated, receipt }: TripChangePlan,
  at: Date,
) {
  const booked = await tx
    .select({ quantity: tripLines.quantity })
    .from(tripLines)
    .where(eq(tripLines.orderId, order.id));
  const count = (lines: readonly { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await tx.insert(tripChanges).values({
    orderId: order.id,
    from: {
      pickupTime: trip.pickupTime.toISOString(),
      endsAt: trip.endsAt.toISOString(),
      quantity: count(booked),
      amount: order.amount,
    },
    to: {
      pickupTime: after.pickupTime.toISOString(),
      endsAt: new Date(evaluated.span.end).toISOString(),
      quantity: count(evaluated.lines),
      amount: receipt.total,
    },
    at,
  });
}
