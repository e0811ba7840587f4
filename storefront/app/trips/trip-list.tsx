import type { Trip } from "@errand/core/trips/trips.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import CarFront from "lucide-react/icons/car-front";
import type { ReactNode } from "react";
import type { Input } from "../api/api-request.ts";
import { endpointQuery, scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { PagedList } from "../orders/paged-list.tsx";
import { OngoingTrip } from "./ongoing-trip.tsx";
import { TripRow } from "./trip-row.tsx";

const pageSize = 10;
/** Nobody has more trips than one page holds before them. */
const maxRunning = 50;
const endpoint = "GET /rental/user/trip/get-trip-list/{type}";
const rowHeight = "h-26";

/** A customer's trips: those on the road first, then those to come, then the past ones. */
export function TripLists({ moduleId }: { moduleId: number }) {
  const t = useMessages("trips");
  const scope = { ...useAccountScope(), moduleId };
  const running = useQuery({
    ...endpointQuery(scope, endpoint, { type: "running", limit: maxRunning, offset: 1 }),
    // The status of a trip changes without the customer.
    staleTime: 0,
  });
  const past = useTripPages(moduleId, { type: "completed" });
  if (running.isError || past.isError) {
    const retry = () => void Promise.all([running.refetch(), past.refetch()]);
    return <ErrorState text={t("list.loadError")} onRetry={retry} />;
  }
  const pages = past.data?.pages;
  if (!running.data || !pages) {
    return [1, 2, 3].map((row) => (
      <Skeleton key={row} className={`${rowHeight} mt-3 rounded-card`} />
    ));
  }
  const { trips } = running.data;
  if (trips.length === 0 && pages[0]?.total_size === 0) {
    return (
      <EmptyState
        icon={CarFront}
        title={t("list.none")}
        text={t("list.noneText")}
        action={<LinkButton to={vehicleSearchPath()}>{t("list.find")}</LinkButton>}
      />
    );
  }
  const ongoing = trips.filter(({ trip_status }) => trip_status === "ongoing").sort(byReturn);
  const coming = trips.filter(({ trip_status }) => trip_status !== "ongoing").sort(byPickup);
  return (
    <div className="mt-4 flex flex-col gap-8">
      {ongoing.map((trip) => (
        <OngoingTrip key={trip.id} trip={trip} />
      ))}
      {coming.length > 0 && (
        <Section title={t("list.coming")}>
          <ul className="divide-y divide-line">
            {coming.map((trip) => (
              <TripRow key={trip.id} trip={trip} />
            ))}
          </ul>
        </Section>
      )}
      {pages[0]?.total_size !== 0 && (
        <Section title={t("list.past")}>
          <TripPages list={past} empty={null} />
        </Section>
      )}
    </div>
  );
}

const byPickup = (a: Trip, b: Trip) => a.pickup_time.localeCompare(b.pickup_time);
const byReturn = (a: Trip, b: Trip) =>
  a.estimated_trip_end_time.localeCompare(b.estimated_trip_end_time);

/** The trips whose number or provider was searched for, newest first. */
export function FoundTrips({ moduleId, search }: { moduleId: number; search: string }) {
  const t = useMessages("trips");
  return (
    <TripPages
      list={useTripPages(moduleId, { type: "all", search })}
      empty={<EmptyState icon={CarFront} title={t("list.noMatch")} text={t("list.noMatchText")} />}
    />
  );
}

/** Trips page by page. */
function useTripPages(moduleId: number, input: Pick<Input<typeof endpoint>, "type" | "search">) {
  const scope = { ...useAccountScope(), moduleId };
  return useInfiniteQuery({
    ...scopedPages(scope, [endpoint, input], (call, offset) =>
      call(endpoint, { ...input, limit: pageSize, offset }),
    ),
    getNextPageParam: ({ total_size, limit, offset }) =>
      offset * limit < total_size ? offset + 1 : undefined,
    staleTime: 0,
  });
}

interface TripPagesProps {
  list: ReturnType<typeof useTripPages>;
  empty: ReactNode;
}

function TripPages({ list, empty }: TripPagesProps) {
  const t = useMessages("trips");
  return (
    <PagedList
      list={list}
      rows={list.data?.pages.flatMap((page) => page.trips)}
      loadError={t("list.loadError")}
      more={t("list.more")}
      rowHeight={rowHeight}
      empty={empty}
    >
      {(trip) => <TripRow key={trip.id} trip={trip} />}
    </PagedList>
  );
}
