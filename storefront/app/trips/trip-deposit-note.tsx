import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Landmark from "lucide-react/icons/landmark";
import { DepositNote } from "../rental/deposit-note.tsx";
import { getDepositDeadline, useDepositDay } from "./trip-deposit.ts";
import { useTripFacts } from "./use-trip-facts.ts";

/** When the deposit of a completed trip comes back; nothing without one. */
export function TripDepositNote({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const dayText = useDepositDay();
  const { momentText } = useTripFacts();
  const { terms, trip_status: status, deposit_settled_at: settledAt } = trip;
  if (terms.deposit === 0 || status !== "completed") return null;
  const text =
    settledAt === null
      ? t("deposit.releasedBy", { day: dayText(getDepositDeadline(trip)) })
      : t("deposit.settledAt", { name: trip.provider.name, moment: momentText(settledAt) });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <DepositNote icon={Landmark} deposit={terms.deposit} text={text} />
    </div>
  );
}
