import { isActiveStatus, isReviewable } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { Badge } from "@errand/ui/badge.tsx";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link } from "react-router";
import { scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Money } from "../config/money.tsx";
import { useArrivalText } from "./arrival-text.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { paymentStageOf } from "./payment-stage.ts";
import { canReorder, Reorder } from "./reorder.tsx";
import { SendAgain } from "./send-again.tsx";
import { useStatusMessages } from "./status-messages.ts";

export type OrderTab = "running" | "past";

const endpoints = {
  running: "GET /customer/order/running-orders",
  past: "GET /customer/order/list",
} as const;

const pageSize = 10;

/** A customer's orders, newest first; each links to its tracking page. */
export function OrderList({ tab }: { tab: OrderTab }) {
  const t = useMessages("orders");
  const list = useInfiniteQuery({
    // The account scope: orders of all modules, whichever one is selected.
    ...scopedPages(useAccountScope(), [endpoints[tab]], (call, page) =>
      call(endpoints[tab], { limit: pageSize, offset: page }),
    ),
    getNextPageParam: ({ total_size, limit, offset }) =>
      offset * limit < total_size ? offset + 1 : undefined,
    // The status of an order changes without the customer.
    staleTime: 0,
  });
  const { data, isError, hasNextPage, isFetchingNextPage } = list;

  if (!data) {
    if (isError)
      return <ErrorState text={t("list.loadError")} onRetry={() => void list.refetch()} />;
    return <Loading />;
  }
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        title={t(`list.${tab}.title`)}
        text={t(`list.${tab}.text`)}
        action={<LinkButton to="/home">{t("list.shop")}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <OrderListRow key={order.id} order={order} />
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

export function OrderListRow({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { day, clock } = useDateTimeText();
  const status = useStatusMessages(order)(order.order_status);
  const number = t("number", { id: String(order.id) });
  const page = `/track-order?order_id=${order.id}`;
  const { store, parcel_category: parcel, receiver_details: receiver } = order;
  const parcelTitle =
    parcel && t("parcel.listed", { what: parcel.name, name: receiver?.contact_person_name ?? "" });
  const title = store?.name ?? parcelTitle;
  const stage = paymentStageOf(order);
  const isOver = !isActiveStatus(order.order_status);
  const isPayable = stage === "unpaid" || stage === "failed";
  const placed = { day: day(order.created_at), time: clock(order.created_at) };
  return (
    <li className="relative flex items-center gap-4 py-4">
      <span className="size-14 shrink-0 overflow-hidden rounded-control">
        <Picture
          src={order.store?.logo_full_url ?? order.parcel_category?.image_full_url ?? null}
          alt=""
          sizes="56px"
        />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={page}
            className="text-title font-bold after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            <bdi>{title ?? number}</bdi>
          </Link>
          <Badge tone={toneOf(order)}>{status.title}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted max-sm:*:block">
          {title && <span>{number}</span>}
          {title && <span className="max-sm:hidden!"> · </span>}
          <span>{t("placedAt", placed)}</span>
        </p>
        <ArrivalText order={order} />
        <Money amount={order.order_amount} className="mt-1 block font-bold sm:hidden" />
        {isPayable && (
          <LinkButton
            to={page}
            variant="accent"
            size="sm"
            className="relative mt-2"
            aria-label={t("pay.number", { id: String(order.id) })}
          >
            {t("pay.short")}
          </LinkButton>
        )}
        <div className="flex flex-wrap gap-2">
          {isReviewable(order.order_status) && (
            <LinkButton
              to={`${page}&rate`}
              variant="outline"
              size="sm"
              className="relative mt-2"
              aria-label={t("rate.number", { id: String(order.id) })}
            >
              {t("rate.short")}
            </LinkButton>
          )}
          <SendAgain
            order={order}
            variant="outline"
            size="sm"
            className="relative mt-2"
            label={t("parcel.againNumber", { id: String(order.id) })}
          />
          {isOver && canReorder(order) && (
            <Reorder
              order={order}
              name={{ order_id: order.id }}
              variant="outline"
              size="sm"
              className="relative mt-2"
              label={t("againNumber", { id: String(order.id) })}
            />
          )}
        </div>
      </div>
      <Money amount={order.order_amount} className="font-bold max-sm:hidden" />
    </li>
  );
}

/** When an order in progress arrives, as on its page. */
function ArrivalText({ order }: { order: Order }) {
  const text = useArrivalText(order);
  return text && <p className="mt-0.5 text-sm font-semibold">{text}</p>;
}

function toneOf({ order_status }: Order) {
  if (order_status === "delivered" || order_status === "refunded") return "good";
  if (order_status === "canceled" || order_status === "failed") return "bad";
  return "neutral";
}

function Loading() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-22 rounded-card" />
      ))}
    </div>
  );
}
