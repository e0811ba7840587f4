import { addDays } from "@errand/core/time";
import { useSearchParams } from "react-router";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { type View, views } from "./calendar-days.ts";

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the calendar shows, from the address, so that a reload and a link show the same. */
export function useCalendarUrl() {
  const [params, setParams] = useSearchParams();
  const { local } = useTimeText();
  const today = local(useNow(60_000)).day;
  const stated = params.get("from");
  const from = isDay(stated) ? stated : today;
  const view =
    (Object.keys(views) as View[]).find((each) => each === params.get("view")) ?? "weeks";
  const category = Number(params.get("category")) || null;

  function change(changes: Record<string, string | null>) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  }

  return {
    today,
    from,
    view,
    category,
    isToday: from === today,
    setView: (next: View) => change({ view: next }),
    setCategory: (id: number | null) => change({ category: id === null ? null : String(id) }),
    /** Back or forward by what is shown. */
    turn: (direction: -1 | 1) => change({ from: addDays(from, direction * views[view]) }),
    goToday: () => change({ from: null }),
  };
}
