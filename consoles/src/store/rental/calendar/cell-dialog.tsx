import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { OfficeButton, officeButtonClasses } from "../../../console/office/office-button.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import type { BlockDraft } from "../blocks/block-values.ts";
import type { Bar, CalendarRow } from "./calendar-rows.ts";
import { useBarText } from "./use-bar-text.ts";

/** A cell of the calendar that somebody has opened. */
export interface OpenCell {
  row: CalendarRow;
  bars: readonly Bar[];
  day: string;
}

interface CellDialogProps {
  cell: OpenCell | null;
  onClose(): void;
  /** Missing for who may not. */
  onBlock: ((draft: BlockDraft) => void) | undefined;
}

/** What is on a day of a vehicle, where it is more than one trip. */
export function CellDialog({ cell, onClose, onBlock }: CellDialogProps) {
  const t = useMessages("rental-calendar");
  const { date } = useTimeText();
  const name = cell?.row.kind === "unit" ? cell.row.plate : cell?.row.vehicle.name;
  return (
    <Dialog
      open={cell !== null}
      onClose={onClose}
      title={cell ? `${name}, ${date(`${cell.day}T12:00:00Z`)}` : ""}
    >
      {cell && <Content cell={cell} onBlock={onBlock} noneText={t("blockToo")} />}
    </Dialog>
  );
}

interface ContentProps {
  cell: OpenCell;
  onBlock: CellDialogProps["onBlock"];
  noneText: string;
}

function Content({ cell: { row, bars, day }, onBlock, noneText }: ContentProps) {
  const t = useMessages("rental-calendar");
  const text = useBarText();
  const vehicleId = row.vehicle.id;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {bars.map((bar) => (
          <li key={bar.key} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">{text(bar)}</span>
            {bar.tripId !== null && (
              <Link
                to={`/vendor/office/trips/${bar.tripId}`}
                className={officeButtonClasses("outline")}
              >
                {t("openTrip", { number: String(bar.tripId) })}
              </Link>
            )}
            {bar.block && onBlock && (
              <OfficeButton
                tone="outline"
                onClick={() => onBlock({ vehicleId, day, block: bar.block ?? undefined })}
              >
                {t("changeBlock")}
              </OfficeButton>
            )}
          </li>
        ))}
      </ul>
      {onBlock && (
        <p>
          <OfficeButton
            onClick={() =>
              onBlock({ vehicleId, day, unitId: row.kind === "unit" ? row.unitId : null })
            }
          >
            {noneText}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}
