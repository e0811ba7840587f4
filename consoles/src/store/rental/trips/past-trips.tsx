import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import History from "lucide-react/icons/history";
import { MoreButton } from "../../../console/office/more-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useProviderClient } from "../provider-client.ts";
import { TripRow } from "./trip-row.tsx";

const pageSize = 30;

/** Trips that are over, the latest first. */
export function PastTrips({ search }: { search: string }) {
  const t = useMessages("rental-trips");
  const { scopedPages, scope } = useProviderClient();
  const input = { state: "past" as const, limit: pageSize, search: search || undefined };
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /provider/trips", input], (call, offset) =>
      call("GET /provider/trips", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const trips = pages.flatMap((page) => page.trips);
        if (trips.length === 0)
          return <EmptyState icon={History} title={t("nonePast")} text={t("nonePastText")} />;
        return (
          <ul className="divide-y divide-line">
            {trips.map((trip) => (
              <TripRow key={trip.id} trip={{ ...trip, unsent: null }} />
            ))}
            {query.hasNextPage && (
              <li>
                <MoreButton query={query} />
              </li>
            )}
          </ul>
        );
      }}
    </QueryState>
  );
}
