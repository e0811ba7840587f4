import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";

const refundDialog = lazyComponent(() => import("./refund-dialog.tsx").then((f) => f.RefundDialog));

/** Opens the dialog in which the refund of a delivered order is requested; nothing when it cannot be. */
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
