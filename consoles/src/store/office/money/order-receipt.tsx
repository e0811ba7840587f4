import { saleKeys } from "@errand/core/orders/store-earnings";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useStoreClient } from "../../store-client.ts";
import { AmountRow } from "./amount-row.tsx";

/** What the customer bought, and what the store took off: together the sale of the store. */
export function OrderReceipt({ orderId, sales }: { orderId: number; sales: number }) {
  const t = useMessages("store-money");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(endpointQuery(scope, "GET /store/orders/{id}", { id: orderId }));
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-20" />;
  // A refund on a later day moves no sale.
  if (sales === 0) return null;
  const lines = query.data.receipt.lines.filter(
    ({ key, added, borne_by_store }) => added && (saleKeys.includes(key) || borne_by_store),
  );
  return (
    <dl aria-label={t("receipt")} className="flex flex-col gap-1.5">
      {lines.map(({ key, label, amount, quantity, cart_id, item_id }) => (
        <AmountRow
          key={`${key} ${cart_id} ${item_id} ${label}`}
          name={quantity === null ? label : `${quantity} × ${label}`}
          amount={amount}
        />
      ))}
    </dl>
  );
}
