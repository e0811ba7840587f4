import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import type { ButtonSize, ButtonVariant } from "@errand/ui/button-classes.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { OrderName } from "./use-order-live.ts";
import { useReorder } from "./use-reorder.ts";

const dialogs = lazyComponent(() =>
  withMessages(
    ["cart", "orders"],
    import("./reorder-dialogs.tsx").then((file) => file.ReorderDialogs),
  ),
);

interface ReorderProps {
  order: Order;
  name: OrderName;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  /** The accessible name where several orders are listed; starts with the text of the button. */
  label?: string;
}

/** Puts the items of an order into the cart and opens it, after saying what is not as it was. */
export function Reorder({ order, name, label, ...look }: ReorderProps) {
  const t = useMessages("orders");
  const { start, isBusy, step, replace, close } = useReorder(order, name);
  return (
    <>
      <Button
        {...look}
        aria-label={label}
        isBusy={isBusy}
        onPointerEnter={dialogs.prefetch}
        onClick={start}
      >
        {t("again")}
      </Button>
      <LazyOverlay
        component={dialogs}
        isOpen={step !== null}
        props={{ step, isBusy, order, onReplace: replace, onClose: close }}
        onLoadError={close}
      />
    </>
  );
}

/** Parcels and prescriptions that the store has not priced have no lines to order again. */
export function canReorder({ store, details_count }: Order): boolean {
  return store !== null && details_count > 0;
}
