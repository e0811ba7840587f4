import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { shortNumber } from "../jobs/stops.ts";
import { type Period, useCash } from "./money.queries.ts";

/** Which cash came in and which was handed in. */
export function HandIns({ period }: { period: Period }) {
  const t = useMessages("my-money");
  const money = useMoney();
  const { clock, day } = useTimeText();
  const { data } = useCash(period);
  if (!data || data.entries.length === 0) return null;
  return (
    <section className="tabular-nums">
      <h2 className="text-[1.1875rem]">{t("cash.entries")}</h2>
      <ul>
        {data.entries.map(({ id, kind, job_id, amount, at }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 border-b border-line">
            <p className="grow leading-tight">
              <b className="block text-[1.125rem]">
                {job_id === null
                  ? t(`cash.${kind}`)
                  : t("job", { number: shortNumber({ id: job_id }) })}
              </b>
              <span className="font-semibold text-strong">{`${day(at)}, ${clock(at)}`}</span>
            </p>
            <b className="text-[1.25rem]">{money(kind === "collected" ? amount : -amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
