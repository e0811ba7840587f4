import { useMessages } from "@errand/ui/messages/messages.ts";
import type { RentalTrip } from "../rental-trip.ts";
import { useTripAct } from "../use-live-trips.ts";
import { useTripText } from "../use-trip-text.ts";
import { Checklist } from "./checklist.tsx";

/** What is checked before the vehicles of a trip are handed over. */
export function HandOver({ trip }: { trip: RentalTrip }) {
  const t = useMessages("trip-checks");
  const text = useTripText();
  const act = useTripAct();
  return (
    <Checklist
      // Other vehicles have other meters.
      key={text.plates(trip)}
      trip={trip}
      direction="out"
      title={t("title.out")}
      action={t("action.out", { plates: text.plates(trip) })}
      onDone={() => act({ do: "start", tripId: trip.id })}
    />
  );
}
