import type { Vehicle } from "@errand/core/rental/rental.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TripForm } from "./trip-form.tsx";
import type { TripPlan } from "./trip-plan.ts";

interface TripDialogProps {
  open: boolean;
  onClose(): void;
  initial: TripPlan;
  /** The vehicle that the trip is made with. */
  vehicle: Vehicle;
  submitLabel: string;
  onSubmit(plan: TripPlan): void;
}

/** Asks when a trip with a vehicle is, and where to. */
export function TripDialog({ open, onClose, ...form }: TripDialogProps) {
  const t = useMessages("rental");
  return (
    <Dialog open={open} onClose={onClose} title={t("plan.title")} text={t("plan.text")} size="md">
      <TripForm {...form} isNarrow />
    </Dialog>
  );
}
