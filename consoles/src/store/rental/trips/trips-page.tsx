import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import KeyRound from "lucide-react/icons/key-round";
import { useSearchParams } from "react-router";
import { PageHead } from "../../../console/office/page-head.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { useNow } from "../../../console/use-now.ts";
import { PastTrips } from "./past-trips.tsx";
import { matchesTrip, type RentalTrip, tripGroups } from "./rental-trip.ts";
import { TripRow } from "./trip-row.tsx";
import { useLiveTripsState, useRunningTrips } from "./use-live-trips.ts";
import { useTripGroup } from "./use-trip-group.ts";

const shownKinds = ["running", "past"] as const;

/** Every trip by what the provider does with it next; those that are over on their own. */
export function TripsPage() {
  const t = useMessages("rental-trips");
  const office = useMessages("office");
  const [params, setParams] = useSearchParams();
  const shown = shownKinds.find((kind) => kind === params.get("show")) ?? "running";
  const search = params.get("search") ?? "";
  function change(name: string, value: string) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  return (
    <>
      <PageHead title={office("section.trips")}>
        <Segments
          label={t("show")}
          value={shown}
          onChange={(kind) => change("show", kind === "running" ? "" : kind)}
          options={shownKinds.map((value) => ({ value, label: t(value) }))}
        />
        <div className="min-w-60 grow">
          <SearchField
            label={t("search")}
            value={search}
            onChange={(text) => change("search", text)}
          />
        </div>
      </PageHead>
      {shown === "past" ? <PastTrips search={search.trim()} /> : <RunningTrips search={search} />}
    </>
  );
}

function RunningTrips({ search }: { search: string }) {
  const t = useMessages("rental-trips");
  const { connection, refused } = useLiveTripsState();
  const running = useRunningTrips();
  const findGroup = useTripGroup();
  const now = useNow(30_000);
  const found = running.filter((trip) => matchesTrip(trip, search));
  if (refused) return <ErrorState onRetry={() => window.location.reload()} />;
  if (running.length === 0 && connection === "connecting") {
    return (
      <div className="grid grow place-items-center p-10">
        <Spinner className="size-8" />
      </div>
    );
  }
  if (found.length === 0) {
    const isSearch = search.trim() !== "";
    return (
      <EmptyState
        icon={KeyRound}
        title={isSearch ? t("noneFound") : t("none")}
        text={isSearch ? t("noneFoundText") : t("noneText")}
      />
    );
  }
  const groups = Map.groupBy(found, (trip) => findGroup(trip, now));
  return (
    <div className="flex flex-col">
      {tripGroups.map((group) => {
        const trips = groups.get(group);
        return trips && <Group key={group} title={t(`group.${group}`)} trips={trips} />;
      })}
    </div>
  );
}

function Group({ title, trips }: { title: string; trips: readonly RentalTrip[] }) {
  return (
    <section>
      <h2 className="flex gap-2 bg-panel px-4 py-2 font-bold md:px-5">
        {title} <span className="text-strong tabular-nums">{trips.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </ul>
    </section>
  );
}
