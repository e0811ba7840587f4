import type { CartLine } from "@errand/core/cart/cart.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useScope } from "../api/scope.tsx";
import type { CartLineRequest } from "../catalog/cart-context.ts";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { buyNowPath, storeBuyNow } from "./buy-now.ts";
import {
  pendingQuantity,
  useAddToCart,
  useRemoveLine,
  useSetQuantity,
  useUpdateLine,
} from "./cart.queries.ts";
import { useGoToCheckout } from "./go-to-checkout.ts";

/** A line of another store that waits for confirmation. */
interface Replacement {
  line: CartLineRequest;
  resolve(isInCart: boolean): void;
}

/** The shopper's cart actions, with their toasts and the confirmation to replace the cart. */
export function useCartActions() {
  const t = useMessages("cart");
  const money = useMoney();
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const scope = useScope();
  const goToCheckout = useGoToCheckout();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const adding = useAddToCart();
  const updating = useUpdateLine();
  const counting = useSetQuantity();
  const removing = useRemoveLine();

  /** Shows an error. For a changed price it names the new one and reloads the data of the page. */
  function showError(error: unknown) {
    const price = error instanceof ApiError && error.find("price_changed")?.data?.price;
    if (typeof price !== "number") return reportError(error);
    toast.error(t("toast.priceIsNow", { price: money(price) }));
    void revalidate();
  }

  /** Resolves to whether a change succeeded, and shows the error if not. */
  async function succeeds(change: Promise<unknown>): Promise<boolean> {
    try {
      await change;
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }

  return {
    async add(line: CartLineRequest): Promise<boolean> {
      try {
        await adding.mutateAsync({ line });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.find("different_stores")) {
          return new Promise((resolve) => setReplacement({ line, resolve }));
        }
        showError(error);
        return false;
      }
    },
    update: (cartId: number, line: CartLineRequest) =>
      succeeds(updating.mutateAsync({ ...line, cart_id: cartId })),
    setQuantity(line: CartLine, quantity: number) {
      const more = quantity - line.quantity;
      const newQuantity = Math.max(1, pendingQuantity(client, scope, line) + more);
      void succeeds(
        counting.mutateAsync({ cart_id: line.id, quantity: newQuantity, price: line.price }),
      );
    },
    async remove({ id }: CartLine) {
      if (await succeeds(removing.mutateAsync({ cart_id: id }))) {
        toast.success(t("toast.removed"));
      }
    },
    buyNow(line: CartLineRequest) {
      storeBuyNow(line);
      goToCheckout(buyNowPath(line));
    },

    /** Whether the confirmation is open; `replace` confirms it, `keep` cancels it. */
    isAsking: replacement !== null,
    async replace() {
      setReplacement(null);
      if (!replacement) return;
      const { line, resolve } = replacement;
      resolve(await succeeds(adding.mutateAsync({ line, replacesCart: true })));
    },
    keep() {
      setReplacement(null);
      replacement?.resolve(false);
    },
  };
}
