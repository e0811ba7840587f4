import type { Store } from "@errand/core/catalog/catalog.types";
import { dayText, weekdayText } from "@errand/core/date-text";
import { addDays, localTime } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../catalog/now.tsx";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";

/** Weekdays in reading order, Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0];
/** Days off are listed this many days ahead. */
const daysOffAhead = 14;

/** A store's hours by day, today's in bold, and the next days off. */
export function OpeningHours({ store }: { store: Store }) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const language = useLanguage();
  const clock = useClock();
  const today = localTime(useNow(), config.time_zone);
  const lastDay = addDays(today.day, daysOffAhead);
  const daysOff = store.closed_dates.filter((day) => day >= today.day && day <= lastDay);

  function hoursOf(weekday: number): string {
    if (weekday === today.weekday && store.closed_dates.includes(today.day)) {
      return t("hours.dayOff");
    }
    const spans = store.schedules
      .filter(({ day }) => day === weekday)
      .map(({ opening_time, closing_time }) =>
        opening_time === closing_time
          ? t("hours.allDay")
          : t("window.hours", {
              from: clock(opening_time),
              until: clock(closing_time),
            }),
      );
    return spans.length > 0 ? spans.join(", ") : t("opening.closed");
  }

  return (
    <div className="mt-2 max-w-sm rounded-card border border-line bg-raised p-4 text-sm">
      <table className="w-full">
        <caption className="sr-only">{t("hours.title")}</caption>
        <tbody>
          {week.map((weekday) => (
            <tr
              key={weekday}
              aria-current={weekday === today.weekday ? "date" : undefined}
              className={weekday === today.weekday ? "font-semibold" : "text-muted"}
            >
              <th scope="row" className="py-1 pe-4 text-start font-[inherit] capitalize">
                {weekdayText(weekday, language)}
                {weekday === today.weekday && (
                  <span className="ms-2 rounded-full bg-accent-soft px-2 py-0.5 text-xs text-accent normal-case">
                    {t("hours.today")}
                  </span>
                )}
              </th>
              <td className="py-1 text-end tabular-nums">{hoursOf(weekday)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {store.schedules.some(({ opening_time, closing_time }) => closing_time < opening_time) && (
        <p className="mt-2 text-muted">{t("hours.overnight")}</p>
      )}
      {daysOff.length > 0 && (
        <p className="mt-2 border-t border-line pt-2 text-warn">
          {t("hours.daysOff", { days: daysOff.map((day) => dayText(day, language)).join(", ") })}
        </p>
      )}
    </div>
  );
}
