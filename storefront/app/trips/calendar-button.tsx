import { calendarFile } from "@errand/core/trips/calendar-file";
import type { Trip } from "@errand/core/trips/trips.types";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import { saveFile } from "../client/save-file.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
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
