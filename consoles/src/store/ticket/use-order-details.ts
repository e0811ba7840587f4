import type { StoreContract } from "@errand/core/contract.store";
import { useQuery } from "@tanstack/react-query";
import { useStoreClient } from "../store-client.ts";
import type { Ticket } from "../tickets/ticket.ts";

export type OrderDetails = StoreContract["GET /store/orders/{id}"]["reply"];

/** What the board does not know of an order; read anew after each change of the order. */
export function useOrderDetails({ id, updated_at }: Ticket): OrderDetails | undefined {
  const { scopedQuery, scope } = useStoreClient();
  const { data } = useQuery(
    scopedQuery(scope, ["order details", id, updated_at], (call) =>
      call("GET /store/orders/{id}", { id }),
    ),
  );
  return data;
}
