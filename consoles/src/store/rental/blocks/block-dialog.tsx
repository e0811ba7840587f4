import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { BlockForm } from "./block-form.tsx";
import type { BlockDraft } from "./block-values.ts";

interface BlockDialogProps {
  /** Null while nothing is blocked. */
  draft: BlockDraft | null;
  fleet: readonly FleetVehicle[];
  onClose(): void;
}

/** A time in which vehicles are not to be had, such as a repair. */
export function BlockDialog({ draft, fleet, onClose }: BlockDialogProps) {
  const t = useMessages("rental-blocks");
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={draft?.block ? t("change") : t("title")}
      text={t("text")}
    >
      {draft && <BlockForm draft={draft} fleet={fleet} onClose={onClose} />}
    </Dialog>
  );
}
