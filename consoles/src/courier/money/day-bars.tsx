import { dayText, weekdayText } from "@errand/core/date-text";
import { addDays, weekdayOf } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import { type Period, usePeriod } from "./money.queries.ts";

interface DayBarsProps {
  days: readonly { day: string; jobs: number; earned: number }[];
  period: Period;
}

const maxHeight = 64;

/** What each day of a period has brought, as bars. */
export function DayBars({ days, period }: DayBarsProps) {
  const t = useMessages("my-money");
  const language = useLanguage();
  const money = useMoney();
  const { from, to } = usePeriod(period);
  const shown: { day: string; earned: number }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    shown.push({ day, earned: days.find((each) => each.day === day)?.earned ?? 0 });
  }
  const most = Math.max(1, ...shown.map(({ earned }) => earned));
  return (
    <ul aria-label={t("byDay")} className="flex items-end gap-1">
      {shown.map(({ day, earned }) => (
        <li key={day} className="min-w-0 flex-1 text-center font-semibold">
          <span className="sr-only">{`${dayText(day, language)}: ${money(earned)}`}</span>
          <i
            aria-hidden
            className={`block rounded-[6px] ${day === to ? "bg-ink" : "bg-line-strong"}`}
            style={{ height: Math.max(4, (earned / most) * maxHeight) }}
          />
          {period === "week" && (
            <span aria-hidden>{weekdayText(weekdayOf(day), language).slice(0, 1)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
