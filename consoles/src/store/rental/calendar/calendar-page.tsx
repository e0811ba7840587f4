import { dateText } from "@errand/core/date-text";
import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Car from "lucide-react/icons/car";
import { useState } from "react";
import { useMember, useShop } from "../../../console/console.ts";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { BlockDialog } from "../blocks/block-dialog.tsx";
import type { BlockDraft } from "../blocks/block-values.ts";
import { useLiveTripsState } from "../trips/use-live-trips.ts";
import { useFleet } from "../vehicles/use-fleet.ts";
import { useFleetCalendar } from "./calendar.queries.ts";
import { toCalendarDays, views } from "./calendar-days.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CalendarHead } from "./calendar-head.tsx";
import { type CalendarRow, toCalendarRows } from "./calendar-rows.ts";
import { CellDialog, type OpenCell } from "./cell-dialog.tsx";
import { DayList } from "./day-list.tsx";
import { useCalendarUrl } from "./use-calendar-url.ts";
import { WaitingAside } from "./waiting-aside.tsx";

/** Which vehicle is where on which day. */
export function CalendarPage() {
  const office = useMessages("office");
  const language = useLanguage();
  const url = useCalendarUrl();
  const { time_zone } = useShop();
  const shown = toCalendarDays(url.from, views[url.view], time_zone);
  const last = shown.days.at(-1) ?? url.from;
  const calendar = useFleetCalendar(url.from, last);
  const fleet = useFleet();
  const { trips } = useLiveTripsState();
  const now = useNow(30_000);
  const canBlock = isPermitted(useMember(), "vehicles", false);
  const [block, setBlock] = useState<BlockDraft | null>(null);
  const [cell, setCell] = useState<OpenCell | null>(null);

  function begin(row: CalendarRow, dayIndex: number) {
    if (!canBlock) return;
    setBlock({
      vehicleId: row.vehicle.id,
      unitId: row.kind === "unit" ? row.unitId : null,
      day: shown.days[dayIndex] ?? url.today,
    });
  }

  return (
    <>
      <PageHead title={office("section.calendar")}>
        <CalendarHead
          url={url}
          range={`${dateText(url.from, language)} – ${dateText(last, language)}`}
          onBlock={canBlock ? () => setBlock({ day: url.today }) : undefined}
        />
      </PageHead>
      <QueryState query={fleet}>
        {(vehicles) => (
          <QueryState query={calendar}>
            {(times) => {
              const chosen = vehicles.filter(
                ({ category_id }) => url.category === null || category_id === url.category,
              );
              const rows = toCalendarRows({
                ...{ calendar: times, fleet: chosen, trips, shown, now },
              });
              if (rows.length === 0) return <Empty />;
              return (
                <div className="grid min-h-0 grow xl:grid-cols-[minmax(0,1fr)_17rem]">
                  <CalendarGrid
                    rows={rows}
                    shown={shown}
                    now={now}
                    today={url.today}
                    onTurn={url.turn}
                    onEmpty={begin}
                    onSeveral={setCell}
                  />
                  <DayList rows={rows} shown={shown} today={url.today} onBlock={setBlock} />
                  <WaitingAside now={now} />
                </div>
              );
            }}
          </QueryState>
        )}
      </QueryState>
      <CellDialog
        cell={cell}
        onClose={() => setCell(null)}
        onBlock={
          canBlock
            ? (draft) => {
                setCell(null);
                setBlock(draft);
              }
            : undefined
        }
      />
      <BlockDialog draft={block} fleet={fleet.data ?? []} onClose={() => setBlock(null)} />
    </>
  );
}

function Empty() {
  const t = useMessages("rental-calendar");
  return <EmptyState icon={Car} title={t("none")} text={t("noneText")} />;
}
