import { ApiError } from "@errand/core/api-error";
import { addressText } from "@errand/core/orders/address-text";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import FileQuestion from "lucide-react/icons/file-question-mark";
import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { paymentReturnOf } from "../orders/payment-return.ts";
import { paymentStageOf, withReturn } from "../orders/payment-stage.ts";
import { BatchPayment } from "./batch-payment.tsx";
import { ParcelLabel } from "./parcel-label.tsx";

const checkMs = 3000;

/** One label for each parcel, in the order of the ride: to print, and to follow each parcel. */
export function ParcelLabels({ batchId }: { batchId: number }) {
  const t = useMessages("parcel");
  const [query] = useSearchParams();
  const returned = paymentReturnOf(query);
  const asSeen = (orders: Order[]) => orders.map((order) => withReturn(order, returned));
  const batch = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/parcel-batch/{id}", { id: batchId }),
    enabled: Number.isSafeInteger(batchId) && batchId > 0,
    staleTime: 0,
    // A payment that is being checked is decided within seconds.
    refetchInterval: ({ state }) =>
      asSeen(state.data?.orders ?? []).some((order) => paymentStageOf(order) === "checking")
        ? checkMs
        : false,
  });
  const isUnknown = batch.error instanceof ApiError && batch.error.status < 500;
  if (isUnknown || !batch.isEnabled) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={t("labels.unknown")}
        text={t("labels.unknownText")}
        action={<LinkButton to="/my-orders">{t("labels.orders")}</LinkButton>}
      />
    );
  }
  if (batch.isError) return <ErrorState onRetry={() => void batch.refetch()} />;
  if (!batch.data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <header className="no-print mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-display">{t("labels.title")}</h1>
          <p className="mt-2 text-muted">{t("labels.text")}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to="/parcel-batch" variant="soft">
            {t("labels.more")}
          </LinkButton>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t("labels.print")}
          </Button>
        </div>
      </header>
      <BatchPayment
        batchId={batchId}
        orders={asSeen(batch.data.orders)}
        reload={() => batch.refetch()}
      />
      <ul className="flex flex-wrap gap-5 print:block">
        {batch.data.orders.map((order, index, { length }) => (
          <li
            key={order.id}
            className="parcel-label-frame w-full max-w-84 rounded-card border border-line"
          >
            <OrderLabel order={order} place={index + 1} count={length} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the courier scans at the pickup: the number of the parcel and its code. */
function scanText({ id, pickup_code }: Order): string {
  return `errand-parcel:${id}:${pickup_code ?? ""}`;
}

interface OrderLabelProps {
  order: Order;
  place: number;
  count: number;
}

function OrderLabel({ order, place, count }: OrderLabelProps) {
  const t = useMessages("parcel");
  const { id, receiver_details: to, delivery_address: from, parcel_category: category } = order;
  const addressOf = (address: DeliveryAddress) =>
    addressText(address, (floor) => t("labels.floor", { floor }));
  if (!to || !from) return null;
  return (
    <ParcelLabel
      count={t("labels.count", { place, count })}
      from={{ name: from.contact_person_name, address: addressOf(from) }}
      to={{
        name: to.contact_person_name,
        address: addressOf(to),
        door: to.additional_address ?? "",
        phone: to.contact_person_number,
      }}
      size={category?.name ?? ""}
      at={order.scheduled === 1 ? order.schedule_at : null}
      code={{
        text: scanText(order),
        label: t("labels.code", { id: String(id) }),
        number: (
          <PageLink to={`/track-order?order_id=${id}`} className="underline">
            {t("labels.number", { id: String(id) })}
          </PageLink>
        ),
      }}
    />
  );
}
