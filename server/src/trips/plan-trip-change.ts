import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { type Minor, minor } from "@errand/core/money";
import { couponRefusal } from "@errand/core/pricing/coupon-refusal";
import { subtotalOfLines } from "@errand/core/pricing/line-discounts";
import {
  amountOf,
  type OrderToPrice,
  priceOrder,
  type Receipt,
} from "@errand/core/pricing/receipt";
import { localTime } from "@errand/core/time";
import type { quoteTripChange } from "@errand/core/trips/change-trip.contract";
import { linesOfTrip } from "@errand/core/trips/trip-price";
import { isCancelableTrip, tripActions } from "@errand/core/trips/trip-states";
import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { referralsOf } from "../account/referrals.data.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { type CouponRow, couponOf, findCoupon } from "../catalog/coupon.data.ts";
import { hasCouponEffect } from "../checkout/order-coupon.ts";
import type { Database } from "../database/database.ts";
import type { Maps } from "../integrations/maps.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { vehicleBrands, vehicles } from "../rental/rental.tables.ts";
import { readNextFree } from "../rental/vehicle-calendar.data.ts";
import type { CartVehicle } from "./cart.data.ts";
import { fieldOf } from "./cart-errors.ts";
import { type EvaluatedTrip, evaluateTrip, type TripProblem } from "./cart-evaluation.ts";
import { routeBetween, type StoredTrip, storedLocation } from "./requested-trip.ts";
import { tripPricing, vehiclesToPrice } from "./trip-pricing.ts";
import { type TripRow, tripFacts } from "./trip-row.ts";
import { tripLines } from "./trips.tables.ts";

export type TripChangeInput = z.output<typeof quoteTripChange.input>;

/** A vehicle of a booked trip; `cartId` is the id of its line. */
type BookedVehicle = CartVehicle & { cartId: number };

/** A trip as it would be after a change. */
export interface TripChangePlan {
  trip: StoredTrip;
  evaluated: EvaluatedTrip<BookedVehicle>;
  /** The coupon of its booking, as far as it still reduces the price. */
  coupon: CouponRow | null;
  pricing: OrderToPrice;
  receipt: Receipt;
  /** Nothing differs from what is booked. */
  isSame: boolean;
  /** Empty when the change can be made. */
  errors: AppError[];
}

/**
 * Prices a trip after a change, at the prices of now (contract 10.3).
 * Throws `trip_status_conflict` where its customer cannot change it so, and `vehicle_not_found` for
 * one that is not part of it.
 */
export async function planTripChange(
  { maps }: { maps: Maps },
  row: TripRow,
  change: TripChangeInput,
  { db, now }: { db: Database; now: Date },
): Promise<TripChangePlan> {
  const { order, provider, shop } = row;
  requireChangeable(row, change);
  const trip = await tripAfter(row, change, maps);
  const booked = await readBookedVehicles(db, order.id);
  const lines = withQuantities(booked, change.quantities ?? []);
  const { moduleId, id: tripId } = order;
  const conditions = { moduleId, timeZone: shop.timeZone, now, tripId };
  const evaluated = await evaluateTrip(db, trip, { provider, lines }, conditions);
  const toPrice = vehiclesToPrice(evaluated.lines);
  const coupon = await readKeptCoupon(db, row, subtotalOfLines(linesOfTrip(toPrice)), now);
  const pricing = tripPricing(
    toPrice,
    { shop, store: provider, now },
    { coupon: coupon && couponOf(coupon), referralBonus: keptReferralBonus(row) },
  );
  const receipt = priceOrder(pricing);
  return {
    trip,
    evaluated,
    coupon: coupon && hasCouponEffect(receipt) ? coupon : null,
    pricing,
    receipt,
    isSame: isSameTrip(row, { trip, evaluated }, booked),
    errors: [
      ...(await vehicleErrors(db, tripId, evaluated)),
      ...timeErrors(row, trip, evaluated.problems),
    ],
  };
}

/** Of a trip that has been handed over only the end can change, to a later time. */
function requireChangeable(row: TripRow, change: TripChangeInput) {
  const actions = tripActions(tripFacts(row), 0);
  if (actions.includes("change")) return;
  const { pickup_time, destination_location, quantities, estimated_hours: hours } = change;
  const isOther = [pickup_time, destination_location, quantities].some(
    (each) => each !== undefined,
  );
  const isLater = hours !== undefined && hours > (row.trip.hours ?? 0);
  if (!actions.includes("extend") || isOther || !isLater) {
    throw new AppError("trip_status_conflict");
  }
}

async function tripAfter(
  { trip }: TripRow,
  { pickup_time, estimated_hours, destination_location }: TripChangeInput,
  maps: Maps,
): Promise<StoredTrip> {
  const { rentalType, pickup, destination, pickupTime, hours, meters, minutes } = trip;
  const isByDistance = rentalType === "distance_wise";
  const to = isByDistance && destination_location ? storedLocation(destination_location) : null;
  return {
    ...{ rentalType, pickup, destination, meters, minutes },
    ...(to && { destination: to, ...(await routeBetween(maps, pickup, to)) }),
    pickupTime: pickup_time === undefined ? pickupTime : new Date(pickup_time),
    hours: isByDistance ? null : (estimated_hours ?? hours),
  };
}

function isSameTrip(
  { trip: before }: TripRow,
  { trip, evaluated: { span, lines } }: Pick<TripChangePlan, "trip" | "evaluated">,
  booked: readonly BookedVehicle[],
): boolean {
  const isSameTime =
    span.start === before.pickupTime.getTime() && span.end === before.endsAt.getTime();
  const [from, to] = [before.destination, trip.destination];
  const isSamePlace = from.lat === to.lat && from.lng === to.lng;
  return (
    isSameTime &&
    isSamePlace &&
    trip.hours === before.hours &&
    lines.every(({ quantity }, index) => quantity === booked[index]?.quantity)
  );
}

async function readBookedVehicles(db: Database, tripId: number): Promise<BookedVehicle[]> {
  const rows = await db
    .select({ line: tripLines, vehicle: vehicles, provider: stores, brand: vehicleBrands })
    .from(tripLines)
    .innerJoin(vehicles, eq(vehicles.id, tripLines.vehicleId))
    .innerJoin(stores, eq(stores.id, vehicles.providerId))
    .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
    .where(eq(tripLines.orderId, tripId))
    .orderBy(asc(tripLines.id));
  return rows.map(({ line, ...offered }) => ({
    ...offered,
    cartId: line.id,
    quantity: line.quantity,
  }));
}

function withQuantities(
  booked: BookedVehicle[],
  quantities: NonNullable<TripChangeInput["quantities"]>,
): BookedVehicle[] {
  const wanted = new Map(quantities.map(({ vehicle_id, quantity }) => [vehicle_id, quantity]));
  const changed = booked.map((line) => ({
    ...line,
    quantity: wanted.get(line.vehicle.id) ?? line.quantity,
  }));
  const isBooked = (id: number) => booked.some(({ vehicle }) => vehicle.id === id);
  if (![...wanted.keys()].every(isBooked)) {
    throw new AppError("vehicle_not_found", { field: "quantities" });
  }
  return changed;
}

/**
 * The coupon of a trip while it is valid and its minimum is reached. The trip itself has used it,
 * so that its limits do not count.
 */
async function readKeptCoupon(
  db: Database,
  { order, provider, shop }: TripRow,
  subtotal: Minor,
  now: Date,
): Promise<CouponRow | null> {
  if (order.couponCode === null) return null;
  const coupon = await findCoupon(db, order.couponCode);
  if (!coupon) return null;
  const { moduleId } = order;
  const today = localTime(now, shop.timeZone).day;
  const own = { uses: 0, hasOrdered: false };
  const terms = { ...coupon, usesLeft: null };
  return couponRefusal(terms, { ...own, store: provider, subtotal, today, moduleId })
    ? null
    : coupon;
}

function keptReferralBonus({ order, shop }: TripRow) {
  if (amountOf(order.receipt, "ref_bonus") === 0) return null;
  return referralsOf(shop)?.bonus?.discount ?? null;
}

/** Which vehicles are not free or no longer offered then, and from when on they are free again. */
async function vehicleErrors(
  db: Database,
  tripId: number,
  { lines, span }: EvaluatedTrip<BookedVehicle>,
): Promise<AppError[]> {
  const short = lines.filter(({ quantity, free }) => quantity > free);
  const wanted = short.map(({ vehicle: { id, total, active }, quantity }) => ({
    ...{ id, quantity },
    total: active ? total : 0,
  }));
  const nextFree = await readNextFree(db, wanted, span, { exceptOrder: tripId });
  const unavailable = short.map(({ vehicle: { id }, free: available }) => {
    const nextFreeAt = nextFree.get(id)?.toISOString();
    const data = { vehicle_id: id, available, ...(nextFreeAt && { next_free_at: nextFreeAt }) };
    return new AppError("vehicle_unavailable", { data });
  });
  const unpriced = lines.filter(({ problems }) => problems.includes("rental_type_missing"));
  return [...unavailable, ...unpriced.map(() => new AppError("rental_type_missing"))];
}

/** The pickup is checked where it changes: what is booked may have begun. */
function timeErrors(
  { order, trip }: TripRow,
  after: StoredTrip,
  problems: readonly TripProblem[],
): AppError[] {
  const isMoved = after.pickupTime.getTime() !== trip.pickupTime.getTime();
  if (!isMoved || !isCancelableTrip(order.status)) return [];
  return problems
    .filter((key) => key !== "pickup_zone_not_served")
    .map((key) => new AppError(key, { field: fieldOf[key] }));
}

/** The receipt of a plan; `paid` is what stays of what the trip has been paid. */
export function changedReceipt(plan: TripChangePlan, { order }: TripRow, language: Language) {
  const { receipt, evaluated, coupon } = plan;
  const names = new Map(
    evaluated.lines.map(({ vehicle }) => [vehicle.id, localize(vehicle.name, language)]),
  );
  return toReceiptResponse(
    {
      lines: receipt.lines,
      total: receipt.total,
      paid: minor(Math.min(order.paid, receipt.total)),
      couponCode: coupon?.code ?? null,
      freeDeliveryBy: null,
      nameOf: (vehicleId) => names.get(vehicleId),
    },
    order,
    language,
  );
}
