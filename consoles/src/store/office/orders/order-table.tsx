import type { StoreContract } from "@errand/core/contract.store";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";

type StoreOrder = StoreContract["GET /store/orders"]["reply"]["orders"][number];

const columns = ["order", "placed", "customer", "kind", "state", "amount"] as const;

/** Orders, each of which opens its ticket. */
export function OrderTable({ orders }: { orders: readonly StoreOrder[] }) {
  const t = useMessages("order-list");
  const office = useMessages("office");
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{office("section.orders")}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold text-strong first:ps-5 last:pe-5 ${column === "amount" ? "text-end" : "text-start"}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: StoreOrder }) {
  const tickets = useMessages("tickets");
  const ticket = useMessages("ticket");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const isOver = order.order_status === "canceled" || order.order_status === "failed";
  return (
    <tr className="border-b border-line hover:bg-sunken">
      <th scope="row" className="py-0 ps-5 text-start">
        <Link
          to={`/vendor/orders/${order.id}`}
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
        >
          {order.id}
        </Link>
      </th>
      <td className="px-3">
        {date(order.created_at)}, {clock(order.created_at)}
      </td>
      <td className="max-w-60 truncate px-3">
        <bdi>{order.contact.name}</bdi>
      </td>
      <td className="px-3 text-strong">
        {order.order_type === "take_away" ? tickets("takeAway") : tickets("delivery")}
      </td>
      <td className={isOver ? "px-3 text-bad" : "px-3"}>
        {ticket(`status.${order.order_status}`)}
      </td>
      <td className="pe-5 text-end font-semibold">{money(order.order_amount)}</td>
    </tr>
  );
}
