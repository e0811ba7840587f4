import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { type CartActions, CartActionsContext } from "../catalog/cart-context.ts";
import { useMessages } from "../messages/messages.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useCart } from "./cart.queries.ts";
import { useCartActions } from "./use-cart-actions.ts";

/** Gives the catalogue the cart, and asks before an item of a second store replaces what is in it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const t = useMessages("cart");
  // No haste: a part of the page that is still taken over by the browser is not drawn anew for it.
  const lines = useDeferredValue(useCart().data);
  const actions = useCartActions();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  // The same object while the lines are the same: every card on the page hangs on it.
  const basket = useMemo(
    (): CartActions => ({
      lines: lines ?? [],
      add: (line) => latest.current.add(line),
      update: (cartId, line) => latest.current.update(cartId, line),
      setQuantity: (line, quantity) => latest.current.setQuantity(line, quantity),
      remove: (line) => latest.current.remove(line),
      buyNow: (line) => latest.current.buyNow(line),
    }),
    [lines],
  );

  return (
    <CartActionsContext value={basket}>
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
