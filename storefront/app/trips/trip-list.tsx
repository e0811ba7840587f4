import type { Trip } from "@errand/core/trips/trips.types";
import { Badge } from "@errand/ui/badge.tsx";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import CarFront from "lucide-react/icons/car-front";
import { Link } from "react-router";
import { scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { Money } from "../config/money.tsx";
import { tripPath } from "./paths.ts";
import { tripPaymentStage } from "./trip-payment-stage.ts";
import { useTripFacts } from "./use-trip-facts.ts";
import { useTripStatus } from "./use-trip-status.ts";

export const tripTabs = ["running", "completed", "all"] as const;
export type TripTab = (typeof tripTabs)[number];

const pageSize = 10;
const endpoint = "GET /rental/user/trip/get-trip-list/{type}";

interface TripListProps {
  tab: TripTab;
  /** A number or a provider; empty for all. */
  search: string;
  /** The rental module, whichever one is selected. */
  moduleId: number;
}

/** A customer's trips, newest first; each links to its page. */
export function TripList({ tab, search, moduleId }: TripListProps) {
  const t = useMessages("trips");
  const scope = { ...useAccountScope(), moduleId };
  const list = useInfiniteQuery({
    ...scopedPages(scope, [endpoint, tab, search], (call, page) =>
      call(endpoint, {
        type: tab,
        limit: pageSize,
        offset: page,
        ...(search !== "" && { search }),
      }),
    ),
    getNextPageParam: ({ total_size, limit, offset }) =>
      offset * limit < total_size ? offset + 1 : undefined,
    // The status of a trip changes without the customer.
    staleTime: 0,
  });
  const { data, isError, hasNextPage, isFetchingNextPage } = list;
  if (!data) {
    if (isError)
      return <ErrorState text={t("list.loadError")} onRetry={() => void list.refetch()} />;
    return <Loading />;
  }
  const trips = data.pages.flatMap((page) => page.trips);
  if (trips.length === 0) {
    return search === "" ? (
      <EmptyState
        icon={CarFront}
        title={t(`list.${tab}.title`)}
        text={t(`list.${tab}.text`)}
        action={<LinkButton to={vehicleSearchPath()}>{t("list.find")}</LinkButton>}
      />
    ) : (
      <EmptyState icon={CarFront} title={t("list.noMatch")} text={t("list.noMatchText")} />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-4 w-full"
          isBusy={isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("list.more")}
        </Button>
      )}
    </>
  );
}

function TripRow({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { momentText, lengthText } = useTripFacts();
  const { title } = useTripStatus(trip)(trip.trip_status);
  const page = tripPath(trip.id);
  const number = t("number", { id: String(trip.id) });
  const stage = tripPaymentStage(trip);
  // Who pays in cash has nothing to do before the pickup.
  const isPayable =
    (stage === "unpaid" || stage === "failed") && trip.payment_method !== "cash_payment";
  const canRate = trip.actions.includes("review");
  const [first] = trip.trip_details;
  const names = trip.trip_details.map(({ quantity, vehicle_details: { name } }) =>
    quantity > 1 ? `${t("count", { count: quantity })} ${name}` : name,
  );
  return (
    <li className="relative flex items-center gap-4 py-4">
      <span className="w-20 shrink-0 overflow-hidden rounded-control">
        <Picture src={first?.vehicle_details.thumbnail_full_url ?? null} alt="" sizes="80px" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={page}
            className="text-title font-bold after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            <bdi>{names.join(", ")}</bdi>
          </Link>
          <Badge tone={tones[trip.trip_status]}>{title}</Badge>
        </div>
        <p className="mt-0.5 text-sm font-semibold">
          {momentText(trip.pickup_time)} · {lengthText(trip)}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <bdi>{trip.provider.name}</bdi> · {number}
        </p>
        <Money amount={trip.trip_amount} className="mt-1 block font-bold sm:hidden" />
        <div className="flex flex-wrap gap-2">
          {isPayable && (
            <LinkButton
              to={page}
              variant="accent"
              size="sm"
              className="relative mt-2"
              aria-label={t("list.payNumber", { id: String(trip.id) })}
            >
              {t("list.pay")}
            </LinkButton>
          )}
          {canRate && (
            <LinkButton
              to={`${page}&rate`}
              variant="outline"
              size="sm"
              className="relative mt-2"
              aria-label={t("list.rateNumber", { id: String(trip.id) })}
            >
              {t("list.rate")}
            </LinkButton>
          )}
        </div>
      </div>
      <Money amount={trip.trip_amount} className="font-bold max-sm:hidden" />
    </li>
  );
}

const tones = {
  pending: "neutral",
  confirmed: "neutral",
  ongoing: "neutral",
  completed: "good",
  canceled: "bad",
} as const;

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-26 rounded-card" />
      ))}
    </div>
  );
}
