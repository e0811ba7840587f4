import { type Minor, minor, scaled } from "../money.ts";
import type { ParcelService } from "../orders/parcel.types.ts";
import type { ParcelSurcharge } from "../pricing/receipt.ts";

/** Kilograms and centimetres of one piece. */
export interface ShippingItem {
  quantity: number;
  weight: number;
  length: number;
  width: number;
  height: number;
}

/** Cubic centimetres that count as a kilogram: what is large takes the room of what is heavy. */
const cubicCentimetersPerKg = 5000;

/**
 * The weight of all pieces, and the one that is billed, in tenths of a kilogram rounded up
 * (contract 5.2).
 */
export function shippingWeight(items: ShippingItem[]): { kg: number; billableTenths: number } {
  const sum = (weightOf: (item: ShippingItem) => number) =>
    items.reduce((total, item) => total + item.quantity * weightOf(item), 0);
  const kg = sum(({ weight }) => weight);
  const billable = sum((item) =>
    Math.max(item.weight, (item.length * item.width * item.height) / cubicCentimetersPerKg),
  );
  return { kg: hundredths(kg) / 100, billableTenths: Math.ceil(hundredths(billable) / 10) };
}

/** Weights have two decimals: without this, 0.1 + 0.2 kg would cost more than 0.3 kg. */
function hundredths(kg: number): number {
  return Math.round(kg * 100);
}

/** What a shop charges for heavy parcels and for haste. */
export interface ShippingTerms {
  /** Carried at the price of the category. */
  includedKg: number;
  perKg: Minor;
  /** What express costs of the standard price, in percent: 150 is half as much again. */
  expressPercent: number;
}

/** What a parcel can be said to be worth unless the shop sets another limit. */
export const defaultMaxDeclaredValue = minor(500_00);

export const defaultShippingTerms: ShippingTerms = {
  includedKg: 5,
  perKg: minor(50),
  expressPercent: 150,
};

/**
 * What the weight and the service of a parcel add to the price of its way. Source: contract 5.2.
 */
export function parcelSurcharge(
  { service, items }: { service: ParcelService; items: ShippingItem[] },
  { includedKg, perKg, expressPercent }: ShippingTerms,
): ParcelSurcharge {
  const { billableTenths } = shippingWeight(items);
  const extraTenths = Math.max(0, billableTenths - Math.round(includedKg * 10));
  return {
    weightCharge: scaled(perKg, extraTenths, 10),
    percent: service === "express" ? expressPercent : 100,
  };
}

/** Metres a second of a courier in a town with its stops. */
const metersPerSecond = 4;

/**
 * Minutes in addition to the ride: until a courier is at the pickup, and other deliveries on the
 * way.
 */
const waiting = {
  standard: { min: 15, max: 45 },
  express: { min: 8, max: 20 },
} as const;

/** Minutes from the order to the receiver's door, at best and at worst. */
export function shippingMinutes(
  service: ParcelService,
  meters: number,
): { min: number; max: number } {
  const ride = Math.ceil(meters / metersPerSecond / 60);
  const { min, max } = waiting[service];
  return { min: ride + min, max: ride + max };
}
