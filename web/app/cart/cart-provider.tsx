import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type CartActions, CartActionsContext } from "../catalog/cart-context.ts";
import { useMessages } from "../messages/messages.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useCart } from "./cart.queries.ts";
import { useCartActions } from "./use-cart-actions.ts";

/** Provides the cart to the catalogue and asks before an item of another store replaces its lines. */
export function CartProvider({ children }: { children: ReactNode }) {
  const t = useMessages("cart");
  // Deferred, so that a new cart does not force React to hydrate the page early.
  const lines = useDeferredValue(useCart().data);
  const actions = useCartActions();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  // A stable object while the lines are the same, because every card on the page depends on it.
  const cart = useMemo(
    (): CartActions => ({
      lines: lines ?? [],
      add: (line, item) => latest.current.add(line, item),
      update: (cartId, line) => latest.current.update(cartId, line),
      setQuantity: (line, quantity) => latest.current.setQuantity(line, quantity),
      remove: (line) => latest.current.remove(line),
      buyNow: (line) => latest.current.buyNow(line),
    }),
    [lines],
  );

  return (
    <CartActionsContext value={cart}>
      {children}
      <ConfirmDialog
        open={actions.isAsking}
        onClose={actions.keep}
        onYes={actions.replace}
        title={t("anotherStore.title")}
        text={t("anotherStore.text")}
      />
    </CartActionsContext>
  );
}
