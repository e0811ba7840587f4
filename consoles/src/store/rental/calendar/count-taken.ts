import type { CalendarRow } from "./calendar-rows.ts";

/** All vehicles of some rows, and how many of them are not free for the whole of each day. */
export function countTaken(rows: readonly CalendarRow[], days: number) {
  const kinds = rows.filter((row) => row.kind === "vehicle");
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0);
  const taken = Array.from({ length: days }, (_, day) =>
    kinds.reduce((sum, kind) => sum + kind.total - (kind.free[day] ?? kind.total), 0),
  );
  return { total, taken };
}
