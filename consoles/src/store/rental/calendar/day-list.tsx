import { weekdayText } from "@errand/core/date-text";
import { weekdayOf } from "@errand/core/time";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useTimeText } from "../../../console/use-shop.ts";
import type { BlockDraft } from "../blocks/block-values.ts";
import type { CalendarDays } from "./calendar-days.ts";
import type { CalendarRow } from "./calendar-rows.ts";
import { type DayEvent, toDayEvents } from "./day-events.ts";

interface DayListProps {
  rows: readonly CalendarRow[];
  shown: CalendarDays;
  today: string;
  onBlock(draft: BlockDraft): void;
}

/** The same by day, where there is no room for a grid: what goes out and comes back when. */
export function DayList({ rows, shown, today, onBlock }: DayListProps) {
  const t = useMessages("rental-calendar");
  const language = useLanguage();
  const { date } = useTimeText();
  return (
    <ol className="md:hidden">
      {shown.days.map((day, index) => {
        const events = toDayEvents(rows, shown, index);
        const free = rows.reduce(
          (sum, row) => sum + (row.kind === "vehicle" ? (row.free[index] ?? 0) : 0),
          0,
        );
        return (
          <li key={day}>
            <h2 className="flex justify-between gap-3 bg-panel px-4 py-2 font-bold">
              <span className="first-letter:uppercase">
                {day === today
                  ? t("today")
                  : `${weekdayText(weekdayOf(day), language)} ${date(`${day}T12:00:00Z`)}`}
              </span>
              <span className={free === 0 ? "text-bad" : "text-strong"}>
                {free === 0 ? t("full") : t("freeCount", { count: free })}
              </span>
            </h2>
            {events.length === 0 ? (
              <p className="px-4 py-3 text-strong">{t("nothing")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {events.map((event) => (
                  <Event key={event.key} event={event} day={day} onBlock={onBlock} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface EventProps extends Pick<DayListProps, "onBlock"> {
  event: DayEvent;
  day: string;
}

const eventClasses = "flex min-h-14 items-center gap-3 px-4 py-2";

function Event({ event, day, onBlock }: EventProps) {
  const t = useMessages("rental-calendar");
  const { clock } = useTimeText();
  const { bar, row, kind } = event;
  const what = (
    <>
      <b className="w-14 shrink-0 tabular-nums">{clock(event.at)}</b>
      <span className="min-w-0 grow">
        <b className="block truncate">
          <bdi>{bar.name}</bdi>
        </b>
        <span className="block truncate text-strong">
          {row.kind === "unit" ? `${row.plate}, ${row.vehicle.name}` : row.vehicle.name}
        </span>
      </span>
      <span className={bar.tone === "late" ? "font-bold text-bad" : "text-strong"}>
        {bar.tone === "late" ? t("tone.late") : t(`event.${kind}`)}
      </span>
    </>
  );
  return (
    <li>
      {bar.tripId === null ? (
        <button
          type="button"
          className={`w-full text-start ${eventClasses}`}
          onClick={() => onBlock({ vehicleId: row.vehicle.id, day, block: bar.block ?? undefined })}
        >
          {what}
        </button>
      ) : (
        <Link to={`/vendor/office/trips/${bar.tripId}`} className={eventClasses}>
          {what}
        </Link>
      )}
    </li>
  );
}
