import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { type Stop, shortNumber } from "../jobs/stops.ts";
import { StopNumber } from "./stop-number.tsx";

/** Where it goes, what for, and when. */
export function StopHead({ stop }: { stop: Stop }) {
  const t = useMessages("next-stop");
  const { clock } = useTimeText();
  const { kind, place, jobs, plannedAt } = stop;
  const numbers = jobs.map(shortNumber).join(", ");
  return (
    <header>
      <p className="flex justify-between gap-3 font-semibold text-strong tabular-nums">
        <span>{t(`kind.${kind}`, { numbers })}</span>
        <StopNumber />
      </p>
      <div className="mt-1 flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-[1.875rem] leading-tight tracking-tight wrap-anywhere">
          <bdi>{place.name ?? place.address}</bdi>
        </h1>
        <p className="shrink-0 text-end leading-tight tabular-nums">
          {plannedAt && <b className="block text-[1.5rem]">{clock(plannedAt)}</b>}
          {kind === "pickup" && place.ready_at && (
            <span className="font-semibold">{t("ready", { time: clock(place.ready_at) })}</span>
          )}
          {place.due_at && (
            <span className="font-semibold">{t("due", { time: clock(place.due_at) })}</span>
          )}
        </p>
      </div>
      {place.name && (
        <p className="mt-0.5 text-[1.1875rem] font-semibold">
          <bdi>{place.address}</bdi>
        </p>
      )}
    </header>
  );
}
