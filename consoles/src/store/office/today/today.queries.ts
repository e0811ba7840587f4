import type { StoreContract } from "@errand/core/contract.store";
import { isPermitted } from "@errand/core/principals";
import { addDays } from "@errand/core/time";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../../../console/console.ts";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";

export type Figures = StoreContract["GET /store/figures"]["reply"];

/** How many earlier weeks make a usual day. */
const usualWeeks = 4;
/** The days before today of the small bars. */
const formerDays = 13;

/** What a day usually is: the average of the same weekday in the weeks before. */
export interface Usual {
  sales: number;
  orders: number;
  refusals: number;
  /** The share of orders that were ready in time; null without orders. */
  onTime: number | null;
  /** By the hour, 0 to 23. */
  salesByHour: readonly number[];
}

/** Today's figures, those of a usual same weekday, and the sales of the last days. */
export function useToday() {
  const { endpointQuery, scope } = useStoreClient();
  const { local } = useTimeText();
  const { day } = local(useNow(60_000));
  const today = useQuery({
    ...endpointQuery(scope, "GET /store/figures", { from: day, to: day }),
    refetchInterval: 60_000,
  });
  const former = useFormerDays(day);
  return {
    data: today.data &&
      former.data && {
        today: today.data,
        usual: former.data.usual,
        days: [...former.data.days, ...today.data.days],
      },
    error: today.error ?? former.error,
    refetch: () => Promise.all([today.refetch(), former.refetch()]),
  };
}

/** The days before today, which do not change any more: read once a day. */
function useFormerDays(day: string) {
  const { scopedQuery, scope } = useStoreClient();
  return useQuery({
    ...scopedQuery(scope, ["figures before", day], async (call) => {
      const read = (from: string, to = from) => call("GET /store/figures", { from, to });
      const weeks = Array.from({ length: usualWeeks }, (_, week) => addDays(day, -7 * (week + 1)));
      const [period, ...former] = await Promise.all([
        read(addDays(day, -formerDays), addDays(day, -1)),
        ...weeks.map((each) => read(each)),
      ]);
      return { days: period.days, usual: toUsual(former) };
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The averages of several days; days without an order count, too. */
export function toUsual(days: readonly Figures[]): Usual {
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    sales: average(days.map(({ sales }) => sales)),
    orders: average(days.map(({ orders }) => orders)),
    refusals: average(days.map(({ refusals }) => refusals)),
    onTime: toShare({
      made: average(days.map(({ promises }) => promises.made)),
      kept: average(days.map(({ promises }) => promises.kept)),
    }),
    salesByHour: Array.from({ length: 24 }, (_, hour) =>
      average(days.map(({ hours }) => hours.find((each) => each.hour === hour)?.sales ?? 0)),
    ),
  };
}

/** The share of orders that were ready in time; null without orders. */
export function toShare({ made, kept }: Figures["promises"]): number | null {
  return made === 0 ? null : kept / made;
}

/** The refunds that the store bears and can still answer; none for who may not see its money. */
export function useOpenRefunds() {
  const { endpointQuery, scope } = useStoreClient();
  const now = useNow(60_000);
  const { data } = useQuery({
    ...endpointQuery(scope, "GET /store/refunds", { limit: 20, offset: 1 }),
    enabled: isPermitted(useMember(), "payouts", false),
  });
  return (data?.refunds ?? []).filter(
    ({ dispute, answer_until }) => dispute === null && now < Date.parse(answer_until),
  );
}

/** The ratings of the store, and how many reviews wait for a reply. */
export function useOpenReviews() {
  const { endpointQuery, scope } = useStoreClient();
  return useQuery(endpointQuery(scope, "GET /store/reviews", { limit: 1, offset: 1, replied: 0 }));
}
