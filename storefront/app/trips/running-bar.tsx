import type { Order } from "@errand/core/orders/orders.types";
import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { timeLeftOf, useArrival } from "../orders/arrival.ts";
import { useStatusMessages } from "../orders/status-messages.ts";
import { useTimeLeftText } from "../orders/time-left-text.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import { tripPath } from "./paths.ts";
import { useTripStatus } from "./use-trip-status.ts";

interface RunningBarProps {
  orders: Order[];
  trips: Trip[];
}

/**
 * What the customer waits for, at the lower edge of the page: what arrives first, and how many more
 * there are.
 */
export function RunningBar({ orders, trips }: RunningBarProps) {
  const others = orders.length + trips.length - 1;
  const [order] = orders;
  const [trip] = trips;
  if (order) return <OrderBar order={order} others={others} />;
  return trip ? <TripBar trip={trip} others={others} /> : null;
}

function OrderBar({ order, others }: { order: Order; others: number }) {
  const t = useMessages("orders");
  const { title } = useStatusMessages(order)(order.order_status);
  const left = useTimeLeftText(useArrival(order));
  const { store, parcel_category: parcel, receiver_details: receiver } = order;
  const parcelTo = t("bar.parcelTo", { name: receiver?.contact_person_name ?? "" });
  return (
    <Bar
      path={`/track-order?order_id=${order.id}`}
      picture={store?.logo_full_url ?? parcel?.image_full_url ?? null}
      {...{ title, left, others, name: store?.name ?? parcelTo }}
    />
  );
}

function TripBar({ trip, others }: { trip: Trip; others: number }) {
  const { title } = useTripStatus(trip)(trip.trip_status);
  const isOngoing = trip.trip_status === "ongoing";
  const next = isOngoing ? trip.estimated_trip_end_time : trip.pickup_time;
  const left = useTimeLeftText(timeLeftOf(useTimeLeft(next)));
  return (
    <Bar
      path={tripPath(trip.id)}
      picture={trip.provider.logo_full_url}
      {...{ title, left, others, name: trip.provider.name }}
    />
  );
}

interface BarProps {
  path: string;
  picture: string | null;
  /** The status. */
  title: string;
  left: string | null;
  /** The store, the receiver or the provider. */
  name: string;
  /** How many more are running; with any, the bar opens the list of all. */
  others: number;
}

function Bar({ path, picture, title, left, name, others }: BarProps) {
  const t = useMessages("orders");
  return (
    <nav
      aria-label={t("bar.label")}
      data-bottom-bar=""
      className="no-print mx-auto max-w-xl px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <Link
        to={others > 0 ? "/track-order" : path}
        className="pointer-events-auto flex min-h-14 items-center gap-3 rounded-card border border-transparent bg-ink px-3 py-2 text-paper shadow-float"
      >
        <span className="size-10 shrink-0 overflow-hidden rounded-control">
          <Picture src={picture} alt="" sizes="40px" />
        </span>
        <span className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-3 font-bold">
            <span className="truncate">{title}</span>
            {left !== null && <bdi className="shrink-0 tabular-nums">{left}</bdi>}
          </span>
          <bdi className="block truncate text-sm">
            {others > 0 ? t("bar.more", { name, count: others }) : name}
          </bdi>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </nav>
  );
}
