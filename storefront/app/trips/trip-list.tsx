import type { Trip } from "@errand/core/trips/trips.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import CarFront from "lucide-react/icons/car-front";
import { scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { useMoney } from "../config/shop.ts";
import { ListRow, RowLink } from "../orders/list-row.tsx";
import { PagedList } from "../orders/paged-list.tsx";
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
  return (
    <PagedList
      list={list}
      rows={list.data?.pages.flatMap((page) => page.trips)}
      loadError={t("list.loadError")}
      more={t("list.more")}
      rowHeight="h-26"
      empty={
        search === "" ? (
          <EmptyState
            icon={CarFront}
            title={t(`list.${tab}.title`)}
            text={t(`list.${tab}.text`)}
            action={<LinkButton to={vehicleSearchPath()}>{t("list.find")}</LinkButton>}
          />
        ) : (
          <EmptyState icon={CarFront} title={t("list.noMatch")} text={t("list.noMatchText")} />
        )
      }
    >
      {(trip) => <TripRow key={trip.id} trip={trip} />}
    </PagedList>
  );
}

function TripRow({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const { momentText, lengthText } = useTripFacts();
  const { title } = useTripStatus(trip)(trip.trip_status);
  const money = useMoney();
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
    <ListRow
      to={page}
      title={names.join(", ")}
      status={title}
      tone={tones[trip.trip_status]}
      amount={trip.trip_amount}
      picture={
        <span className="w-20 shrink-0 overflow-hidden rounded-control">
          <Picture src={first?.vehicle_details.thumbnail_full_url ?? null} alt="" sizes="80px" />
        </span>
      }
      facts={
        <>
          <p className="mt-0.5 text-sm font-semibold">
            {momentText(trip.pickup_time)} · {lengthText(trip)}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            <bdi>{trip.provider.name}</bdi> · {number}
          </p>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {isPayable && (
          <RowLink to={page} variant="accent" label={t("list.payNumber", { id: String(trip.id) })}>
            {t("list.pay", { amount: money(trip.receipt.due) })}
          </RowLink>
        )}
        {trip.actions.includes("change") && (
          <RowLink
            to={`${page}&change`}
            variant="outline"
            label={t("list.changeNumber", { id: String(trip.id) })}
          >
            {t("list.change")}
          </RowLink>
        )}
        {trip.actions.includes("extend") && (
          <RowLink
            to={page}
            variant="outline"
            label={t("list.extendNumber", { id: String(trip.id) })}
          >
            {t("list.extend")}
          </RowLink>
        )}
        {trip.trip_status === "completed" && (
          <RowLink
            to={`/order-invoice?trip_id=${trip.id}`}
            variant="outline"
            label={t("list.invoiceNumber", { id: String(trip.id) })}
          >
            {t("invoice")}
          </RowLink>
        )}
        {canRate && (
          <RowLink
            to={`${page}&rate`}
            variant="outline"
            label={t("list.rateNumber", { id: String(trip.id) })}
          >
            {t("list.rate")}
          </RowLink>
        )}
      </div>
    </ListRow>
  );
}

const tones = {
  pending: "neutral",
  confirmed: "neutral",
  ongoing: "neutral",
  completed: "good",
  canceled: "bad",
} as const;
