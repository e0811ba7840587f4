import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TripForm } from "./trip-form.tsx";
import type { TripPlan } from "./trip-plan.ts";

interface TripDialogProps {
  open: boolean;
  onClose(): void;
  initial: TripPlan;
  submitLabel: string;
  onSubmit(plan: TripPlan): void;
}

/** Asks where and when a trip is. */
export function TripDialog({ open, onClose, initial, submitLabel, onSubmit }: TripDialogProps) {
  const t = useMessages("rental");
  return (
    <Dialog open={open} onClose={onClose} title={t("plan.title")} text={t("plan.text")} size="md">
      <TripForm initial={initial} submitLabel={submitLabel} onSubmit={onSubmit} isNarrow />
    </Dialog>
  );
}
