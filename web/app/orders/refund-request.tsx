import type { Order } from "@errand/core/orders/orders.types";
import { useState } from "react";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";

const refundDialog = lazyComponent(() => import("./refund-dialog.tsx").then((f) => f.RefundDialog));

interface RefundRequestProps {
  order: Order;
  onChange(order: Order): void;
}

/**
 * Opens the dialog in which the refund of a delivered order is requested; nothing when it cannot be. Guests call
 * the shop, which refunds their orders without a request.
 */
export function RefundRequest({ order, onChange }: RefundRequestProps) {
  const t = useMessages("orders");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (order.is_guest) return <GuestRefund order={order} />;
  return (
    <>
      {order.actions.includes("refund_request") && (
        <Button
          variant="outline"
          className="no-print self-start"
          onPointerEnter={refundDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {t("refund.open")}
        </Button>
      )}
      <LazyOverlay
        component={refundDialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, order, onRequested: onChange }}
        onLoadError={close}
      />
    </>
  );
}

function GuestRefund({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { config } = useShop();
  if (order.order_status !== "delivered" || !config.refund_active_status) return null;
  return (
    <p className="no-print text-muted">
      {t("refund.guest")}{" "}
      <a
        href={`tel:${config.phone}`}
        className="font-semibold whitespace-nowrap text-ink underline"
      >
        <bdi>{config.phone}</bdi>
      </a>
    </p>
  );
}
