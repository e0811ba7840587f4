import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { everyScope, scopedQuery } from "../api/queries.ts";
import { useAccountScope, useScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { stored, useStored } from "../visitor/storage.ts";
import { cartEndpoint } from "./cart-query.ts";
import { replacedCartEndpoint } from "./replaced-cart-query.ts";
import { useCart } from "./use-cart.ts";

const cartsEndpoint = "GET /customer/carts";

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

/** Loads what shows carts again. */
export function useReloadCarts() {
  const client = useQueryClient();
  return () => {
    for (const endpoint of [cartEndpoint, cartsEndpoint, replacedCartEndpoint] as const) {
      void client.invalidateQueries(everyScope(endpoint));
    }
  };
}

type NamedCart = Pick<ShopperCart, "module_id" | "store_id">;

/** Makes a parked cart the active one of its module. */
export function useActivateCart() {
  const inModule = useInModule();
  const reload = useReloadCarts();
  return useMutation({
    mutationFn: ({ store_id, module_id }: NamedCart) =>
      call("POST /customer/carts/{store_id}/activate", { store_id }, inModule(module_id)),
    onSettled: reload,
  });
}

/** Deletes a cart of any store. */
export function useDeleteCart() {
  const inModule = useInModule();
  const reload = useReloadCarts();
  return useMutation({
    mutationFn: ({ store_id, module_id }: NamedCart) =>
      call("DELETE /customer/carts/{store_id}", { store_id }, inModule(module_id)),
    onSettled: reload,
  });
}

/** The cart may be of another module than the current one. */
function useInModule() {
  const scope = useScope();
  return (moduleId: number) => ({ scope: { ...scope, moduleId } });
}
