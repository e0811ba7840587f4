import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useMoney } from "../../console/use-shop.ts";
import { Facts } from "../list/facts.tsx";
import type { DeskTrip } from "./trip.types.ts";
import { useMomentText } from "./use-moment-text.ts";

/** A masked phone cannot be called. */
const isComplete = (phone: string) => /^\+\d{6,}$/.test(phone);

/** Who rents what from whom, and what it costs. */
export function TripFacts({ trip }: { trip: DeskTrip }) {
  const t = useMessages("desk-trips");
  const money = useMoney();
  const moment = useMomentText();
  const { user_info: customer, receipt } = trip;
  const phone = customer.contact_person_number;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Facts
        title={t("facts")}
        rows={[
          [
            t("column.customer"),
            <bdi key="customer">
              {[customer.contact_person_name, customer.contact_person_email]
                .filter(Boolean)
                .join(", ")}
            </bdi>,
          ],
          [
            t("phone"),
            isComplete(phone) ? (
              <a key="phone" href={`tel:${phone}`} className="underline">
                {phone}
              </a>
            ) : (
              phone
            ),
          ],
          [
            t("column.provider"),
            <Link key="provider" to={`/desk/stores/${trip.provider_id}`} className="underline">
              {trip.provider.name}
            </Link>,
          ],
          [t("column.pickup"), moment(trip.pickup_time)],
          [t("from"), trip.pickup_location.location_name],
          [t("column.back"), moment(trip.estimated_trip_end_time)],
          [t("to"), trip.destination_location.location_name],
          [
            t("vehicles"),
            trip.trip_details
              .map(({ quantity, vehicle_details }) => `${quantity} × ${vehicle_details.name}`)
              .join(", "),
          ],
          [
            t("plates"),
            trip.vehicle_identity
              .map(({ license_plate_number }) => license_plate_number)
              .join(", "),
          ],
          [t("note"), trip.trip_note],
          [t("reason"), trip.cancellation_reason],
        ]}
      />
      <Facts
        title={t("money")}
        rows={[
          ...receipt.lines.map((line) => [line.label, money(line.amount)] as const),
          [t("total"), money(receipt.total)],
          [t("paid"), money(receipt.paid)],
          [t("due"), receipt.due > 0 && money(receipt.due)],
          [t("refunded"), receipt.refunded > 0 && money(receipt.refunded)],
        ]}
      />
    </div>
  );
}
