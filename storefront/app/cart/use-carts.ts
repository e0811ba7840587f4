import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { stored, useStored } from "../visitor/storage.ts";
import { useCart } from "./use-cart.ts";

export const cartsEndpoint = "GET /customer/carts";

/**
 * All carts of the shopper, of every module, read again when the current one changes; nothing where
 * the shop has no errand runs.
 */
export function useCarts() {
  const { config } = useShop();
  const token = useStored("token");
  const guest = useStored("guest_id");
  const lines = useCart().data ?? [];
  const content = lines.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice]);
  const options = scopedQuery(
    useAccountScope(),
    [cartsEndpoint, token, guest, JSON.stringify(content)],
    async (request): Promise<ShopperCart[]> => {
      const hasNoId = stored("token") === null && stored("guest_id") === null;
      return hasNoId ? [] : (await request(cartsEndpoint)).carts;
    },
  );
  return useQuery({
    ...options,
    enabled: config.errand_run_status === 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What waits in the carts of all stores, as a key; empty without any. */
export function useWaitingCarts(): string {
  const carts = useCarts().data ?? [];
  return carts.map(({ store_id, subtotal }) => `${store_id} ${subtotal}`).join();
}
