import type { ProviderContract } from "@errand/core/contract.provider";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TripRecord } from "../../../console/trips/trip-record.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useMoney } from "../../../console/use-shop.ts";
import type { RentalTrip } from "./rental-trip.ts";
import { useTripText } from "./use-trip-text.ts";

type ReadTrip = ProviderContract["GET /provider/trips/{id}"]["reply"];

interface TripSideProps {
  trip: RentalTrip;
  /** What only the trip itself has, and no list. */
  read: Pick<ReadTrip, "transitions" | "checks">;
}

/** What was agreed beside the price, what was checked, and what has happened. */
export function TripSide({ trip, read: { transitions, checks } }: TripSideProps) {
  const { trip_status: status } = trip;
  // Until then the checklist itself shows it.
  const shown = {
    out: status === "ongoing" || status === "completed" ? checks.out : null,
    back: status === "completed" ? checks.back : null,
  };
  return (
    <aside className="flex min-w-0 flex-col gap-6 border-line bg-panel p-4 max-xl:border-t md:p-5 lg:col-span-2 xl:col-span-1 xl:border-s">
      <TripRecord trip={trip} checks={shown} />
      <Terms trip={trip} />
      <History transitions={transitions} />
    </aside>
  );
}

function Terms({ trip: { terms, cancel_free_until } }: { trip: RentalTrip }) {
  const t = useMessages("rental-trip");
  const language = useLanguage();
  const money = useMoney();
  const text = useTripText();
  const now = useNow(60_000);
  const lines = [
    terms.deposit > 0 && t("terms.deposit", { amount: money(terms.deposit) }),
    terms.excess !== null && t("terms.excess", { amount: money(terms.excess) }),
    terms.min_age !== null && t("terms.age", { count: terms.min_age }),
    terms.licence_years !== null && t("terms.licence", { count: terms.licence_years }),
    terms.insurance?.[language],
    ...terms.included.map((each) => t("terms.included", { what: each[language] })),
    ...terms.extra.map((each) => t("terms.extra", { what: each[language] })),
    t("terms.free", { time: text.moment(cancel_free_until, now) }),
  ].filter((line) => typeof line === "string" && line !== "");
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("terms.title")}</h2>
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={String(line)} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ transitions }: Pick<ReadTrip, "transitions">) {
  const t = useMessages("rental-trip");
  const trips = useMessages("rental-trips");
  const text = useTripText();
  const now = useNow(60_000);
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("history")}</h2>
      <ol className="flex flex-col gap-2">
        {transitions.map(({ to, at, actor, reason }) => (
          <li key={`${to} ${at}`} className="wrap-anywhere">
            <time dateTime={at} className="block text-strong tabular-nums">
              {text.moment(at, now)}
            </time>
            <b>{trips(`status.${to}`)}</b>
            <span className="text-strong">
              {", "}
              <bdi>{actor.name ?? t(`actor.${actor.kind}`)}</bdi>
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
