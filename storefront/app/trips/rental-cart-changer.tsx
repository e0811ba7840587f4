import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect } from "react";
import type { RentalCartActions } from "../rental/rental-cart-context.ts";
import type { ActionsProps } from "../shell/lazy-actions.tsx";
import { useRentalCartActions } from "./use-rental-cart-actions.ts";

export interface RentalCartChanges extends Pick<RentalCartActions, "add"> {
  /** Empties a cart whose pickup zone the chosen place does not have. */
  clearForZone(): void;
}

/**
 * Changes the rental cart, and asks before a vehicle of another provider, or for another type of
 * trip, replaces it.
 */
export function RentalCartChanger({ onReady }: ActionsProps<RentalCartChanges>) {
  const t = useMessages("trips");
  const cart = useMessages("cart");
  const actions = useRentalCartActions();
  useEffect(() => onReady(actions));
  const isOtherType = actions.question === "type";
  return (
    <ConfirmDialog
      open={actions.question !== null}
      onClose={actions.keep}
      onYes={actions.replace}
      title={cart("anotherStore.title")}
      text={isOtherType ? t("cart.anotherType") : cart("anotherStore.text")}
    />
  );
}
