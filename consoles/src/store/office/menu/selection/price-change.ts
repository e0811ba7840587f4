import { fromMinor, minor, toMinor } from "@errand/core/money";

/** A change of prices: up or down, by an amount or a percentage. */
export interface PriceChange {
  direction: "up" | "down";
  kind: "percent" | "amount";
  by: number;
}

/** The new price, to the cent; never below zero. */
export function toChangedPrice(price: number, { direction, kind, by }: PriceChange): number {
  const before = toMinor(price);
  const change = kind === "percent" ? Math.round((before * by) / 100) : toMinor(by);
  return fromMinor(minor(Math.max(0, direction === "up" ? before + change : before - change)));
}
