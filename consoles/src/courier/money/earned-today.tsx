import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useEarnings } from "./money.queries.ts";

/** What the day has brought so far. */
export function EarnedToday() {
  const t = useMessages("my-money");
  const money = useMoney();
  const { data } = useEarnings("today");
  if (!data) return null;
  const jobs = data.days.reduce((sum, day) => sum + day.jobs, 0);
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 tabular-nums">
      <p>
        <span className="block font-semibold text-strong">{t("earned.today")}</span>
        <b className="block text-[3.25rem] leading-none font-extrabold tracking-tighter">
          {money(data.earned)}
        </b>
      </p>
      <b className="text-[1.125rem]">{t("jobs", { count: jobs })}</b>
    </div>
  );
}
