import { fromMinor, fromPercent, type Minor, minor, toMinor } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";
import { discountLines } from "@errand/core/pricing/line-discounts";
import { rentalDays, rentalPrice } from "@errand/core/rental/rental-price";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";

/** How long a trip is, as far as its price depends on it. */
export interface TripLength {
  type: RentalType;
  /** Of trips by time. */
  hours: number | null;
  /** By road, of trips by distance; null until it is known. */
  meters: number | null;
}

/** The price of a vehicle for a trip, in the amounts of the API. */
export interface TripPrice {
  amount: number;
  /** Before the discounts of the vehicle and of its provider. */
  before: number;
  /** How many hours, days or kilometres are paid. */
  count: number;
  /** The price of one of them. */
  unit: number;
}

/** Null where the vehicle is not offered for this type, and while the length of the trip is unknown. */
export function tripPrice(vehicle: Vehicle, { type, hours, meters }: TripLength): TripPrice | null {
  const isByDistance = type === "distance_wise";
  const unit = unitPrice(vehicle, type);
  if (unit === null || (isByDistance ? meters === null : hours === null)) return null;
  const span = { type, hours: hours ?? 0, meters: meters ?? 0 };
  const before = rentalPrice(ratesOf(vehicle), span);
  if (before === null) return null;
  return {
    amount: fromMinor(minor(before - reductionOn(vehicle, before))),
    before: fromMinor(before),
    count: isByDistance ? span.meters / 1000 : type === "hourly" ? span.hours : rentalDays(span.hours),
    unit,
  };
}

/** What an hour, a day or a kilometre costs; null where the vehicle is not offered for this type. */
export function unitPrice(vehicle: Vehicle, type: RentalType): number | null {
  switch (type) {
    case "hourly":
      return vehicle.trip_hourly === 1 ? vehicle.hourly_price : null;
    case "day_wise":
      return vehicle.trip_day_wise === 1 ? vehicle.day_wise_price : null;
    case "distance_wise":
      return vehicle.trip_distance === 1 ? vehicle.distance_price : null;
  }
}

function ratesOf(vehicle: Vehicle) {
  const rate = (type: RentalType) => {
    const price = unitPrice(vehicle, type);
    return price === null ? null : toMinor(price);
  };
  return {
    hourlyPrice: rate("hourly"),
    perKmPrice: rate("distance_wise"),
    dailyPrice: rate("day_wise"),
  };
}

/** The vehicle's own discount or that of its provider, whichever is larger (contract 4.4, row 4). */
function reductionOn(vehicle: Vehicle, price: Minor): Minor {
  const offer = vehicle.provider.discount;
  const line = {
    itemId: vehicle.id,
    quantity: 1,
    unitPrice: price,
    addOns: [],
    discount: discountOf(vehicle.discount_type, vehicle.discount_price),
    flashSale: null,
    isCampaign: false,
  };
  const running = offer && discountOf(offer.discount_type, offer.discount);
  const { own, store } = discountLines(
    [line],
    offer && running
      ? {
          discount: running,
          minPurchase: toMinor(offer.min_purchase),
          maxDiscount: toMinor(offer.max_discount),
        }
      : null,
  );
  return minor((own[0] ?? 0) + (store[0] ?? 0));
}

function discountOf(kind: Discount["kind"], value: number): Discount | null {
  if (value <= 0) return null;
  return kind === "percent"
    ? { kind, rate: fromPercent(value) }
    : { kind, amount: toMinor(value) };
}
