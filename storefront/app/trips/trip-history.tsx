import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { useMoney } from "../config/shop.ts";
import { useTripFacts } from "./use-trip-facts.ts";

/** What its customer has changed of a trip; nothing of one that stayed as it was booked. */
export function TripHistory({ trip: { changes } }: { trip: Trip }) {
  const t = useMessages("trips");
  const money = useMoney();
  const { momentText } = useTripFacts();
  if (changes.length === 0) return null;
  const textOf = ({ pickup_time, estimated_trip_end_time, quantity, trip_amount }: State) =>
    t("history.state", {
      from: momentText(pickup_time),
      until: momentText(estimated_trip_end_time),
      count: quantity,
      amount: money(trip_amount),
    });
  return (
    <Section title={t("history.title")}>
      <ol className="flex flex-col gap-4">
        {changes.map(({ at, from, to }) => (
          <li key={at}>
            <p className="text-meta text-muted">{momentText(at)}</p>
            <p>{textOf(to)}</p>
            <p className="text-sm text-muted">{t("history.before", { state: textOf(from) })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type State = Trip["changes"][number]["from"];
