import { isActiveStatus, isReviewable } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import Route from "lucide-react/icons/route";
import { scopedPages } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useArrivalText } from "./arrival-text.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { ListRow, RowLink } from "./list-row.tsx";
import { PagedList } from "./paged-list.tsx";
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
  return (
    <PagedList
      list={list}
      rows={list.data && toGroups(list.data.pages.flatMap((page) => page.orders))}
      loadError={t("list.loadError")}
      more={t("list.more")}
      rowHeight="h-22"
      empty={
        <EmptyState
          icon={ReceiptText}
          title={t(`list.${tab}.title`)}
          text={t(`list.${tab}.text`)}
          action={<LinkButton to="/home">{t("list.shop")}</LinkButton>}
        />
      }
    >
      {([order, ...others]) =>
        order &&
        (others.length > 0 ? (
          <RunGroup key={order.id} orders={[order, ...others]} />
        ) : (
          <OrderListRow key={order.id} order={order} />
        ))
      }
    </PagedList>
  );
}

/** The orders one by one, and those of an errand run together. */
function toGroups(orders: readonly Order[]): Order[][] {
  const runs = Map.groupBy(orders, ({ id, run_id }) => (run_id === null ? `order ${id}` : run_id));
  return [...runs.values()];
}

/** The orders of an errand run below one heading, which leads to the run. */
function RunGroup({ orders }: { orders: Order[] }) {
  const t = useMessages("orders");
  const title = t("run.stops", { count: orders.length });
  const path = `/run/${orders[0]?.run_id}`;
  return (
    <li className="py-4">
      <section aria-label={title} className="rounded-panel bg-sunken px-4 pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="flex items-center gap-2 text-title">
            <Route aria-hidden className="size-5 shrink-0" />
            {title}
          </h2>
          <LinkButton to={path} variant="outline" size="sm">
            {t("run.open")}
          </LinkButton>
        </div>
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <OrderListRow key={order.id} order={order} isInRun />
          ))}
        </ul>
      </section>
    </li>
  );
}

interface OrderListRowProps {
  order: Order;
  /** Of an errand run, which is named above. */
  isInRun?: boolean;
}

export function OrderListRow({ order, isInRun = false }: OrderListRowProps) {
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
    <ListRow
      to={page}
      title={title ?? number}
      status={status.title}
      tone={toneOf(order)}
      amount={order.order_amount}
      picture={
        <span className="size-14 shrink-0 overflow-hidden rounded-control">
          <Picture
            src={order.store?.logo_full_url ?? order.parcel_category?.image_full_url ?? null}
            alt=""
            sizes="56px"
          />
        </span>
      }
      facts={
        <>
          <p className="mt-0.5 text-sm text-muted max-sm:*:block">
            {title && <span>{number}</span>}
            {title && <span className="max-sm:hidden!"> · </span>}
            <span>{t("placedAt", placed)}</span>
          </p>
          {!isInRun && <ArrivalText order={order} />}
        </>
      }
    >
      {isPayable && (
        <RowLink to={page} variant="accent" label={t("pay.number", { id: String(order.id) })}>
          {t("pay.short")}
        </RowLink>
      )}
      <div className="flex flex-wrap gap-2">
        {order.run_id !== null && !isInRun && (
          <RowLink
            to={`/run/${order.run_id}`}
            variant="outline"
            label={t("run.number", { id: String(order.id) })}
          >
            {t("run.open")}
          </RowLink>
        )}
        {isReviewable(order.order_status) && (
          <RowLink
            to={`${page}&rate`}
            variant="outline"
            label={t("rate.number", { id: String(order.id) })}
          >
            {t("rate.short")}
          </RowLink>
        )}
        {order.parcel_batch_id !== null && !isOver && (
          <RowLink
            to={`/parcel-labels?batch_id=${order.parcel_batch_id}`}
            variant="outline"
            label={t("parcel.labelsNumber", { id: String(order.id) })}
          >
            {t("parcel.labels")}
          </RowLink>
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
    </ListRow>
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
