import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Stop } from "../jobs/stops.ts";
import { useAct } from "../jobs/use-jobs.ts";
import { MainAct } from "../main-act.tsx";
import { JobMap } from "../map/job-map.tsx";
import { toMapPlaces } from "../map/to-map-places.ts";
import { StopActs } from "./stop-acts.tsx";
import { StopHead } from "./stop-head.tsx";
import { StopNotes } from "./stop-notes.tsx";
import type { StopProps } from "./stop-props.ts";
import { TurnBanner } from "./turn-banner.tsx";

interface NextStopProps extends StopProps {
  /** The courier is back at the door of a sender. */
  onReturned(): void;
}

/** The way to the next stop. */
export function NextStop({ stop, onTrouble, onReturned }: NextStopProps) {
  const t = useMessages("next-stop");
  const act = useAct();

  function arrive() {
    if (stop.kind === "return") return onReturned();
    const at = stop.kind === "pickup" ? "pickup" : "door";
    for (const { id, run_id } of stop.jobs) {
      act({ do: "arrive", at, jobId: id, runId: run_id ?? undefined });
    }
  }

  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative h-[36%] min-h-28 shrink-0 [@media(max-height:44rem)]:h-[24%]">
        <JobMap
          stops={toMapPlaces([stop])}
          ways={stop.leg ? [stop.leg.route] : []}
          label={t("map")}
        />
        {stop.leg && <TurnBanner leg={stop.leg} />}
      </div>
      <div className="relative z-10 -mt-6 flex min-h-0 grow flex-col gap-3 overflow-y-auto rounded-t-[28px] bg-paper px-5 pt-4">
        <StopHead stop={stop} />
        <StopNotes stop={stop} />
        <StopActs stop={stop} onTrouble={onTrouble} />
        <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-3">
          <MainAct text={arrivalText(stop, t)} onAct={arrive} />
        </div>
      </div>
    </div>
  );
}

function arrivalText(
  { kind, place, jobs }: Stop,
  t: ReturnType<typeof useMessages<"next-stop">>,
): string {
  if (kind === "pickup" && jobs[0]?.from_courier) {
    return t("arrivedWith", { name: place.name ?? place.address });
  }
  const isCounter = kind === "pickup" && jobs[0]?.kind !== "parcel";
  if (isCounter && place.name) return t("arrivedAt", { name: place.name });
  return t("arrivedAtDoor");
}
