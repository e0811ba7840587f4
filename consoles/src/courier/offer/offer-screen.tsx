import { offerSeconds } from "@errand/core/delivery/job-states";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Timer from "lucide-react/icons/timer";
import { useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { useCourierClient } from "../courier-client.ts";
import type { OfferedJob } from "../jobs/join-runs.ts";
import { JobMap } from "../map/job-map.tsx";
import { PhoneButton } from "../phone-button.tsx";
import { HoldButton } from "./hold-button.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { getOfferedStops } from "./offer-stops.tsx";
import { useAnswerOffer } from "./use-answer-offer.ts";
import { endOf } from "./use-offers.ts";

/** A job that this courier alone can take for some seconds. */
export function OfferScreen({ job }: { job: OfferedJob }) {
  const t = useMessages("offer");
  const answer = useAnswerOffer(job);
  const [seconds, setSeconds] = useState(offerSeconds);
  const { endpointQuery, scope } = useCourierClient();
  const { data } = useQuery({
    ...endpointQuery(scope, "GET /courier/jobs/{id}/route", { id: job.id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ways = data?.stops.flatMap(({ leg }) => leg?.route ?? []) ?? [job.route ?? ""];
  const left = Math.max(0, Math.ceil((endOf(job) - useNow(1000)) / 1000));
  if (left > seconds) setSeconds(left);
  return (
    <div className="flex min-h-0 grow flex-col">
      <h1 className="sr-only">{t("title")}</h1>
      <div className="relative h-[27%] min-h-28 shrink-0">
        <JobMap
          stops={getOfferedStops(job).map(({ kind, job_id, latitude, longitude }) => ({
            key: `${kind} ${job_id}`,
            ...{ latitude, longitude },
            isDoor: kind !== "pickup",
          }))}
          ways={ways}
          label={t("map")}
        />
        <div aria-hidden className="absolute inset-x-0 top-0 z-500 h-3 bg-paper">
          <div
            className="h-full rounded-e-md bg-call transition-[width] duration-1000 ease-linear"
            style={{ width: `${(100 * left) / seconds}%` }}
          />
        </div>
        <p
          role="timer"
          className="absolute end-3.5 top-6 z-500 flex min-h-11 items-center gap-2 rounded-[14px] bg-call px-3.5 text-[1.375rem] font-extrabold text-on-call tabular-nums"
        >
          <Timer aria-hidden className="size-6" strokeWidth={2.4} />
          {t("seconds", { seconds: left })}
        </p>
      </div>
      <div className="relative z-10 -mt-6 flex min-h-0 grow flex-col gap-3 overflow-y-auto rounded-t-[28px] bg-paper px-5 pt-4">
        <OfferFacts job={job} />
        <div className="sticky bottom-0 mt-auto grid gap-1 bg-paper pt-2 pb-3">
          <HoldButton
            text={t("take")}
            againText={t("takeAgain")}
            isBusy={answer.isAccepting}
            onAct={answer.accept}
          />
          <PhoneButton tone="quiet" isBusy={answer.isDeclining} onClick={answer.decline}>
            {t("decline")}
          </PhoneButton>
        </div>
      </div>
    </div>
  );
}
