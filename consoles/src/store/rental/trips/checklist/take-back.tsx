import { useMessages } from "@errand/ui/messages/messages.ts";
import type { RentalTrip } from "../rental-trip.ts";
import { useTripAct } from "../use-live-trips.ts";
import { useTripText } from "../use-trip-text.ts";
import { Checklist } from "./checklist.tsx";

/** What is checked when the vehicles of a trip come back, beside what it was when they went. */
export function TakeBack({ trip }: { trip: RentalTrip }) {
  const t = useMessages("trip-checks");
  const text = useTripText();
  const act = useTripAct();
  return (
    <Checklist
      trip={trip}
      direction="back"
      title={t("title.back")}
      action={t("action.back", { plates: text.plates(trip) })}
      onDone={() => act({ do: "complete", tripId: trip.id })}
    />
  );
}
