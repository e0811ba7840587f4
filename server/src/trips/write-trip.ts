import { nothing, sumOf } from "@errand/core/money";
import { defaultTerms } from "@errand/core/rental/rental-terms";
import type { CheckoutContext } from "../checkout/checkout-input.ts";
import type { OrderContact } from "../checkout/contact.ts";
import { getChargeLabels } from "../checkout/write-order.ts";
import { insertRow } from "../database/insert-row.ts";
import { insertRows } from "../database/insert-rows.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { BookingInput } from "./booking-input.ts";
import type { TripPlan } from "./plan-trip.ts";
import { notChosen } from "./trip-row.ts";
import { tripLines, tripOrders } from "./trips.tables.ts";
import { toVehicleSnapshot } from "./vehicle-snapshot.ts";

/** Inserts the rows of a planned trip, unpaid, and returns its order. */
export async function writeTrip(
  plan: TripPlan,
  contact: OrderContact,
  input: BookingInput,
  { db, shopper, module, now, language }: CheckoutContext,
) {
  const { shop, provider, cart, trip, coupon, receipt, pricing } = plan;
  const { zone, store } = provider;
  if (!trip.pickupZone) throw new Error("a trip without a pickup zone is refused before");
  const order = await insertRow(db, orders, {
    kind: "trip",
    ...(shopper.kind === "customer"
      ? { customerId: shopper.customerId }
      : { guestId: shopper.guestId }),
    moduleId: module.id,
    zoneId: zone.id,
    status: "pending",
    statusTimestamps: { pending: now.toISOString() },
    scheduled: input.scheduled === 1,
    scheduleAt: cart.trip.pickupTime,
    amount: receipt.total,
    receipt: receipt.lines,
    currencyCode: shop.currencyCode,
    chargeLabels: getChargeLabels({ shop, zone, pricing }),
    taxIncluded: shop.taxIncluded,
    taxRate: store.taxRate,
    couponCode: coupon?.code,
    couponTitle: coupon?.title,
    paymentMethod: notChosen,
    paymentStatus: "unpaid",
    contactName: contact.name,
    contactNumber: contact.number,
    contactEmail: contact.email,
    language,
    distanceMeters: cart.trip.meters,
    note: input.additional_note,
    createdAt: now,
    updatedAt: now,
  });
  const row = await insertRow(db, tripOrders, {
    orderId: order.id,
    providerId: store.id,
    pickupZoneId: trip.pickupZone.id,
    ...cart.trip,
    endsAt: new Date(trip.span.end),
    terms: store.rentalTerms ?? defaultTerms,
  });
  await insertRows(db, tripLines, toLineRows(plan, order.id));
  return { order, trip: row };
}

/** Each line stores what it says about its vehicle, in both languages. */
function toLineRows(
  { trip, receipt }: TripPlan,
  orderId: number,
): (typeof tripLines.$inferInsert)[] {
  return trip.lines.map(({ vehicle, brand, quantity, unitPrice }, index) => {
    const shares = receipt.shares[index];
    return {
      orderId,
      vehicleId: vehicle.id,
      quantity,
      unitPrice,
      discount: shares ? sumOf([shares.item_discount, shares.store_discount]) : nothing,
      snapshot: { ...toVehicleSnapshot(vehicle, brand) },
    };
  });
}
