import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { cartEndpoint, cartQuery } from "../cart/cart-query.ts";
import { replacedCartEndpoint } from "../cart/replaced-cart-query.ts";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { openPanel } from "../shell/panels.ts";
import { stored } from "../visitor/storage.ts";
import type { OrderName } from "./use-order-live.ts";

export type Reordered = Reply<"POST /customer/order/reorder">;

/**
 * What the customer is to decide or to read: whether another cart is replaced, or what has changed.
 */
export type ReorderStep = { kind: "another-store" } | { kind: "changes"; reordered: Reordered };

/** Orders an order again; opens the cart at once when nothing has changed. */
export function useReorder(order: Order, name: OrderName) {
  const { modules } = useShop();
  const client = useQueryClient();
  const scope = useScope();
  const [step, setStep] = useState<ReorderStep | null>(null);

  /** The cart belongs to the module of the order, which the customer may have left. */
  function showCart({ cart }: Reordered) {
    const module = modules.find(({ id }) => id === order.module_id);
    if (module && stored("module")?.id !== module.id) chooseModule(module);
    const ofModule = cartQuery({ ...scope, moduleId: order.module_id });
    client.setQueryData(ofModule.queryKey, cart);
    void client.invalidateQueries(everyScope(cartEndpoint));
    void client.invalidateQueries(everyScope(replacedCartEndpoint));
  }

  const reordering = useMutation({
    // After the changes of the cart that are still waiting.
    scope: { id: "cart" },
    mutationFn: (replaces_cart: 0 | 1) =>
      call("POST /customer/order/reorder", { ...name, replaces_cart }),
    onSuccess: (reordered) => {
      showCart(reordered);
      const isAsBefore = reordered.changes.length === 0 && reordered.closed === null;
      setStep(isAsBefore ? null : { kind: "changes", reordered });
      if (isAsBefore) openPanel("cart");
    },
    onError: (error) => {
      const isOtherStore = error instanceof ApiError && error.find("different_stores");
      setStep(isOtherStore ? { kind: "another-store" } : null);
      if (!isOtherStore) reportError(error);
    },
  });

  return {
    step,
    isBusy: reordering.isPending,
    start: () => reordering.mutate(0),
    replace: () => reordering.mutate(1),
    close: () => setStep(null),
  };
}
