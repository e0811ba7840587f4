import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { CalendarRow } from "./calendar-rows.ts";
import { countTaken } from "./count-taken.ts";

interface TakenRowProps {
  rows: readonly CalendarRow[];
  days: readonly string[];
}

/** The last row of the calendar: which part of the vehicles is taken on each day. */
export function TakenRow({ rows, days }: TakenRowProps) {
  const t = useMessages("rental-calendar");
  const percent = numberFormat(useLanguage(), { style: "percent" });
  const { total, taken } = countTaken(rows, days.length);
  const cellClasses = "sticky bottom-0 border-t border-line bg-paper py-1.5 text-start";
  return (
    <tfoot>
      <tr>
        <th
          scope="row"
          className={`${cellClasses} start-0 z-25 px-4 font-normal text-strong md:px-5`}
        >
          {t("taken", { count: total })}
        </th>
        {days.map((day, index) => {
          const share = total === 0 ? 0 : (taken[index] ?? 0) / total;
          return (
            <td
              key={day}
              className={`${cellClasses} z-20 border-s px-2 text-meta font-semibold tabular-nums`}
            >
              {percent.format(share)}
              <span aria-hidden className="mt-1 block h-1 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-ink"
                  style={{ width: `${share * 100}%` }}
                />
              </span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
