import { ApiError } from "@errand/core/api-error";
import type { CartLine } from "@errand/core/cart/cart.contract";
import type { SoldOutChoice } from "@errand/core/cart/sold-out";
import type { Item } from "@errand/core/catalog/catalog.types";
import { quantityProblem } from "@errand/core/items/stock";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useScope } from "../api/scope.tsx";
import type { CartLineRequest } from "../catalog/cart-context.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useQuantityMessages } from "../items/quantity-messages.ts";
import { buyNowPath, storeBuyNow } from "./buy-now.ts";
import {
  type Addition,
  cachedLine,
  isBeingAdded,
  isLineBeingAdded,
  type LineToAdd,
  pendingQuantity,
  useAddToCart,
  useClearCart,
  useRemoveLine,
  useSetQuantity,
  useUpdateLine,
} from "./cart.queries.ts";
import { cartQuery } from "./cart-query.ts";
import { useGoToCheckout } from "./go-to-checkout.ts";
import { limitsOf } from "./line-limits.ts";
import { optimisticLine } from "./optimistic-line.ts";
import { useOfflineNotice } from "./use-offline-notice.ts";
import { isOffline, type WaitingChanges } from "./waiting-changes.ts";

/** A line of another store that waits for confirmation. */
interface Replacement {
  line: LineToAdd;
  resolve(isInCart: boolean): void;
}

/** The shopper's cart actions, with their toasts and the confirmation to replace the cart. */
export function useCartActions() {
  const t = useMessages("cart");
  const money = useMoney();
  const { config } = useShop();
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const scope = useScope();
  const goToCheckout = useGoToCheckout();
  const showQuantityProblem = useQuantityMessages();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const adding = useAddToCart();
  const updating = useUpdateLine();
  const counting = useSetQuantity();
  const removing = useRemoveLine();
  const clearing = useClearCart();
  const noticeIfOffline = useOfflineNotice();

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

  async function addToCart(addition: Addition): Promise<boolean> {
    try {
      await adding.mutateAsync(addition);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.find("different_stores")) {
        const { line } = addition;
        if (config.errand_run_status === 1) return parkAndAdd(line);
        return new Promise((resolve) => setReplacement({ line, resolve }));
      }
      showError(error);
      return false;
    }
  }

  /** Where one courier can bring both, the cart of the other store waits without a question. */
  async function parkAndAdd(line: LineToAdd): Promise<boolean> {
    const former = client.getQueryData(cartQuery(scope).queryKey)?.[0]?.item.store_name;
    const isAdded = await succeeds(adding.mutateAsync({ line, replacesCart: true }));
    if (isAdded && former) toast.info(t("parked.now", { store: former }));
    return isAdded;
  }

  /**
   * Counts from the quantity after all pending changes, and up to the limit of the item. At the
   * limit, the update of a food item is still sent, with the quantity as it is (spec §5, Quantity).
   */
  function setQuantity(shown: CartLine, quantity: number) {
    const more = quantity - shown.quantity;
    const line = cachedLine(client, scope, shown.id) ?? shown;
    const before = pendingQuantity(client, scope, line);
    const requested = Math.max(1, before + more);
    const limits = limitsOf(line);
    const problem = more > 0 ? quantityProblem(limits, requested) : null;
    const isSentAnyway = line.item.module_type === "food" && !quantityProblem(limits, before);
    if (problem) showQuantityProblem(problem);
    if (problem && !isSentAnyway) return;
    const newQuantity = problem ? before : requested;
    const change = { cart_id: line.id, quantity: newQuantity, price: line.price };
    void succeeds(counting.mutateAsync(change));
    noticeIfOffline();
  }

  /** Sends the line with its quantity after all pending changes. */
  function setWish(shown: CartLine, wish: { if_sold_out: SoldOutChoice } | { note: string }) {
    const line = cachedLine(client, scope, shown.id) ?? shown;
    const quantity = pendingQuantity(client, scope, line);
    const change = { cart_id: line.id, quantity, price: line.price, ...wish };
    void succeeds(updating.mutateAsync(change));
    noticeIfOffline();
  }

  return {
    /** Offline it resolves to false at once: the item is not in the cart yet. */
    async add(line: CartLineRequest, item?: Item): Promise<boolean> {
      if (item) {
        // Another press, before the line of the first one is rendered.
        const added = optimisticLine(line, item);
        const isThere = cachedLine(client, scope, added.id) || isBeingAdded(client, item);
        if (isThere) {
          setQuantity(added, added.quantity + 1);
          return false;
        }
      }
      if (!isOffline()) return addToCart({ line, item });
      if (!isLineBeingAdded(client, line)) void addToCart({ line, item });
      noticeIfOffline();
      return false;
    },
    async update(cartId: number, line: CartLineRequest): Promise<boolean> {
      const isUpdated = succeeds(updating.mutateAsync({ ...line, cart_id: cartId }));
      noticeIfOffline();
      return isOffline() ? false : isUpdated;
    },
    send({ changes, lines }: WaitingChanges) {
      // Offline, the cart cannot be read, so that the changes would have nothing to show in.
      if (isOffline()) client.setQueryData(cartQuery(scope).queryKey, (shown) => shown ?? lines);
      for (const each of changes) {
        if (each.kind === "add") void addToCart(each.change);
        else if (each.kind === "update") void succeeds(updating.mutateAsync(each.change));
        else if (each.kind === "quantity") void succeeds(counting.mutateAsync(each.change));
        else if (each.kind === "remove") void succeeds(removing.mutateAsync(each.change));
        else void succeeds(clearing.mutateAsync(each.change));
      }
    },
    setQuantity,
    setSoldOutChoice(line: CartLine, choice: SoldOutChoice) {
      setWish(line, { if_sold_out: choice });
    },
    setNote(line: CartLine, note: string) {
      setWish(line, { note });
    },
    async remove(shown: CartLine) {
      const { id } = cachedLine(client, scope, shown.id) ?? shown;
      noticeIfOffline();
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
