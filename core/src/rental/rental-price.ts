import { type Minor, minor, scaled } from "../money.ts";
import type { RentalType } from "./rental.types.ts";

/** What a vehicle costs, in minor units; null where it is not offered. */
export interface RentalRates {
  hourlyPrice: Minor | null;
  perKmPrice: Minor | null;
  dailyPrice: Minor | null;
}

/** What the price of a trip depends on. */
export interface RentalSpan {
  type: RentalType;
  /** Whole hours of `hourly` and `day_wise` trips. */
  hours: number;
  /** Whole metres by road from the pickup to the destination. */
  meters: number;
}

/**
 * The days that a trip of this many hours counts as: rounded half up, at least 1. Source: contract
 * 5.4.
 */
export function rentalDays(hours: number): number {
  return Math.max(1, Math.floor((hours + 12) / 24));
}

/**
 * The price of one vehicle for a trip, before discounts, rounded half up to the minor unit; null
 * where the vehicle is not offered for this type of trip. Source: contract 5.4.
 */
export function rentalPrice(rates: RentalRates, { type, hours, meters }: RentalSpan): Minor | null {
  switch (type) {
    case "hourly":
      return rates.hourlyPrice === null ? null : minor(rates.hourlyPrice * hours);
    case "day_wise":
      return rates.dailyPrice === null ? null : minor(rates.dailyPrice * rentalDays(hours));
    case "distance_wise":
      return rates.perKmPrice === null ? null : scaled(rates.perKmPrice, meters, 1000);
  }
}
