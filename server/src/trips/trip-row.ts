import { type Minor, minor, nothing } from "@errand/core/money";
import { type StoredTerms, unstatedTerms } from "@errand/core/rental/rental-terms";
import { isCancelableTrip, type TripFacts } from "@errand/core/trips/trip-states";
import { cancelFreeUntil, keptByCanceling, payUntil } from "@errand/core/trips/trip-terms";
import type { TripStatus } from "@errand/core/trips/trips.types";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Cancellation } from "../order-rows/cancellations.data.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import type { tripOrders } from "./trips.tables.ts";

/** The order of a trip. */
export type TripOrder = typeof orders.$inferSelect & {
  kind: "trip";
  status: TripStatus;
  statusTimestamps: Partial<Record<TripStatus, string>>;
};

/** A trip with the rows that belong to it alone. */
export interface TripRow {
  order: TripOrder;
  trip: typeof tripOrders.$inferSelect;
  provider: typeof stores.$inferSelect;
  /** The transition that canceled the trip; null when it was not. */
  cancellation: Cancellation | null;
  /** The provider has assigned its vehicles. */
  hasVehicles: boolean;
  shop: ShopSettings;
}

/** What `orders.payment_method` says of a trip until its customer chooses how to pay. */
export const notChosen = "";
/** What it says where the rest is paid to the provider in cash. */
export const cashPayment = "cash_payment";

export function isTripOrder(order: typeof orders.$inferSelect): order is TripOrder {
  return order.kind === "trip";
}

/** The trip as the rules of its states read it. */
export function tripFacts(row: TripRow): TripFacts {
  const { order, trip, hasVehicles } = row;
  return {
    status: order.status,
    customerId: order.customerId,
    guestId: order.guestId,
    storeId: trip.providerId,
    courierId: null,
    isPaid: order.paid >= order.amount,
    isCash: order.paymentMethod === cashPayment,
    hasVehicles,
    type: trip.rentalType,
    pickupTime: trip.pickupTime,
    payUntil: getTripDeadlines(row).payUntil,
  };
}

/** The terms that a trip was booked with. */
export function bookedTerms({ trip }: Pick<TripRow, "trip">): StoredTerms {
  return trip.terms ?? unstatedTerms;
}

/** A trip as it was booked. */
export interface BookedTrip {
  order: Pick<TripOrder, "id" | "createdAt">;
  trip: TripRow["trip"];
}

/** Until when a trip can be canceled for nothing, and until when it is to be paid. */
export function getTripDeadlines({ order, trip }: BookedTrip) {
  const { pickupTime } = trip;
  const terms = bookedTerms({ trip });
  return {
    cancelFreeUntil: cancelFreeUntil(pickupTime, terms),
    payUntil: payUntil({ pickupTime, bookedAt: trip.changedAt ?? order.createdAt }, terms),
  };
}

/**
 * What of the money of a trip its provider keeps if the customer cancels it now; all of it once
 * that is over.
 */
export function getKeptAmount({ order, trip }: Pick<TripRow, "order" | "trip">, now: Date): Minor {
  const { rentalType: type, hours, meters, pickupTime } = trip;
  if (!isCancelableTrip(order.status)) return order.paid;
  const terms = bookedTerms({ trip });
  const isConfirmed = order.status === "confirmed";
  const facts = { type, hours, meters, pickupTime, isConfirmed, terms };
  return keptByCanceling({ ...facts, receipt: order.receipt, paid: order.paid }, now);
}

/**
 * The same as what would go back and what would be kept; of a canceled trip, what did. `returned`
 * is what went back.
 */
export function ifCanceled(row: Pick<TripRow, "order" | "trip">, returned: Minor, now: Date) {
  const { order } = row;
  const kept = getKeptAmount(row, now);
  const isOver = order.status === "canceled";
  return { kept, returned: isOver ? returned : minor(order.paid - kept || nothing) };
}
