import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { RowTable } from "../list/row-table.tsx";
import type { Customer } from "./people.queries.ts";

/** The latest orders of a customer, each of which opens. */
export function CustomerOrders({ orders }: Pick<Customer, "orders">) {
  const t = useMessages("people");
  const money = useMoney();
  const { date, clock } = useTimeText();
  return (
    <section className="min-w-0 py-3 lg:border-e lg:border-line">
      <h2 className="px-4 pb-1 text-body font-bold md:px-5">{t("latest")}</h2>
      {orders.length === 0 ? (
        <p className="px-4 py-2 text-strong md:px-5">{t("noOrders")}</p>
      ) : (
        <RowTable
          caption={t("latest")}
          columns={[
            { label: t("column.order") },
            { label: t("column.at") },
            { label: t("column.status") },
            { label: t("column.total"), isFigure: true },
          ]}
          rows={orders.map((order) => ({
            key: order.id,
            to: `/desk/orders/${order.id}`,
            cells: [
              order.id,
              `${date(order.created_at)}, ${clock(order.created_at)}`,
              t(`order.${order.order_status}`),
              money(order.order_amount),
            ],
          }))}
        />
      )}
    </section>
  );
}
