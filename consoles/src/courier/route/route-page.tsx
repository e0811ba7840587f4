import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import House from "lucide-react/icons/house";
import RouteIcon from "lucide-react/icons/route";
import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { getStopKey, type Stop, shortNumber } from "../jobs/stops.ts";
import { useJobsState, useProjectedJobs, useStops, useUnsent } from "../jobs/use-jobs.ts";
import { JobMap } from "../map/job-map.tsx";
import { toMapPlaces } from "../map/to-map-places.ts";
import { phoneClasses } from "../phone-button.tsx";
import { StopMark } from "../stop/stop-mark.tsx";
import { HandOvers } from "./hand-overs.tsx";
import { UnsentActs } from "./unsent-acts.tsx";

/** The stops that are left, in their order, and what their jobs earn. */
export function RoutePage() {
  const t = useMessages("my-route");
  const money = useMoney();
  const stops = useStops();
  const jobs = new Set(stops.flatMap((stop) => stop.jobs.map(({ id }) => id)));
  const earned = useProjectedJobs()
    .filter(({ id }) => jobs.has(id))
    .reduce((sum, { earnings }) => sum + earnings, 0);
  const unsent = useUnsent();
  const hasPlan = useJobsState((state) => state.route !== null);
  if (stops.length === 0 && unsent.length === 0) {
    return <EmptyState isPage icon={RouteIcon} title={t("empty")} text={t("emptyText")} />;
  }
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="h-[30%] min-h-28 shrink-0">
        <JobMap
          stops={toMapPlaces(stops)}
          ways={stops.flatMap(({ leg }) => leg?.route ?? [])}
          label={t("map")}
        />
      </div>
      <div className="relative z-10 -mt-6 flex min-h-0 grow flex-col gap-4 overflow-y-auto rounded-t-[28px] bg-paper px-5 pt-4 pb-3">
        <div className="flex items-baseline justify-between gap-3 tabular-nums">
          <h1 className="text-[1.875rem] leading-tight tracking-tight">
            {t("left", { count: stops.length })}
          </h1>
          {earned > 0 && <b className="text-[1.875rem] tracking-tight">{money(earned)}</b>}
        </div>
        <ol className="grid">
          {stops.map((stop, index) => (
            <StopRow
              key={getStopKey(stop)}
              stop={stop}
              isNext={index === 0}
              isLast={index === stops.length - 1}
            />
          ))}
        </ol>
        {hasPlan && stops.length > 1 && (
          <p className="rounded-[16px] bg-sunken px-3.5 py-2.5 font-semibold">{t("why")}</p>
        )}
        <HandOvers />
        <UnsentActs />
        {stops.length > 0 && (
          <Link to="/courier" className={phoneClasses("ink", "md", "mt-auto")}>
            {t("go")}
          </Link>
        )}
      </div>
    </div>
  );
}

function StopRow({ stop, isNext, isLast }: { stop: Stop; isNext: boolean; isLast: boolean }) {
  const t = useMessages("my-route");
  const { clock } = useTimeText();
  const money = useMoney();
  const { kind, place, jobs, plannedAt } = stop;
  const isDoor = kind !== "pickup";
  const Icon = isDoor ? House : Store;
  const at = isDoor ? "dropoff" : "pickup";
  const cash = jobs
    .filter(({ collect_at }) => collect_at === at)
    .reduce((sum, { collect }) => sum + collect, 0);
  const numbers = jobs.map(shortNumber).join(", ");
  return (
    <li className="relative grid min-h-19 grid-cols-[2.25rem_1fr_auto] gap-3.5">
      {!isLast && <i aria-hidden className="absolute start-4 top-9 bottom-0 w-1 bg-line" />}
      <StopMark
        number={<Icon aria-hidden className="size-5" strokeWidth={2.4} />}
        isDoor={isDoor}
        tone={isNext ? "call" : "ink"}
      />
      <p className="min-w-0 leading-tight">
        <b className="block text-[1.1875rem] wrap-anywhere">
          <bdi>{place.name ?? place.address}</bdi>
        </b>
        <span className="block font-semibold text-strong wrap-anywhere">
          {t(`kind.${kind}`, { numbers })}
          {cash > 0 && `, ${t("collect", { amount: money(cash) })}`}
        </span>
      </p>
      {plannedAt && <b className="text-[1.25rem] tabular-nums">{clock(plannedAt)}</b>}
    </li>
  );
}
