import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { type CartActions, CartActionsContext } from "../catalog/cart-context.ts";
import { WaitingCartsContext } from "../catalog/reach-context.ts";
import { useLazyActions } from "../shell/lazy-actions.tsx";
import { useCart } from "./use-cart.ts";
import { useWaitingCarts } from "./use-carts.ts";
import { storedChanges, storeWaitingChanges } from "./waiting-changes.ts";

const changer = lazyComponent(() =>
  withMessages(
    ["cart"],
    import("./cart-changer.tsx").then((file) => file.CartChanger),
  ),
);

/**
 * Provides the cart to the catalogue. What changes it loads when the browser is idle, or at the
 * first change.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  // Deferred, so that a new cart does not force React to hydrate the page early.
  const lines = useDeferredValue(useCart().data);
  const { element, run } = useLazyActions(changer);
  const client = useQueryClient();

  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    const watch = () => {
      stop = storeWaitingChanges(client);
    };
    const waiting = storedChanges();
    if (waiting === null) watch();
    else {
      // They stay stored until they wait again: what sends them may not load without a connection.
      void run(({ send }) => {
        if (isStopped) return;
        watch();
        send(waiting);
      });
    }
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, run]);

  // A stable object while the lines are the same, because every card on the page depends on it.
  const cart = useMemo(
    (): CartActions => ({
      lines: lines ?? [],
      add: async (line, item) => (await run(({ add }) => add(line, item))) ?? false,
      update: async (cartId, line) => (await run(({ update }) => update(cartId, line))) ?? false,
      setQuantity: (line, quantity) => void run(({ setQuantity }) => setQuantity(line, quantity)),
      setSoldOutChoice: (line, choice) =>
        void run(({ setSoldOutChoice }) => setSoldOutChoice(line, choice)),
      setNote: (line, note) => void run(({ setNote }) => setNote(line, note)),
      remove: (line) => void run(({ remove }) => remove(line)),
      buyNow: (line) => void run(({ buyNow }) => buyNow?.(line)),
    }),
    [lines, run],
  );

  return (
    <CartActionsContext value={cart}>
      <WaitingCartsContext value={useWaitingCarts}>{children}</WaitingCartsContext>
      {element}
    </CartActionsContext>
  );
}
