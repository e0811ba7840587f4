import type { CartLine } from "@errand/core/cart/cart.contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useScope } from "../api/scope.tsx";
import type { RequestedLine } from "../catalog/cart-context.ts";
import { useMoney } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import { buyNowPath, keepBuyNow } from "./buy-now.ts";
import {
  comingQuantity,
  useAddToCart,
  useRemoveLine,
  useSetQuantity,
  useUpdateLine,
} from "./cart.queries.ts";
import { useGoToCheckout } from "./go-to-checkout.ts";

/** A line of another store that waits for a yes or no. */
interface Replacement {
  line: RequestedLine;
  answer(isIn: boolean): void;
}

/** What a shopper does with the cart, with everything that is said about it. */
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

  /** A price that changed meanwhile is told with the new one, and the page shows it too. */
  function tell(error: unknown) {
    const price = error instanceof ApiError && error.find("price_changed")?.data?.price;
    if (typeof price !== "number") return reportError(error);
    toast.error(t("toast.priceIsNow", { price: money(price) }));
    void revalidate();
  }

  /** Whether a change was made; if not, it has been said why. */
  async function isMade(change: Promise<unknown>): Promise<boolean> {
    try {
      await change;
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  return {
    async add(line: RequestedLine): Promise<boolean> {
      try {
        await adding.mutateAsync({ line });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.find("different_stores")) {
          return new Promise((answer) => setReplacement({ line, answer }));
        }
        tell(error);
        return false;
      }
    },
    update: (cartId: number, line: RequestedLine) =>
      isMade(updating.mutateAsync({ ...line, cart_id: cartId })),
    setQuantity(line: CartLine, quantity: number) {
      const more = quantity - line.quantity;
      const wanted = Math.max(1, comingQuantity(client, scope, line) + more);
      void isMade(counting.mutateAsync({ cart_id: line.id, quantity: wanted, price: line.price }));
    },
    async remove({ id }: CartLine) {
      if (await isMade(removing.mutateAsync({ cart_id: id }))) {
        toast.success(t("toast.removed"));
      }
    },
    buyNow(line: RequestedLine) {
      keepBuyNow(line);
      goToCheckout(buyNowPath(line));
    },

    /** Whether an item of another store is being asked about; `replace` is the yes, `keep` the no. */
    isAsking: replacement !== null,
    async replace() {
      setReplacement(null);
      if (!replacement) return;
      const { line, answer } = replacement;
      answer(await isMade(adding.mutateAsync({ line, replacesCart: true })));
    },
    keep() {
      setReplacement(null);
      replacement?.answer(false);
    },
  };
}
