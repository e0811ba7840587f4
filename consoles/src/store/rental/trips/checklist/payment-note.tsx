import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../../../console/use-now.ts";
import { useMoney } from "../../../../console/use-shop.ts";
import { minutesLate, type RentalTrip } from "../rental-trip.ts";
import { useTripText } from "../use-trip-text.ts";
import { isCashDue } from "./checks.ts";

/** What is left to pay and by when, and how late the vehicles are. */
export function PaymentNote({ trip }: { trip: RentalTrip }) {
  const t = useMessages("trip-checks");
  const money = useMoney();
  const text = useTripText();
  const now = useNow(30_000);
  const late = minutesLate(trip, now);
  const { due } = trip.receipt;
  const amount = money(due);
  return (
    <div className="flex flex-col gap-1 border-b border-line px-4 py-3 font-semibold md:px-5">
      {late > 0 && <p className="text-bad">{text.late(late)}</p>}
      {due === 0 && <p className="text-good">{t("paid")}</p>}
      {due > 0 && isCashDue(trip) && <p>{t("cashDue", { amount })}</p>}
      {due > 0 && !isCashDue(trip) && <p className="text-warn">{t("unpaid", { amount })}</p>}
    </div>
  );
}
