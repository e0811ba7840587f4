import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useBoardState } from "../tickets/use-board.ts";
import { BusyPart } from "./busy-part.tsx";
import { PausePart } from "./pause-part.tsx";
import { RunningMode } from "./running-mode.tsx";

/** Two ways to get fewer orders, each with its end, and the end of the one that runs. */
export function ModeDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useMessages("modes");
  const capacity = useBoardState((state) => state.capacity);
  return (
    <Dialog open={isOpen} onClose={onClose} size="xl" title={t("title")} text={t("text")}>
      {capacity && <Modes capacity={capacity} onDone={onClose} />}
    </Dialog>
  );
}

function Modes({ capacity, onDone }: { capacity: StoreCapacity; onDone(): void }) {
  const isByDesk = capacity.pause_cause === "desk";
  return (
    <div className="flex flex-col gap-6">
      <RunningMode capacity={capacity} onDone={onDone} />
      {!isByDesk && (
        <div className="grid gap-7 md:grid-cols-2 md:divide-x md:divide-line">
          <BusyPart capacity={capacity} onDone={onDone} />
          <PausePart capacity={capacity} onDone={onDone} />
        </div>
      )}
    </div>
  );
}
