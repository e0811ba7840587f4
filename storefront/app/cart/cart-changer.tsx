import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect } from "react";
import type { CartActions } from "../catalog/cart-context.ts";
import type { ActionsProps } from "../shell/lazy-actions.tsx";
import { useCartActions } from "./use-cart-actions.ts";
import type { WaitingChanges } from "./waiting-changes.ts";

export interface CartChanges extends Omit<CartActions, "lines"> {
  /** Sends changes that waited for a connection before the page was loaded again. */
  send(waiting: WaitingChanges): void;
}

/** Changes the cart, and asks before an item of another store replaces its lines. */
export function CartChanger({ onReady }: ActionsProps<CartChanges>) {
  const t = useMessages("cart");
  const actions = useCartActions();
  useEffect(() => onReady(actions));
  return (
    <ConfirmDialog
      open={actions.isAsking}
      onClose={actions.keep}
      onYes={actions.replace}
      title={t("anotherStore.title")}
      text={t("anotherStore.text")}
    />
  );
}
