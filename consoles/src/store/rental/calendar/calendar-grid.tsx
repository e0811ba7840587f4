import { weekdayText } from "@errand/core/date-text";
import { weekdayOf } from "@errand/core/time";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type CalendarDays, findPlace, isOnDay } from "./calendar-days.ts";
import type { CalendarRow } from "./calendar-rows.ts";
import type { OpenCell } from "./cell-dialog.tsx";
import { GridRow } from "./grid-row.tsx";
import { moveInGrid } from "./move-in-grid.ts";
import { TakenRow } from "./taken-row.tsx";

interface CalendarGridProps {
  rows: readonly CalendarRow[];
  shown: CalendarDays;
  now: number;
  today: string;
  onTurn(direction: -1 | 1): void;
  /** A cell is opened on which nothing is. */
  onEmpty(row: CalendarRow, dayIndex: number): void;
  /** A cell is opened on which more than one trip is, or a block. */
  onSeveral(cell: OpenCell): void;
}

/** Rem of the names of vehicles. */
const headRem = 12.5;
/** Rem of a day, at least, by how many are shown. */
const dayRem = (count: number) => (count <= 7 ? 6 : count <= 14 ? 3.4 : 2.6);

/** Vehicles by day. Arrow keys go from cell to cell; Enter opens what is there, or blocks it. */
export function CalendarGrid(props: CalendarGridProps) {
  const { rows, shown, now, today, onTurn, onEmpty, onSeveral } = props;
  const t = useMessages("rental-calendar");
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState({ row: 0, day: 0 });
  const count = shown.days.length;
  const current = {
    row: Math.min(focus.row, rows.length - 1),
    day: Math.min(focus.day, count - 1),
  };

  function open(row: CalendarRow, day: number) {
    const bars = row.bars.filter((bar) => isOnDay(bar, shown, day));
    const [only] = bars;
    if (!only) return onEmpty(row, day);
    if (bars.length > 1 || only.tripId === null) {
      return onSeveral({ row, bars, day: shown.days[day] ?? today });
    }
    void navigate(`/vendor/office/trips/${only.tripId}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      return onTurn(event.key === "PageUp" ? -1 : 1);
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = moveInGrid(event, current, { rows: rows.length, days: count }, isRtl);
    if (!next) return;
    event.preventDefault();
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.day}"]`)?.focus();
  }

  const present = findPlace({ from: now, to: now + 1 }, shown);
  return (
    <div className="min-w-0 overflow-auto max-md:hidden">
      <div
        className="relative"
        style={{ width: `max(100%, ${headRem + count * dayRem(count)}rem)` }}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells have keys.
          role="grid"
          ref={grid}
          className="w-full table-fixed border-separate border-spacing-0"
        >
          <caption className="sr-only">{t("grid")}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 top-0 z-25 border-b border-line bg-paper px-4 text-start font-normal text-strong md:px-5"
                style={{ width: `${headRem}rem` }}
              >
                {t("freeOf")}
              </th>
              {shown.days.map((day) => (
                <DayHead key={day} day={day} isToday={day === today} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown}>
            {rows.map((row, index) => (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                shown={shown}
                focusedDay={current.row === index ? current.day : null}
                onOpen={(day) => open(row, day)}
                onFocus={(day) => setFocus({ row: index, day })}
              />
            ))}
          </tbody>
          <TakenRow rows={rows} days={shown.days} />
        </table>
        {present && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 z-12 w-0.5 bg-bad"
            style={{
              insetInlineStart: `calc(${headRem}rem + (100% - ${headRem}rem) * ${present.start})`,
            }}
          />
        )}
      </div>
    </div>
  );
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const language = useLanguage();
  return (
    <th
      scope="col"
      className={classNames(
        "sticky top-0 z-20 border-s border-b border-line px-2 py-1.5 text-start leading-tight font-normal tabular-nums",
        isToday ? "bg-ink text-paper" : "bg-paper",
      )}
    >
      <span className={isToday ? "block" : "block text-strong"}>
        {weekdayText(weekdayOf(day), language).slice(0, 3)}
      </span>
      <b>{Number(day.slice(8))}</b>
    </th>
  );
}
