import { useMessages } from "@errand/ui/messages/messages.ts";
import type { DeskTrip } from "./trip.types.ts";
import { useMomentText } from "./use-moment-text.ts";

/** What happened to a trip, and who did it. */
export function TripHistory({ trip: { transitions } }: { trip: DeskTrip }) {
  const t = useMessages("desk-trips");
  const moment = useMomentText();
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="mb-1 text-body font-bold">
        {t("history")}
      </h2>
      <ol>
        {transitions.map(({ at, to, actor, reason }) => (
          <li key={`${at} ${to}`} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
            <time dateTime={at} className="shrink-0 text-muted tabular-nums">
              {moment(at)}
            </time>
            <b className="min-w-0 shrink-0">
              <bdi>{actor.name ?? t(`actor.${actor.kind}`)}</bdi>
            </b>
            <span className="min-w-0 grow basis-32 wrap-anywhere">
              {[t(`became.${to}`), reason].filter(Boolean).join(": ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
