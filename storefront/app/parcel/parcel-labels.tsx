import { ApiError } from "@errand/core/api-error";
import { addressText } from "@errand/core/orders/address-text";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { QrCode } from "@errand/ui/qr-code.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import FileQuestion from "lucide-react/icons/file-question-mark";
import Printer from "lucide-react/icons/printer";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";

/** One label for each parcel, in the order of the ride: to print, and to follow each parcel. */
export function ParcelLabels({ batchId }: { batchId: number }) {
  const t = useMessages("parcel");
  const batch = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/parcel-batch/{id}", { id: batchId }),
    enabled: Number.isSafeInteger(batchId) && batchId > 0,
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
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("labels.print")}
        </Button>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {batch.data.orders.map((order) => (
          <Label key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
}

/** What the courier scans at the pickup: the number of the parcel and its code. */
function scanText({ id, pickup_code }: Order): string {
  return `errand-parcel:${id}:${pickup_code ?? ""}`;
}

function Label({ order }: { order: Order }) {
  const t = useMessages("parcel");
  const { config } = useShop();
  const { id, receiver_details: to, delivery_address: from, parcel_category: category } = order;
  if (!to) return null;
  return (
    <li className="flex break-inside-avoid gap-4 rounded-card border border-line p-4">
      <div className="flex min-w-0 grow flex-col gap-3">
        <p className="text-sm text-muted">
          {config.business_name} ·{" "}
          <PageLink to={`/track-order?order_id=${id}`} className="underline">
            {t("labels.number", { id: String(id) })}
          </PageLink>
        </p>
        <div>
          <bdi className="block text-title">{to.contact_person_name}</bdi>
          <bdi className="block">{addressText(to, (floor) => t("labels.floor", { floor }))}</bdi>
          {to.additional_address && <bdi className="block">{to.additional_address}</bdi>}
          <bdi className="block tabular-nums">{to.contact_person_number}</bdi>
        </div>
        <p className="mt-auto text-sm text-muted">
          {t("labels.from", { name: from?.contact_person_name ?? "" })}
          {category && (
            <>
              {" · "}
              <bdi>{category.name}</bdi>
            </>
          )}
        </p>
      </div>
      <QrCode
        text={scanText(order)}
        label={t("labels.code", { id: String(id) })}
        className="size-28 shrink-0"
      />
    </li>
  );
}
