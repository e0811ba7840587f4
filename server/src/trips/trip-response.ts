import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor, nothing, sumOf, times, toPercent } from "@errand/core/money";
import type { ActorKind } from "@errand/core/orders/order-actor";
import { amountOf } from "@errand/core/pricing/receipt";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { toRentalTerms } from "@errand/core/rental/rental-terms";
import { tripActions } from "@errand/core/trips/trip-states";
import type { Trip, tripStatuses } from "@errand/core/trips/trips.types";
import { flagOf } from "@errand/core/values";
import type { Database } from "../database/database.ts";
import type { Cancellation } from "../order-rows/cancellations.data.ts";
import { localizeReason } from "../order-rows/listed-reasons.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import {
  getReceivedPayments,
  latestGatewayPayment,
  type OrderPayment,
  readOrderPayments,
} from "../payments/order-payments.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { toProviderResponse } from "../rental/vehicle-response.ts";
import { readCashbacks } from "../rewards/cashback.data.ts";
import { readSettledDeposits } from "./trip-checks.data.ts";
import {
  type AssignedVehicle,
  readAssignedVehicles,
  readTripChanges,
  readTripLines,
  readTripReviews,
  type StoredTripChange,
  type TripLine,
} from "./trip-parts.data.ts";
import { bookedTerms, getTripDeadlines, ifCanceled, type TripRow, tripFacts } from "./trip-row.ts";
import type { StoredLocation, tripOrders } from "./trips.tables.ts";
import { readSnapshot, toBookedVehicle } from "./vehicle-snapshot.ts";

/** The language and the moment of a response, and the shop's public URL. */
export interface TripResponseOptions {
  language: Language;
  now: Date;
  url: string;
}

/** The rows of other tables that belong to one trip. */
interface OwnRows {
  lines: TripLine[];
  assigned: AssignedVehicle[];
  payments: OrderPayment[];
  cashback: Minor;
  changes: StoredTripChange[];
  depositSettled: Date | null;
  /** By the single vehicle. */
  reviews: Map<number | null, { rating: number; comment: { en: string; fr: string } | null }>;
}

/** Trips in the contract's shape. */
export async function toTripResponses(
  db: Database,
  rows: TripRow[],
  options: TripResponseOptions,
): Promise<Trip[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = await readTripLines(db, ids);
  const assigned = await readAssignedVehicles(db, ids);
  const payments = await readOrderPayments(db, ids);
  const cashbacks = await readCashbacks(db, ids);
  const reviews = await readTripReviews(db, ids);
  const changes = await readTripChanges(db, ids);
  const settled = await readSettledDeposits(db, ids);
  return rows.map((row) => {
    const { id } = row.order;
    const own = {
      lines: lines.get(id) ?? [],
      assigned: assigned.get(id) ?? [],
      payments: payments.get(id) ?? [],
      cashback: cashbacks.get(id) ?? nothing,
      changes: changes.get(id) ?? [],
      depositSettled: settled.get(id) ?? null,
      reviews: new Map((reviews.get(id) ?? []).map((review) => [review.unitId, review])),
    };
    return toTripResponse(row, own, options);
  });
}

function toTripResponse(row: TripRow, own: OwnRows, options: TripResponseOptions): Trip {
  const { order, trip, provider: store, shop, cancellation } = row;
  const { lines, assigned, payments, reviews } = own;
  const { language, url } = options;
  const amount = (key: Parameters<typeof amountOf>[1]) => amountOf(order.receipt, key);
  const getDiscountAmount = (...keys: Parameters<typeof amountOf>[1][]) =>
    fromMinor(minor(-sumOf(keys.map(amount)) || 0));
  const snapshots = new Map(lines.map((line) => [line.vehicleId, readSnapshot(line.snapshot)]));
  const getVehicleName = (vehicleId: number) => {
    const snapshot = snapshots.get(vehicleId);
    return snapshot && localize(snapshot.name, language);
  };
  const provider = toProviderResponse(store, { ...options, timeZone: shop.timeZone });
  const facts = tripFacts(row);
  const deadlines = getTripDeadlines(row);
  const returned = sumOf(getReceivedPayments(payments).map((payment) => payment.returned));
  const changed = ifCanceled(row, returned, options.now);
  const unrated = store.showsReviews
    ? assigned.filter(({ unit }) => !reviews.has(unit.id)).length
    : 0;
  const receipt = toReceiptResponse(
    {
      lines: order.receipt,
      total: order.amount,
      paid: order.paid,
      couponCode: order.couponCode,
      freeDeliveryBy: null,
      nameOf: getVehicleName,
    },
    order,
    language,
  );
  return {
    id: order.id,
    trip_status: order.status,
    provider_id: trip.providerId,
    module_id: order.moduleId,
    zone_id: order.zoneId,
    pickup_zone_id: trip.pickupZoneId,
    is_guest: order.customerId === null,
    scheduled: flagOf(order.scheduled),
    schedule_at: order.scheduleAt.toISOString(),
    ...toTripData(trip),
    estimated_trip_end_time: trip.endsAt.toISOString(),
    ...statusTimes(row),
    trip_amount: fromMinor(order.amount),
    receipt: { ...receipt, ...(order.status === "canceled" && { due: 0 }) },
    discount_on_trip: getDiscountAmount("item_discount", "store_discount"),
    coupon_code: order.couponCode,
    coupon_discount_amount: getDiscountAmount("coupon_discount"),
    ref_bonus_amount: getDiscountAmount("ref_bonus"),
    tax_amount: fromMinor(amount("tax")),
    tax_status: order.taxIncluded ? "included" : "excluded",
    tax_percentage: toPercent(order.taxRate),
    additional_charge: fromMinor(amount("additional_charge")),
    partially_paid_amount: fromMinor(
      order.paymentStatus === "partially_paid" ? order.paid : nothing,
    ),
    payment_method: paymentMethodOf(row, payments),
    payment_status: order.paymentStatus,
    payment_state: latestGatewayPayment(payments)?.state ?? null,
    user_info: {
      contact_person_name: order.contactName,
      contact_person_number: order.contactNumber,
      contact_person_email: order.contactEmail,
    },
    trip_note: order.note,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cashback_amount: fromMinor(own.cashback),
    canceled_by: cancellation && canceledBy[cancellation.actorKind],
    cancellation_reason: cancellation && cancellationReason(cancellation, language),
    provider,
    trip_details: lines.map((line) => toTripDetail(line, provider, options)),
    vehicle_identity: assigned.map((vehicle) => {
      const review = reviews.get(vehicle.unit.id);
      return {
        ...toTripVehicle(vehicle, { url, language }),
        rating: review?.rating ?? null,
        comment: review?.comment ? localize(review.comment, language) : null,
      };
    }),
    terms: toRentalTerms(bookedTerms(row)),
    deposit_settled_at: own.depositSettled?.toISOString() ?? null,
    cancel_free_until: deadlines.cancelFreeUntil.toISOString(),
    pay_until: deadlines.payUntil.toISOString(),
    if_canceled: { returned: fromMinor(changed.returned), kept: fromMinor(changed.kept) },
    actions: tripActions(facts, unrated),
    changes: own.changes.map(toTripChange),
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

/** What a trip and a rental cart say of where and when in the same words. */
export function toTripData(
  trip: Pick<
    typeof tripOrders.$inferSelect,
    "rentalType" | "pickup" | "destination" | "pickupTime" | "hours" | "meters" | "minutes"
  >,
) {
  return {
    pickup_location: toLocation(trip.pickup),
    destination_location: toLocation(trip.destination),
    pickup_time: trip.pickupTime.toISOString(),
    rental_type: trip.rentalType,
    estimated_hours: trip.hours,
    destination_time: trip.minutes,
    distance: trip.meters / 1000,
  };
}

function toLocation({ lat, lng, name, type }: StoredLocation): Trip["pickup_location"] {
  return { lat, lng, location_name: name, location_type: type };
}

function toTripChange({ at, from, to }: StoredTripChange): Trip["changes"][number] {
  const toState = (state: StoredTripChange["from"]) => ({
    pickup_time: state.pickupTime,
    estimated_trip_end_time: state.endsAt,
    quantity: state.quantity,
    trip_amount: fromMinor(state.amount),
  });
  return { at: at.toISOString(), from: toState(from), to: toState(to) };
}

function toTripDetail(
  line: TripLine,
  provider: Vehicle["provider"],
  options: TripResponseOptions,
): Trip["trip_details"][number] {
  const { id, vehicleId, quantity, unitPrice, discount, snapshot } = line;
  return {
    id,
    vehicle_id: vehicleId,
    quantity,
    price: fromMinor(unitPrice),
    calculated_price: fromMinor(times(unitPrice, quantity)),
    discount_on_trip: fromMinor(discount),
    vehicle_details: toBookedVehicle(readSnapshot(snapshot), { id: vehicleId, provider }, options),
  };
}

function toTripVehicle(
  { assigned, unit, driver, name, images }: AssignedVehicle,
  { url, language }: Pick<TripResponseOptions, "url" | "language">,
): Omit<Trip["vehicle_identity"][number], "rating" | "comment"> {
  return {
    id: assigned.id,
    vehicle_id: unit.vehicleId,
    vehicle_identity_id: unit.id,
    license_plate_number: unit.licensePlate,
    vehicle_name: localize(name, language),
    vehicle_thumbnail_full_url: pictureUrl(url, images[0] ?? null),
    is_completed: flagOf(assigned.completed),
    driver_data: driver && toDriver(driver, url),
  };
}

export function toDriver(
  driver: NonNullable<AssignedVehicle["driver"]>,
  url: string,
): NonNullable<Trip["vehicle_identity"][number]["driver_data"]> {
  return {
    id: driver.id,
    first_name: driver.firstName,
    last_name: driver.lastName,
    phone: driver.phone,
    image_full_url: pictureUrl(url, driver.picture),
  };
}

/** Trips that the clock canceled before its reasons had names were not confirmed in time. */
function cancellationReason(
  { actorKind, reason, listedReasons }: Cancellation,
  language: Language,
) {
  const stated = reason ?? (actorKind === "clock" ? "not_confirmed" : null);
  return stated === null ? null : localizeReason(stated, listedReasons, language);
}

/** A trip that was paid by several payments, or is to be, was paid in parts. */
function paymentMethodOf({ order }: TripRow, payments: OrderPayment[]): string | null {
  const isInParts =
    order.paymentStatus === "partially_paid" || getReceivedPayments(payments).length > 1;
  return isInParts ? "partial_payment" : order.paymentMethod || null;
}

const canceledBy = {
  customer: "customer",
  guest: "customer",
  store: "vendor",
  courier: "admin",
  desk: "admin",
  payment: "admin",
  clock: "admin",
} as const satisfies Record<ActorKind, Trip["canceled_by"]>;

/** The time of every status; null for those the trip has not entered. */
function statusTimes({ order }: TripRow): Pick<Trip, (typeof tripStatuses)[number]> {
  const { pending = null, confirmed = null, ongoing = null } = order.statusTimestamps;
  const { completed = null, canceled = null } = order.statusTimestamps;
  return { pending, confirmed, ongoing, completed, canceled };
}
