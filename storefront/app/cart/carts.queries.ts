import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { cartEndpoint } from "./cart-query.ts";
import { replacedCartEndpoint } from "./replaced-cart-query.ts";
import { cartsEndpoint } from "./use-carts.ts";

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
