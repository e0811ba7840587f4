import { addDays } from "@errand/core/time";

export const periods = ["all", "thisMonth", "lastMonth", "thisYear", "lastYear"] as const;

export type PeriodName = (typeof periods)[number];

/** The first and last day (YYYY-MM-DD) of a period; one that has not ended has no last day. */
export function daysOf(period: PeriodName, today: string): { from?: string; to?: string } {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4));
  switch (period) {
    case "all":
      return {};
    case "thisMonth":
      return { from: month };
    case "lastMonth": {
      const to = addDays(month, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case "thisYear":
      return { from: `${year}-01-01` };
    case "lastYear":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}
