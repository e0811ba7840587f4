import type { DemoOpeningHours } from "../../../catalogue/catalogue.types.ts";

/** The kinds of opening hours of stores. */
export type HoursKind =
  | "always"
  | "overnight"
  | "all-day"
  | "lunch-dinner"
  | "dinner"
  | "early"
  | "shop"
  | "market"
  | "mall";

const week = [0, 1, 2, 3, 4, 5, 6];

const spans: Record<HoursKind, (day: number) => [opens: string, closes: string][]> = {
  always: () => [["00:00:00", "00:00:00"]],
  overnight: () => [["17:30:00", "06:00:00"]],
  "all-day": (day) => [["10:30:00", day === 5 || day === 6 ? "23:30:00" : "22:30:00"]],
  "lunch-dinner": () => [
    ["11:45:00", "14:30:00"],
    ["18:45:00", "22:30:00"],
  ],
  dinner: (day) => [["18:00:00", day === 5 || day === 6 ? "01:00:00" : "23:30:00"]],
  early: () => [["06:00:00", "19:00:00"]],
  shop: () => [
    ["09:00:00", "12:30:00"],
    ["14:00:00", "19:15:00"],
  ],
  market: (day) => [["08:00:00", day === 0 ? "13:00:00" : "20:30:00"]],
  mall: () => [["10:00:00", "20:00:00"]],
};

const closedOnSunday: HoursKind[] = ["shop", "mall"];
const hasDayOff: HoursKind[] = ["lunch-dinner", "dinner", "early"];

/**
 * Returns the opening hours of the store with this index; the weekly day off differs between
 * stores.
 */
export function hoursOf(kind: HoursKind, index: number): DemoOpeningHours[] {
  const dayOff = closedOnSunday.includes(kind)
    ? 0
    : hasDayOff.includes(kind)
      ? (index * 3 + 1) % 7
      : -1;
  return week
    .filter((day) => day !== dayOff)
    .flatMap((day) => spans[kind](day).map(([opens, closes]) => ({ day, opens, closes })));
}

export function isHoursKind(text: string): text is HoursKind {
  return Object.hasOwn(spans, text);
}
