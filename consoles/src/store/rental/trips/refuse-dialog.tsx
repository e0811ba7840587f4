import type { Trip } from "@errand/core/trips/trips.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useTripAct } from "./use-live-trips.ts";

/** Reasons that the server knows by name, so that each customer reads them in their language. */
const reasons = ["vehicle_fault", "no_vehicle"] as const;

interface RefuseDialogProps {
  /** Null while nothing is asked. */
  trip: Trip | null;
  onClose(): void;
}

/** Asks why a trip cannot be: the customer reads it, and what was paid goes back. */
export function RefuseDialog({ trip, onClose }: RefuseDialogProps) {
  const t = useMessages("rental-trips");
  return (
    <Dialog
      open={trip !== null}
      onClose={onClose}
      title={t("refuseTitle", { number: String(trip?.id ?? "") })}
      text={t("refuseText")}
    >
      {trip && <Reasons tripId={trip.id} onDone={onClose} />}
    </Dialog>
  );
}

function Reasons({ tripId, onDone }: { tripId: number; onDone(): void }) {
  const t = useMessages("rental-trips");
  const act = useTripAct();
  const { register, handleSubmit, formState } = useValidatedForm({ defaultValues: { own: "" } });
  function send(reason: string) {
    act({ do: "refuse", tripId, reason });
    onDone();
  }
  return (
    <div className="flex flex-col gap-2.5">
      {reasons.map((reason) => (
        <OfficeButton key={reason} className="justify-start" onClick={() => send(reason)}>
          {t(`reason.${reason}`)}
        </OfficeButton>
      ))}
      <form
        noValidate
        className="mt-2 flex flex-col gap-2.5"
        onSubmit={handleSubmit(({ own }) => send(own.trim()))}
      >
        <TextField
          {...register("own", { validate: (text) => text.trim() !== "" || t("reason.missing") })}
          label={t("reason.other")}
          maxLength={255}
          error={formState.errors.own?.message}
        />
        <OfficeButton type="submit" tone="bad">
          {t("refuseSend")}
        </OfficeButton>
      </form>
    </div>
  );
}
