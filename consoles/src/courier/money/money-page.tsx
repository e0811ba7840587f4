import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useState } from "react";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { shortNumber } from "../jobs/stops.ts";
import { CashInHand } from "./cash-in-hand.tsx";
import { DayBars } from "./day-bars.tsx";
import { HandIns } from "./hand-ins.tsx";
import { type Period, periods, useEarnings } from "./money.queries.ts";
import { PayoutAccount } from "./payout-account.tsx";
import { Payouts } from "./payouts.tsx";

/** What a courier has earned, and the cash that is the shop's. */
export function MoneyPage() {
  const t = useMessages("my-money");
  const [period, setPeriod] = useState<Period>("today");
  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-5 pt-3 pb-4">
      <h1 className="sr-only">{t("title")}</h1>
      <fieldset className="grid shrink-0 grid-cols-3 rounded-[20px] bg-sunken">
        <legend className="sr-only">{t("period")}</legend>
        {periods.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            onClick={() => setPeriod(each)}
            className="min-h-16 rounded-[20px] px-2 text-[1.125rem] font-bold aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(`periods.${each}`)}
          </button>
        ))}
      </fieldset>
      <Earnings period={period} />
      <CashInHand />
      <Payouts />
      <PayoutAccount />
      <HandIns period={period} />
    </div>
  );
}

function Earnings({ period }: { period: Period }) {
  const t = useMessages("my-money");
  const money = useMoney();
  const { clock, day } = useTimeText();
  const { data, isError, refetch } = useEarnings(period);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  const jobs = data.days.reduce((sum, each) => sum + each.jobs, 0);
  return (
    <section aria-label={t(`earned.${period}`)} className="grid gap-3 tabular-nums">
      <p>
        <span className="block font-semibold text-strong">{t(`earned.${period}`)}</span>
        <b className="block text-[3.5rem] leading-none font-extrabold tracking-tighter">
          {money(data.earned)}
        </b>
        <span className="mt-2 block text-[1.0625rem] font-semibold">
          {t("jobs", { count: jobs })}
        </span>
      </p>
      {period !== "today" && <DayBars days={data.days} period={period} />}
      {data.entries.length === 0 ? (
        <p className="font-semibold text-strong">{t("none")}</p>
      ) : (
        <ul>
          {data.entries.map(({ id, job_id, earned, at }) => (
            <li key={id} className="flex min-h-16 items-center gap-3 border-b border-line">
              <p className="grow leading-tight">
                <b className="block text-[1.125rem]">
                  {t("job", { number: shortNumber({ id: job_id }) })}
                </b>
                <span className="font-semibold text-strong">
                  {period === "today" ? clock(at) : `${day(at)}, ${clock(at)}`}
                </span>
              </p>
              <b className="text-[1.25rem]">{money(earned)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
