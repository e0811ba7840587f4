import type { Job } from "@errand/core/orders/staff-orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { useTimeText } from "../../console/use-shop.ts";
import { shortNumber } from "../jobs/stops.ts";
import { StopNumber } from "./stop-number.tsx";

/** The number of an order as large as it is said, for whom it is, and the code to say. */
export function PickupHead({ job, place }: { job: Job; place: Job["pickup"] }) {
  const t = useMessages("next-stop");
  const { clock } = useTimeText();
  const state = job.handed_over_at
    ? t("check.given", { time: clock(job.handed_over_at) })
    : place.ready_at && t("check.ready", { time: clock(place.ready_at) });
  return (
    <>
      <header>
        <p className="flex justify-between gap-3 font-semibold text-strong">
          {t(job.from_courier ? "check.with" : "check.at", { name: place.name ?? place.address })}
          <StopNumber />
        </p>
        <div className="flex flex-wrap items-end justify-between gap-2">
          <h1 className="text-[4.5rem] leading-none font-extrabold tracking-tighter tabular-nums">
            {shortNumber(job)}
          </h1>
          {state && (
            <p className="flex min-h-11 items-center gap-2 rounded-[14px] bg-good px-3.5 text-[1.0625rem] font-bold text-paper tabular-nums">
              <Check aria-hidden className="size-5" strokeWidth={3} />
              {state}
            </p>
          )}
        </div>
        {job.dropoff.name && (
          <p className="mt-1 text-[1.25rem] font-bold">
            {t("check.for", { name: job.dropoff.name })}
          </p>
        )}
      </header>
      {job.handover_code && (
        <p className="rounded-[22px] bg-sunken px-4 py-3">
          <span className="block text-[1.0625rem] font-semibold">{t("check.say")}</span>
          <b className="block text-[3.25rem] leading-tight font-extrabold tracking-widest">
            {job.handover_code}
          </b>
        </p>
      )}
    </>
  );
}
