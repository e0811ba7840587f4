import { calendarFile } from "@errand/core/trips/calendar-file";
import type { Trip } from "@errand/core/trips/trips.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { saveFile } from "@errand/ui/save-file.ts";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useShop } from "../config/shop.ts";
import { tripPath } from "./paths.ts";

/** Saves the trip as a file that calendars open. */
export function CalendarButton({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { origin } = useShop();
  const { provider, id } = trip;

  function save() {
    const url = origin + tripPath(id);
    const file = calendarFile({
      id: `trip-${id}@${new URL(origin).host}`,
      start: new Date(trip.pickup_time),
      end: new Date(trip.estimated_trip_end_time),
      changedAt: new Date(trip.updated_at),
      title: t("calendar.event", { name: provider.name }),
      text: [
        ...trip.trip_details.map(
          ({ quantity, vehicle_details: vehicle }) => `${quantity} × ${vehicle.name}`,
        ),
        t("number", { id: String(id) }),
        provider.phone,
      ].join("\n"),
      place: trip.pickup_location.location_name,
      point: trip.pickup_location,
      url,
    });
    saveFile(`trip-${id}.ics`, new Blob([file], { type: "text/calendar;charset=utf-8" }));
  }

  return (
    <Button variant="soft" onClick={save}>
      <CalendarPlus aria-hidden className="size-4.5" />
      {t("calendar.save")}
    </Button>
  );
}
