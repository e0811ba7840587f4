import type { CalendarDays } from "./calendar-days.ts";
import type { Bar, CalendarRow } from "./calendar-rows.ts";

/** Something that begins or ends on a day. */
export interface DayEvent {
  key: string;
  kind: "out" | "back" | "blocked" | "unblocked";
  /** In milliseconds. */
  at: number;
  bar: Bar;
  row: CalendarRow;
}

/** What goes out, comes back, and is blocked on a day, by its time. */
export function toDayEvents(
  rows: readonly CalendarRow[],
  { starts }: CalendarDays,
  index: number,
): DayEvent[] {
  const [start = 0, end = 0] = [starts[index], starts[index + 1]];
  const isOn = (at: number) => at >= start && at < end;
  return rows
    .flatMap((row) =>
      row.bars.flatMap((bar): DayEvent[] => {
        const isTrip = bar.tripId !== null;
        const key = `${row.key} ${bar.key}`;
        return [
          { key: `${key} from`, kind: isTrip ? "out" : "blocked", at: bar.from, bar, row },
          { key: `${key} to`, kind: isTrip ? "back" : "unblocked", at: bar.to, bar, row },
        ];
      }),
    )
    .filter(({ at }) => isOn(at))
    .toSorted((a, b) => a.at - b.at);
}
