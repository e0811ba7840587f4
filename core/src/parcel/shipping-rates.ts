import { type Minor, minor, scaled, sumOf } from "../money.ts";
import { amountOf, type Receipt } from "../pricing/receipt.ts";
import { type Tax, taxOn } from "../pricing/tax.ts";

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

/** The weight of all pieces, and the one that is billed, in tenths of a kilogram rounded up (contract 5.2). */
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

export const defaultShippingTerms: ShippingTerms = {
  includedKg: 5,
  perKg: minor(50),
  expressPercent: 150,
};

export interface ShippingRate {
  service: "standard" | "express";
  price: Minor;
  tax: Minor;
  total: Minor;
}

/**
 * The prices of carrying a weight: that of the parcel with what the weight over the included one costs, and
 * the express one. `receipt` is that of the parcel, whose delivery charge the standard price equals up to the
 * included weight. Source: contract 5.2.
 */
export function shippingRates(
  receipt: Pick<Receipt, "lines">,
  billableTenths: number,
  { includedKg, perKg, expressPercent }: ShippingTerms,
  tax: Tax,
): ShippingRate[] {
  const charge = amountOf(receipt.lines, "delivery_charge");
  const extraTenths = Math.max(0, billableTenths - Math.round(includedKg * 10));
  const standard = sumOf([charge, scaled(perKg, extraTenths, 10)]);
  const express = scaled(standard, expressPercent, 100);
  return [rateOf("standard", standard, tax), rateOf("express", express, tax)];
}

function rateOf(service: ShippingRate["service"], price: Minor, tax: Tax): ShippingRate {
  const amount = taxOn(price, tax);
  return { service, price, tax: amount, total: tax.included ? price : sumOf([price, amount]) };
}

/** Metres a second of a courier in a town with its stops. */
const metersPerSecond = 4;

/** Minutes in addition to the ride: until a courier is at the pickup, and other deliveries on the way. */
const waiting = {
  standard: { min: 15, max: 45 },
  express: { min: 8, max: 20 },
} as const;

/** Minutes from the order to the receiver's door, at best and at worst. */
export function shippingMinutes(
  service: ShippingRate["service"],
  meters: number,
): { min: number; max: number } {
  const ride = Math.ceil(meters / metersPerSecond / 60);
  const { min, max } = waiting[service];
  return { min: ride + min, max: ride + max };
}
