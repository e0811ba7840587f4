import { useMessages } from "@errand/ui/messages/messages.ts";
import { AssignForm } from "./assign-form.tsx";
import { HandOver } from "./checklist/hand-over.tsx";
import { TakeBack } from "./checklist/take-back.tsx";
import type { RentalTrip } from "./rental-trip.ts";
import { Answer } from "./trip-row.tsx";

/** What a provider does with a trip next. */
export function NextStep({ trip }: { trip: RentalTrip }) {
  const t = useMessages("rental-trip");
  if (trip.unsent)
    return <Sentence title={t(`unsent.${trip.unsent.act.do}`)} text={t("unsentText")} />;
  switch (trip.trip_status) {
    case "pending":
      return (
        <div className="flex flex-col gap-3 bg-call-soft p-4 md:p-5">
          <h2 className="text-lg font-extrabold">{t("asks")}</h2>
          <p>{t("asksText")}</p>
          <div className="flex">
            <Answer trip={trip} />
          </div>
        </div>
      );
    case "confirmed":
      return (
        <>
          <AssignForm key={assignmentKey(trip)} trip={trip} />
          {trip.vehicle_identity.length > 0 && <HandOver trip={trip} />}
        </>
      );
    case "ongoing":
      return <TakeBack trip={trip} />;
    case "completed":
      return <Sentence title={t("completed")} text={t("completedText")} />;
    case "canceled":
      return (
        <Sentence
          title={t(`canceled.${trip.canceled_by ?? "admin"}`)}
          text={trip.cancellation_reason ?? ""}
        />
      );
  }
}

/** Another assignment, also by a colleague, is a form of its own. */
function assignmentKey({ vehicle_identity }: RentalTrip): string {
  return vehicle_identity
    .map(({ vehicle_identity_id, driver_data }) => `${vehicle_identity_id} ${driver_data?.id}`)
    .join(", ");
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-1 p-4 md:p-5">
      <h2 className="text-lg font-extrabold">{title}</h2>
      <p className="text-strong">{text}</p>
    </div>
  );
}
