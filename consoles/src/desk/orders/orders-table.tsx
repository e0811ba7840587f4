import { useMessages } from "@errand/ui/messages/messages.ts";
import { memo, useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useColumns } from "../list/use-columns.ts";
import { isTyping, useRowKeys } from "../list/use-row-keys.ts";
import type { DeskOrder } from "./use-order-filter.ts";

/** Those that can be hidden. */
export const optionalColumns = [
  ...(["placed", "from", "customer", "state", "courier", "amount"] as const),
] as const;
const columns = ["choose", "order", ...optionalColumns] as const;

interface OrdersTableProps {
  orders: readonly DeskOrder[];
  chosen: ReadonlySet<number>;
  /** Absent for whom there is nothing to do with several. */
  onToggle?: (id: number) => void;
}

/** Orders, each of which opens; J and K move, X chooses. */
export const OrdersTable = memo(function OrdersTable({
  orders,
  chosen,
  onToggle,
}: OrdersTableProps) {
  const t = useMessages("desk-orders");
  const desk = useMessages("desk");
  const body = useRowKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const { activeElement } = document;
    const id = activeElement instanceof HTMLElement && activeElement.dataset.order;
    if (event.key.toLowerCase() !== "x" || !id || !onToggle) return;
    event.preventDefault();
    onToggle(Number(id));
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const { hidden } = useColumns();
  const shown = columns.filter((column) =>
    column === "choose" ? onToggle !== undefined : !hidden.has(column),
  );
  return (
    <WideContent label={desk("section.orders")}>
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{desk("section.orders")}</caption>
        <thead>
          <tr className="border-b border-line">
            {shown.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold text-strong last:pe-5 ${column === "amount" ? "text-end" : "text-start"}`}
              >
                {column === "choose" ? (
                  <span className="sr-only">{t("column.choose")}</span>
                ) : (
                  t(`column.${column}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              hidden={hidden}
              isChosen={chosen.has(order.id)}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </WideContent>
  );
});

interface OrderRowProps {
  order: DeskOrder;
  hidden: ReadonlySet<string>;
  isChosen: boolean;
  onToggle: ((id: number) => void) | undefined;
}

/** Drawn again only when it changes itself: a key press must not draw hundreds of others. */
const OrderRow = memo(function OrderRow({ order, hidden, isChosen, onToggle }: OrderRowProps) {
  const t = useMessages("desk-orders");
  const { id } = order;
  return (
    <tr className={`border-b border-line ${isChosen ? "bg-call-soft" : "hover:bg-sunken"}`}>
      {onToggle && (
        <td className="ps-3">
          <label className="grid size-11 cursor-pointer place-items-center md:pointer-fine:size-9">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onToggle(id)}
              aria-label={t("choose", { id: String(id) })}
              className="size-4.5 accent-ink"
            />
          </label>
        </td>
      )}
      <th scope="row" className="px-3 py-0 text-start">
        <Link
          data-row=""
          data-order={id}
          to={`/desk/orders/${id}`}
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline md:pointer-fine:min-h-9"
        >
          {id}
        </Link>
      </th>
      {optionalColumns.map(
        (column) => !hidden.has(column) && <OrderCell key={column} column={column} order={order} />,
      )}
    </tr>
  );
});

function OrderCell({
  column,
  order,
}: {
  column: (typeof optionalColumns)[number];
  order: DeskOrder;
}) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const { order_status: status, customer } = order;
  const isBad = status === "canceled" || status === "failed";
  switch (column) {
    case "placed":
      return (
        <td className="px-3">
          {date(order.created_at)}, {clock(order.created_at)}
        </td>
      );
    case "from":
      return <td className="max-w-56 truncate px-3">{order.store?.name ?? t("kind.parcel")}</td>;
    case "customer":
      return (
        <td className="max-w-56 truncate px-3">
          <bdi>{customer.name}</bdi> <span className="text-muted">{customer.phone}</span>
        </td>
      );
    case "state":
      return <td className={`px-3 ${isBad ? "text-bad" : ""}`}>{t(`status.${status}`)}</td>;
    case "courier":
      return <td className="px-3">{order.delivery_man?.f_name}</td>;
    case "amount":
      return <td className="pe-5 text-end font-semibold">{money(order.order_amount)}</td>;
  }
}
