import type { Order } from "@errand/core/orders/orders.types";
import { useInfiniteQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link } from "react-router";
import { scopedPages } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Picture } from "../ui/picture.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useDateTimeText } from "./date-time-text.ts";
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
          <OrderRow key={order.id} order={order} />
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

function OrderRow({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { day, clock } = useDateTimeText();
  const status = useStatusMessages(order)(order.order_status);
  const number = t("number", { id: String(order.id) });
  const placed = { day: day(order.created_at), time: clock(order.created_at) };
  return (
    <li className="relative flex items-center gap-4 py-4">
      <span className="size-14 shrink-0 overflow-hidden rounded-control">
        <Picture src={order.store?.logo_full_url ?? null} alt="" sizes="56px" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/track-order?order_id=${order.id}`}
            className="text-title font-bold after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            <bdi>{order.store?.name ?? number}</bdi>
          </Link>
          <Badge tone={toneOf(order)}>{status.title}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted max-sm:*:block">
          {order.store && <span>{number}</span>}
          {order.store && <span className="max-sm:hidden!"> · </span>}
          <span>{t("placedAt", placed)}</span>
        </p>
        <Money amount={order.order_amount} className="mt-1 block font-bold sm:hidden" />
      </div>
      <Money amount={order.order_amount} className="font-bold max-sm:hidden" />
    </li>
  );
}

function toneOf({ order_status }: Order) {
  if (order_status === "delivered" || order_status === "refunded") return "good";
  if (order_status === "canceled" || order_status === "failed") return "bad";
  return "soft";
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
