import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import type { OrderSectionProps } from "./order-section-props.ts";

const refundDialog = lazyComponent(() => import("./refund-dialog.tsx").then((f) => f.RefundDialog));

/**
 * Opens the dialog in which the refund of a delivered order is requested; nothing when it cannot
 * be.
 */
export function RefundRequest({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {order.actions.includes("refund_request") && (
        <Button
          variant="outline"
          className="no-print self-start"
          onPointerEnter={refundDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {t(order.refunds.length > 0 ? "refund.openAgain" : "refund.open")}
        </Button>
      )}
      <LazyOverlay
        component={refundDialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, order, name, onRequested: onChange }}
        onLoadError={close}
      />
    </>
  );
}
