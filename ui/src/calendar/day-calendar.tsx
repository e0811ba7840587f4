import { addDays } from "@errand/core/time";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { useMessages } from "../messages/messages.ts";
import { addMonths, earlier, later, monthOf, sameDayIn, weekOf } from "./calendar-days.ts";
import { CalendarMonth, type DayDetail } from "./calendar-month.tsx";

interface DayCalendarProps {
  /** Describes what the days are of, for screen readers. */
  label: string;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** The chosen days; `end` is null while only the first one is chosen. */
  start: string | null;
  end: string | null;
  detailOf?(day: string): DayDetail | null;
  onChoose(day: string): void;
  /** Called with the first of the two months that are shown. */
  onMonth?(month: string): void;
  /** One month below the other, as in a narrow box. */
  isNarrow?: boolean;
}

/**
 * Two months of days, for spans and for days that have something to say. A single date that people
 * know, such as when a paper expires, is typed into a field of the browser.
 * Arrow keys move by day and week, Home and End within the week, the page keys
 * by month; Enter and Space choose.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { label, min, max, start, end, detailOf, onChoose, onMonth, isNarrow = false } = props;
  const t = useMessages("ui");
  const [month, setMonth] = useState(monthOf(start ?? min));
  const [current, setCurrent] = useState(start ?? min);
  const [wasStart, setWasStart] = useState(start);
  const isMovedByKey = useRef(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const months = [month, addMonths(month, 1)];

  // Days that are chosen elsewhere come into view.
  if (start !== wasStart) {
    setWasStart(start);
    if (start !== null && !months.includes(monthOf(start))) show(monthOf(start));
    if (start !== null) setCurrent(start);
  }

  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    box.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  });

  function show(next: string) {
    setMonth(next);
    onMonth?.(next);
  }

  function moveTo(day: string) {
    const next = earlier(later(day, min), max);
    isMovedByKey.current = true;
    setCurrent(next);
    const shown = monthOf(next);
    if (shown < month) show(shown);
    else if (shown > addMonths(month, 1)) show(addMonths(shown, -1));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const pressed = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const from = pressed ?? current;
    const target = dayAfterKey(event.key, from, getComputedStyle(event.currentTarget).direction);
    if (target === null) return;
    event.preventDefault();
    moveTo(target);
  }

  function turn(count: number) {
    const next = addMonths(month, count);
    show(next);
    // The tab key reaches a day that is shown.
    setCurrent(later(`${next}-01`, min));
  }

  return (
    <fieldset ref={box} aria-label={label} className="@container relative min-w-0">
      <div className="absolute end-0 top-0 flex gap-1.5">
        <IconButton
          icon={ChevronLeft}
          label={t("calendar.before")}
          variant="outline"
          size="sm"
          disabled={month <= monthOf(min)}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t("calendar.after")}
          variant="outline"
          size="sm"
          disabled={addMonths(month, 1) >= monthOf(max)}
          onClick={() => turn(1)}
        />
      </div>
      <div
        className={
          isNarrow ? "flex flex-col gap-6" : "grid items-start gap-x-8 gap-y-6 @xl:grid-cols-2"
        }
      >
        {months.map((each) => (
          <CalendarMonth
            key={each}
            month={each}
            range={{ min, max, start, end }}
            current={current}
            detailOf={detailOf}
            onKeyDown={onKeyDown}
            onChoose={(day) => {
              setCurrent(day);
              onChoose(day);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Null for a key that does not move. */
function dayAfterKey(key: string, day: string, direction: string): string | null {
  const forward = direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(day, forward);
    case "ArrowLeft":
      return addDays(day, -forward);
    case "ArrowDown":
      return addDays(day, 7);
    case "ArrowUp":
      return addDays(day, -7);
    case "Home":
      return weekOf(day)[0];
    case "End":
      return weekOf(day)[1];
    case "PageDown":
      return sameDayIn(day, 1);
    case "PageUp":
      return sameDayIn(day, -1);
    default:
      return null;
  }
}
