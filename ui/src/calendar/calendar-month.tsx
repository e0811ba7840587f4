import { dateFormat } from "@errand/core/formats";
import { addDays } from "@errand/core/time";
import type { KeyboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { useLanguage } from "../messages/messages.ts";
import { weekOf, weeksOf } from "./calendar-days.ts";

/** What a day says besides its number. */
export interface DayDetail {
  /** One word under the number. */
  note?: string;
  /** It cannot be chosen, and is struck through. */
  isTaken?: boolean;
}

interface CalendarMonthProps {
  month: string;
  range: { min: string; max: string; start: string | null; end: string | null };
  /** The day that the tab key reaches. */
  current: string;
  detailOf?: ((day: string) => DayDetail | null) | undefined;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onChoose(day: string): void;
}

/** One month, Monday first. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, ...days } = props;
  const language = useLanguage();
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: "UTC" });
  const name = format({ month: "long", year: "numeric" }).format(at(`${month}-01`));
  const [monday] = weekOf(`${month}-01`);
  const weekdays = Array.from({ length: 7 }, (_, index) => at(addDays(monday, index)));
  return (
    <table
      aria-label={name}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
    >
      <caption className="pt-1.5 pb-3 text-start font-bold first-letter:uppercase">{name}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th
              key={day.toISOString()}
              scope="col"
              abbr={format({ weekday: "long" }).format(day)}
              className="pb-1 text-sm font-normal text-muted uppercase"
            >
              {format({ weekday: "narrow" }).format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places.
              <CalendarCell key={place} day={day} {...days} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CalendarCellProps = Omit<CalendarMonthProps, "month"> & { day: string | null };

function CalendarCell(props: CalendarCellProps) {
  const { day, range, current, detailOf, onKeyDown, onChoose } = props;
  const language = useLanguage();
  if (day === null) return <td />;
  const { min, max, start, end } = range;
  const detail = detailOf?.(day) ?? {};
  const isOutside = day < min || day > max;
  const isEnd = day === start || day === end;
  const isBetween = start !== null && end !== null && start < day && day < end;
  const joinsNext = end !== null && day === start && start !== end;
  const joinsLast = start !== null && day === end && start !== end;
  const isClosed = isOutside || detail.isTaken === true;
  const long = dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
  return (
    <td
      className={classNames(
        "p-0 text-center",
        isBetween && "bg-accent-soft",
        joinsNext && "rounded-s-control bg-accent-soft",
        joinsLast && "rounded-e-control bg-accent-soft",
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === current ? 0 : -1}
        aria-label={detail.note ? `${long}, ${detail.note}` : long}
        aria-pressed={isEnd || isBetween}
        aria-disabled={isClosed || undefined}
        onKeyDown={onKeyDown}
        onClick={() => !isClosed && onChoose(day)}
        className={classNames(
          "inline-flex h-11 w-full max-w-13 flex-col items-center justify-center rounded-control border border-transparent leading-tight font-semibold tabular-nums",
          isEnd ? "border-accent bg-accent text-on-accent" : "hover:border-ink",
          isClosed && "font-normal text-muted hover:border-transparent",
          isOutside && "opacity-45",
        )}
      >
        <span className={detail.isTaken ? "line-through" : undefined}>{Number(day.slice(8))}</span>
        {detail.note && (
          <span
            className={classNames(
              "text-[0.6875rem] leading-none",
              !isEnd && !isClosed && "text-warn",
            )}
          >
            {detail.note}
          </span>
        )}
      </button>
    </td>
  );
}
