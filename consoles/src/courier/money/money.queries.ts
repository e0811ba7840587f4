import { addDays } from "@errand/core/time";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";

export const periods = ["today", "week", "month"] as const;
export type Period = (typeof periods)[number];

const daysBack: Record<Period, number> = { today: 0, week: 6, month: 29 };
const dayStepMs = 60_000;

/** The days of a period that ends today, in the time zone of the shop. */
export function usePeriod(period: Period): { from: string; to: string } {
  const { local } = useTimeText();
  const to = local(useNow(dayStepMs)).day;
  return { from: addDays(to, -daysBack[period]), to };
}

export function useEarnings(period: Period) {
  const { endpointQuery, scope } = useCourierClient();
  return useQuery(endpointQuery(scope, "GET /courier/earnings", usePeriod(period)));
}

export function useCash(period: Period) {
  const { endpointQuery, scope } = useCourierClient();
  return useQuery(endpointQuery(scope, "GET /courier/cash", usePeriod(period)));
}
