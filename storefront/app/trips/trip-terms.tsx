import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { needsLicence } from "../rental/needs-licence.ts";
import { RentalTermsList } from "../rental/rental-terms.tsx";
import { termsOfTrip } from "./terms-of-trip.ts";

/** The terms that the trip was booked with, and who helps once it can no longer be canceled. */
export function TripTerms({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const rental = useMessages("rental");
  return (
    <Section title={rental("terms.title")}>
      {trip.trip_status === "ongoing" && (
        <p className="mb-4">{t("cancel.ongoing", { name: trip.provider.name })}</p>
      )}
      <RentalTermsList
        terms={trip.terms}
        trip={trip.trip_status === "ongoing" ? null : termsOfTrip(trip)}
        needsLicence={trip.trip_details.some(({ vehicle_details }) =>
          needsLicence(vehicle_details),
        )}
        isPaid={!trip.actions.includes("pay") || trip.payment_method === "cash_payment"}
        isHandedOver={trip.trip_status === "ongoing"}
      />
    </Section>
  );
}
