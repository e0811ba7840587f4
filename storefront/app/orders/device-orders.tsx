import { isActiveStatus } from "@errand/core/orders/order-states";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";
import { OrderListRow } from "./order-list.tsx";
import { storedProofs } from "./order-proof.ts";

/** The orders that a guest has placed on this device or opened by a code; nothing without any. */
export function DeviceOrders() {
  const t = useMessages("orders");
  const guestId = useStored("guest_id");
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/guest-list", {
      limit: 20,
      proofs: storedProofs(),
    }),
    enabled: guestId !== null,
    staleTime: 0,
  });
  const orders = data?.orders ?? [];
  const running = orders.filter(({ order_status }) => isActiveStatus(order_status));
  const earlier = orders.filter(({ order_status }) => !isActiveStatus(order_status));
  return (
    <>
      {[
        { key: "running", title: t("device.running"), list: running },
        { key: "earlier", title: t("device.earlier"), list: earlier },
      ].map(
        ({ key, title, list }) =>
          list.length > 0 && (
            <section key={key} aria-label={title} className="mb-8">
              <div className="flex items-baseline justify-between gap-4">
                <h2 className="text-xl">{title}</h2>
                <p className="text-sm text-muted">{t("device.here")}</p>
              </div>
              <ul className="divide-y divide-line">
                {list.map((order) => (
                  <OrderListRow key={order.id} order={order} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
