import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useTimeText } from "../../../console/use-shop.ts";
import { type CalendarDays, findPlace } from "./calendar-days.ts";
import type { Bar, CalendarRow, Tone } from "./calendar-rows.ts";
import { useBarText } from "./use-bar-text.ts";

const tones: Record<Tone, string> = {
  new: "border-2 border-call bg-call-soft text-call",
  booked: "bg-line text-ink",
  out: "bg-ink text-paper",
  late: "bg-bad-fill text-on-bad-fill",
  block: "border border-dashed border-line-strong bg-sunken text-strong",
};

interface RowBarsProps {
  row: CalendarRow;
  shown: CalendarDays;
  topRem: number;
  laneRem: number;
}

/** What lies over the cells of a row, for eyes and pointers: the cells say the same. */
export function RowBars({ row, shown, topRem, laneRem }: RowBarsProps) {
  const text = useBarText();
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 start-0 z-10 overflow-hidden"
      style={{ width: `${shown.days.length * 100}%` }}
    >
      {row.bars.map((bar) => {
        const place = findPlace(bar, shown);
        if (!place) return null;
        const style = {
          insetInlineStart: `${place.start * 100}%`,
          width: `${place.length * 100}%`,
          top: `${topRem + bar.lane * laneRem}rem`,
        };
        const classes = classNames(
          "absolute flex h-8 min-w-1.5 items-center truncate rounded-[7px] px-2 text-meta font-bold",
          tones[bar.tone],
        );
        // A block opens by the cell below it.
        if (bar.tripId === null) {
          return (
            <span key={bar.key} className={classes} style={style}>
              <BarName bar={bar} />
            </span>
          );
        }
        return (
          <Link
            key={bar.key}
            tabIndex={-1}
            to={`/vendor/office/trips/${bar.tripId}`}
            title={text(bar)}
            className={classNames(classes, "pointer-events-auto hover:underline")}
            style={style}
          >
            <BarName bar={bar} />
          </Link>
        );
      })}
    </span>
  );
}

/** Says also what the colour says. */
function BarName({ bar: { name, tone, quantity, from, to } }: { bar: Bar }) {
  const t = useMessages("rental-calendar");
  const { clock } = useTimeText();
  const text = quantity > 1 ? t("several", { count: quantity, name }) : name;
  const short = {
    new: t("asks", { name: text }),
    booked: `${text}, ${clock(from)}`,
    out: t("until", { name: text, time: clock(to) }),
    late: t("isLate", { name: text }),
    block: text,
  };
  return <bdi className="truncate">{short[tone]}</bdi>;
}
