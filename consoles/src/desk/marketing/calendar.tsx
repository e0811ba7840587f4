import { classNames } from "@errand/ui/class-names.ts";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import CalendarDays from "lucide-react/icons/calendar-days";
import { Link } from "react-router";
import { useShop } from "../../console/console.ts";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { toTitle } from "../entries/entry-form.ts";
import type { Entry } from "../entries/entry-lists.ts";
import type { Family } from "../entries/family.types.ts";
import { usePeriodText } from "../entries/use-period-text.ts";
import { type CalendarSpan, toBar, toSpan } from "./calendar-weeks.ts";
import { useCalendar } from "./use-calendar.ts";

/** What runs in the town in these weeks, and what is to come: a table whose bars show when. */
export function Calendar() {
  const t = useMessages("entries");
  const { day } = useTimeText();
  const now = useNow(60_000);
  const span = toSpan(now, useShop().time_zone);
  const { rows, isRead, hasFailed, readAgain } = useCalendar();
  const shown = rows
    .filter(({ entry }) => isTimed(entry) && toBar(span, entry))
    .toSorted((a, b) => toOrder(a.entry).localeCompare(toOrder(b.entry)));
  if (hasFailed) return <ErrorState onRetry={readAgain} />;
  if (!isRead)
    return (
      <div className="grid grow place-items-center p-10">
        <Spinner className="size-8" />
      </div>
    );
  if (shown.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={t("calendar.none")} text={t("calendar.noneText")} />
    );
  const today = ((now - span.start) / (span.end - span.start)) * 100;
  return (
    <WideContent label={t("calendar.title")}>
      <table className="w-full min-w-3xl table-fixed border-collapse">
        <caption className="sr-only">{t("calendar.title")}</caption>
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="w-64 px-5 py-2 text-start font-semibold text-strong">
              {t("calendar.now")}
            </th>
            {span.weeks.map((week) => (
              <th
                key={week.toISOString()}
                scope="col"
                className="border-s border-line px-2 py-2 text-start font-semibold text-strong"
              >
                {day(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ family, entry }) => (
            <Row key={entry.path} {...{ family, entry, span, today }} />
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}

/** What always runs would hide what has a time. */
function isTimed({ from, until }: Entry): boolean {
  return from !== null || until !== null;
}

/** What begins first, and of that what ends first. */
function toOrder({ from, until }: Entry): string {
  return `${from ?? ""} ${until ?? "9"}`;
}

interface RowProps {
  family: Family;
  entry: Entry;
  span: CalendarSpan;
  /** Where now is, in percent. */
  today: number;
}

function Row({ family, entry, span, today }: RowProps) {
  const t = useMessages("entries");
  const language = useLanguage();
  const period = usePeriodText(family);
  const bar = toBar(span, entry);
  return (
    <tr className="border-b border-line hover:bg-sunken">
      <th scope="row" className="py-0 ps-5 pe-3 text-start">
        <Link
          to={`/desk/marketing/${family.list}/${entry.id}`}
          className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
        >
          <b className="truncate">{toTitle(family, entry, language)}</b>{" "}
          <span className="shrink-0 font-normal text-strong">{t(`one.${family.list}`)}</span>
        </Link>
      </th>
      <td colSpan={span.weeks.length} className="relative h-11 p-0">
        <span className="sr-only">
          {t(`status.${entry.status}`)}, {period(entry)}
        </span>
        {bar && (
          <span
            aria-hidden
            title={period(entry)}
            className={classNames(
              "absolute top-1/2 h-5 -translate-y-1/2 rounded-md",
              entry.status === "live"
                ? "bg-ink"
                : entry.status === "scheduled"
                  ? "border border-dashed border-ink"
                  : "bg-line",
            )}
            style={{ insetInlineStart: `${bar.start}%`, width: `${bar.width}%` }}
          />
        )}
        <span
          aria-hidden
          className="absolute inset-y-0 w-0.5 bg-bad"
          style={{ insetInlineStart: `${today}%` }}
        />
      </td>
    </tr>
  );
}
