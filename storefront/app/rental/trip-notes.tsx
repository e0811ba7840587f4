import { useMessages } from "@errand/ui/messages/messages.ts";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import Landmark from "lucide-react/icons/landmark";
import { DepositNote } from "./deposit-note.tsx";
import { InsuranceNote } from "./insurance-note.tsx";
import { useFreeUntilText } from "./use-free-until-text.ts";
import { useKept } from "./use-kept.ts";
import type { VehicleTrip } from "./use-vehicle-trip.ts";

interface TripNotesProps {
  trip: VehicleTrip;
  /** Canceling stands below as a line in time. */
  hasCancelLine?: boolean;
}

/** What belongs to the price and is not in it: the deposit, damage, and canceling. */
export function TripNotes({ trip, hasCancelLine = false }: TripNotesProps) {
  const { vehicle, terms } = trip;
  const t = useMessages("rental");
  const { terms: stated } = vehicle.provider;
  const kept = useKept()(stated, terms);
  const until = useFreeUntilText()(stated, terms);
  return (
    <div className="flex flex-col gap-4">
      {stated.deposit > 0 && <DepositNote icon={Landmark} deposit={stated.deposit} />}
      <InsuranceNote terms={stated} />
      {!hasCancelLine && (
        <div className="flex items-start gap-3">
          <CalendarX2 aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
          <div>
            <p className="font-semibold">{t("cancelLine.freeUntil", { until })}</p>
            {kept && (
              <p className="text-sm text-muted">
                {t("cancelLine.laterKept", { what: kept.amount ?? kept.part })}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
