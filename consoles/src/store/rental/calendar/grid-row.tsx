import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { type CalendarDays, isOnDay } from "./calendar-days.ts";
import type { CalendarRow } from "./calendar-rows.ts";
import { RowBars } from "./row-bars.tsx";
import { useBarText } from "./use-bar-text.ts";

interface GridRowProps {
  row: CalendarRow;
  index: number;
  shown: CalendarDays;
  /** The day whose cell the Tab key leads to, in this row. */
  focusedDay: number | null;
  onOpen(day: number): void;
  onFocus(day: number): void;
}

/** Rem of a bar with the room around it. */
const laneRem = 2.25;

/** A vehicle with its days. */
export function GridRow({ row, index, shown, focusedDay, onOpen, onFocus }: GridRowProps) {
  const t = useMessages("rental-calendar");
  const barText = useBarText();
  const isKind = row.kind === "vehicle";
  // The free count of a kind has a line of its own above what has no plate.
  const topRem = isKind ? 3 : 0.375;
  const lanes = isKind && row.bars.length === 0 ? 0 : row.lanes;
  const height = `${Math.max(isKind ? 3 : 2.75, topRem + lanes * laneRem + (isKind ? 0 : 0.125))}rem`;
  return (
    <tr className={isKind ? "bg-panel" : ""} style={{ height }}>
      <th
        scope="row"
        className={classNames(
          "sticky start-0 z-15 border-b border-line px-4 text-start font-normal md:px-5",
          isKind ? "bg-panel" : "bg-paper",
        )}
      >
        {isKind ? <KindTitle row={row} /> : <span className="ps-11 tabular-nums">{row.plate}</span>}
      </th>
      {shown.days.map((day, at) => {
        const texts = row.bars.filter((bar) => isOnDay(bar, shown, at)).map(barText);
        const free = isKind ? row.free[at] : undefined;
        return (
          <td key={day} className="relative border-s border-b border-line p-0">
            <button
              type="button"
              data-cell={`${index} ${at}`}
              tabIndex={focusedDay === at ? 0 : -1}
              onFocus={() => onFocus(at)}
              onClick={() => onOpen(at)}
              className="absolute inset-0 flex justify-center pt-2.5 tabular-nums outline-offset-[-3px] hover:bg-sunken focus-visible:z-20"
            >
              {free !== undefined && (
                // Above the line of the present.
                <span
                  className={classNames(
                    "relative z-13 h-fit rounded-[5px] bg-panel px-1",
                    free === 0 ? "font-bold text-bad" : "font-semibold text-strong",
                  )}
                >
                  {free}
                  {free === 0 && <span className="sr-only"> {t("full")}</span>}
                </span>
              )}
              <span className="sr-only">
                {texts.length > 0 ? ` ${texts.join("; ")}` : free === undefined && t("free")}
              </span>
            </button>
            {at === 0 && <RowBars row={row} shown={shown} topRem={topRem} laneRem={laneRem} />}
          </td>
        );
      })}
    </tr>
  );
}

function KindTitle({ row: { vehicle } }: { row: CalendarRow }) {
  const t = useMessages("rental-calendar");
  const money = useMoney();
  const price =
    vehicle.trip_day_wise === 1
      ? t("perDay", { amount: money(vehicle.day_wise_price) })
      : vehicle.trip_hourly === 1
        ? t("perHour", { amount: money(vehicle.hourly_price) })
        : t("perKilometre", { amount: money(vehicle.distance_price) });
  return (
    <span className="flex items-center gap-3">
      <span className="w-8 shrink-0">
        <Picture
          src={vehicle.thumbnail_full_url}
          alt=""
          sizes="32px"
          ratio="4/3"
          className="rounded-[5px]"
        />
      </span>
      <span className="min-w-0 leading-tight">
        <b className="block truncate">{vehicle.name}</b>
        <span className="block truncate text-meta text-strong">{price}</span>
      </span>
    </span>
  );
}
