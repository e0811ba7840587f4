import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { OfferedJob } from "../jobs/join-runs.ts";
import { shortNumber } from "../jobs/stops.ts";
import { useProjectedJobs } from "../jobs/use-jobs.ts";
import { HoldButton } from "../offer/hold-button.tsx";
import { OfferFacts } from "../offer/offer-facts.tsx";
import { useAnswerOffer } from "../offer/use-answer-offer.ts";
import { useOpenJobs } from "../offer/use-offers.ts";
import { PhoneButton } from "../phone-button.tsx";
import { HandOvers } from "../route/hand-overs.tsx";
import { useDuty, useSetDuty } from "./duty.queries.ts";

/** On duty without a job: what is open to all, and the end of the duty. */
export function Waiting() {
  const t = useMessages("duty");
  const offers = useMessages("offer");
  const { clock } = useTimeText();
  const since = useDuty().data?.since ?? null;
  const duty = useSetDuty();
  const open = useOpenJobs();
  const failed = useProjectedJobs().filter(({ state }) => state === "failed");
  return (
    <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto px-5 pt-5 pb-4">
      <div>
        <h1 className="text-[2rem] leading-tight tracking-tight">{t("waiting.title")}</h1>
        <p className="mt-1 text-[1.0625rem] font-semibold text-strong">{t("waiting.text")}</p>
        {since && (
          <p className="font-semibold text-strong tabular-nums">
            {t("waiting.since", { time: clock(since) })}
          </p>
        )}
      </div>
      {failed.map((job) => (
        <p
          key={job.id}
          className="rounded-[16px] bg-warn-fill px-3.5 py-2.5 font-bold text-[#1f1200] tabular-nums"
        >
          {t("waiting.failed", { number: shortNumber(job) })}
        </p>
      ))}
      <HandOvers />
      {open.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-[1.375rem]">{offers("open.title")}</h2>
          <p className="font-semibold text-strong">{offers("open.text")}</p>
          {open.map((job) => (
            <OpenJob key={job.id} job={job} />
          ))}
        </section>
      )}
      <PhoneButton
        tone="soft"
        className="mt-auto"
        isBusy={duty.isPending}
        onClick={() => duty.mutate({ on: false })}
      >
        {t("end")}
      </PhoneButton>
    </div>
  );
}

function OpenJob({ job }: { job: OfferedJob }) {
  const t = useMessages("offer");
  const answer = useAnswerOffer(job);
  return (
    <article className="grid grid-cols-1 gap-3 rounded-[24px] border-2 border-line p-4">
      <OfferFacts job={job} />
      <HoldButton
        text={t("take")}
        againText={t("takeAgain")}
        isBusy={answer.isAccepting}
        onAct={answer.accept}
      />
    </article>
  );
}
