import type { PanelProps } from "../shell/panels.ts";
import { MapDialog } from "./map-dialog.tsx";
import { NotServedNotice } from "./not-served-notice.tsx";
import { useLocationChoice } from "./use-location-choice.ts";

/** Picks the visitor's location from the map. */
export function MapPanel({ open, onClose, input: { purpose } }: PanelProps<"map">) {
  const choice = useLocationChoice(purpose, onClose);
  const isBusy = choice.pending !== null;
  return (
    <MapDialog
      open={open}
      onClose={onClose}
      onPick={choice.choose}
      isBusy={isBusy}
      notice={
        choice.notServed && (
          <NotServedNotice notServed={choice.notServed} onGo={choice.choose} isBusy={isBusy} />
        )
      }
    />
  );
}
