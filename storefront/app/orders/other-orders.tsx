import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../visitor/storage.ts";
import { OrderListRow } from "./order-list.tsx";

const maxOrders = 5;

/** The other orders in progress of a signed-in customer; nothing without any. */
export function OtherOrders({ orderId }: { orderId: number }) {
  const t = useMessages("orders");
  const isSignedIn = useStored("token") !== null;
  const running = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/running-orders", {
      limit: maxOrders + 1,
    }),
    enabled: isSignedIn,
    staleTime: 0,
  });
  const others = (running.data?.orders ?? []).filter(({ id }) => id !== orderId);
  if (!isSignedIn || others.length === 0) return null;
  return (
    <div className="no-print mt-10">
      <Section title={t("track.others")}>
        <ul className="divide-y divide-line">
          {others.slice(0, maxOrders).map((order) => (
            <OrderListRow key={order.id} order={order} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
