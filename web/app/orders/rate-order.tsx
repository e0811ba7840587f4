import { isReviewable } from "@errand/core/orders/order-states";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";
import { type RatedPart, unratedParts } from "./unrated-parts.ts";
import type { OrderName } from "./use-order-live.ts";

const rateDialog = lazyComponent(() => import("./rate-dialog.tsx").then((f) => f.RateDialog));

/**
 * Invites a customer to rate a delivered order; `rate` in the URL opens the dialog. Nothing for guests,
 * who cannot rate, and for orders that are rated or refunded.
 */
export function RateOrder(props: OrderSectionProps) {
  const isSignedIn = useStored("token") !== null;
  const { is_guest, order_status: status } = props.order;
  if (!isSignedIn || is_guest || !isReviewable(status)) return null;
  return <Invitation {...props} />;
}

function Invitation({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const { lines, setReviewed } = useLines(name);
  const [query, setQuery] = useSearchParams();
  const isRequested = query.has("rate");
  const [isOpen, setOpen] = useState(isRequested);
  const [hasRated, setHasRated] = useState(false);
  const panel = useRef<HTMLElement>(null);
  if (!lines) return null;
  const parts = unratedParts(order, lines);
  const isDone = parts.length === 0;
  if (isDone && !hasRated && !isRequested) return null;

  function close() {
    setOpen(false);
    if (!isRequested) return;
    const rest = new URLSearchParams(query);
    rest.delete("rate");
    setQuery(rest, { replace: true, preventScrollReset: true });
  }

  function markRated({ kind, id }: RatedPart) {
    setHasRated(true);
    if (kind === "item") setReviewed(id);
    else if (order.delivery_man) {
      onChange({ ...order, delivery_man: { ...order.delivery_man, reviewed: true } });
    }
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t("rate.open")}
      className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-panel bg-sunken p-5"
    >
      {isDone ? (
        <p className="flex items-center gap-2.5 font-medium">
          <Star aria-hidden className="size-5 shrink-0 fill-star text-star" />
          {t("rate.done")}
        </p>
      ) : (
        <>
          <div>
            <p className="text-title font-bold">{t("rate.prompt")}</p>
            <p className="text-muted">{t("rate.promptText")}</p>
          </div>
          <Button onPointerEnter={rateDialog.prefetch} onClick={() => setOpen(true)}>
            <Star aria-hidden className="size-4.5" />
            {t("rate.open")}
          </Button>
        </>
      )}
      <LazyOverlay
        component={rateDialog}
        isOpen={isOpen && !isDone}
        props={{
          open: isOpen && !isDone,
          onClose: close,
          focusAfter: panel,
          orderId: order.id,
          parts,
          onRated: markRated,
        }}
        onLoadError={close}
      />
    </section>
  );
}

/** The lines of the order, and a function that notes that an item of them is rated. */
function useLines(name: OrderName) {
  const client = useQueryClient();
  const query = endpointQuery(useAccountScope(), "GET /customer/order/details", name);
  const { data: lines } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  const setReviewed = (itemId: number) =>
    client.setQueryData(query.queryKey, (current: OrderDetail[] | undefined) =>
      current?.map((line) => (line.item_id === itemId ? { ...line, reviewed: true } : line)),
    );
  return { lines, setReviewed };
}
