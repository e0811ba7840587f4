import type { Job, JobOffer } from "@errand/core/orders/staff-orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { OfferedJob } from "../jobs/join-runs.ts";
import { StopMark } from "../stop/stop-mark.tsx";

type OfferedStop = Pick<
  JobOffer["stops"][number],
  "kind" | "job_id" | "name" | "address" | "latitude" | "longitude"
> & { planned_at: string | null };

/** All stops with an offered job, in the order in which to ride. */
export function getOfferedStops({ id, pickup, dropoff, offer }: Job): OfferedStop[] {
  if (offer && offer.stops.length > 0) return offer.stops;
  return [
    { ...pickup, kind: "pickup", job_id: id, planned_at: pickup.ready_at },
    { ...dropoff, kind: "dropoff", job_id: id, planned_at: dropoff.due_at },
  ];
}

/** The stops of an offer; those of jobs that the courier already has are marked in ink. */
export function OfferStops({ job }: { job: OfferedJob }) {
  const t = useMessages("offer");
  const { clock } = useTimeText();
  return (
    <ol className="grid grid-cols-1 gap-2.5">
      {getOfferedStops(job).map(({ kind, job_id, name, address, planned_at }, index) => {
        const isNew = job.orderIds.includes(job_id);
        const isDoor = kind !== "pickup";
        const about = isDoor ? t("door") : t(`kind.${job.kind}`);
        return (
          <li key={`${kind} ${job_id}`} className="flex items-center gap-3.5">
            <StopMark number={index + 1} isDoor={isDoor} tone={isNew ? "call" : "ink"} />
            <p className="min-w-0 grow leading-tight">
              <b className="block text-[1.1875rem] wrap-anywhere">
                <bdi>{name ?? address}</bdi>
              </b>
              <span className="block font-semibold text-strong">{isNew ? about : t("yours")}</span>
            </p>
            {planned_at && <b className="text-[1.1875rem] tabular-nums">{clock(planned_at)}</b>}
          </li>
        );
      })}
    </ol>
  );
}
