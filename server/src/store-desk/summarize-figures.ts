import { fromMinor, minor } from "@errand/core/money";
import { addDays } from "@errand/core/time";
import type { HourFigures } from "./store-figures.data.ts";

/**
 * The whole of a period, each of its days and each hour of the clock, from what each hour of each
 * day had.
 */
export function summarize(all: HourFigures[], { from, to }: { from: string; to: string }) {
  const byDay = Map.groupBy(all, ({ day }) => day);
  const byHour = Map.groupBy(all, ({ hour }) => hour);
  return {
    ...countsOf(all),
    times: {
      accept: minutesOf(all.map(({ accept }) => accept)),
      prepare: minutesOf(all.map(({ prepare }) => prepare)),
      deliver: minutesOf(all.map(({ deliver }) => deliver)),
    },
    promises: {
      made: all.reduce((sum, { promises }) => sum + promises.made, 0),
      kept: all.reduce((sum, { promises }) => sum + promises.kept, 0),
    },
    days: daysBetween(from, to).map((day) => ({ day, ...countsOf(byDay.get(day) ?? []) })),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...countsOf(byHour.get(hour) ?? []),
    })),
  };
}

function countsOf(some: HourFigures[]) {
  const sum = (value: (figures: HourFigures) => number) =>
    some.reduce((total, figures) => total + value(figures), 0);
  return {
    orders: sum(({ orders }) => orders),
    delivered: sum(({ delivered }) => delivered),
    refusals: sum(({ refusals }) => refusals),
    sales: fromMinor(minor(sum(({ sales }) => sales))),
  };
}

/** The average in minutes with one decimal; null without orders. */
function minutesOf(totals: [seconds: number, orders: number][]): number | null {
  const seconds = totals.reduce((sum, [time]) => sum + time, 0);
  const orders = totals.reduce((sum, [, number]) => sum + number, 0);
  return orders === 0 ? null : Math.round(seconds / orders / 6) / 10;
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
