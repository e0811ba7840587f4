import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { lazy, useMemo, useState } from "react";
import type { LatLng } from "../client/stored-values.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { PushOffer } from "../notifications/push-offer.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Section } from "../ui/section.tsx";
import { ArrivalHeadline } from "./arrival-headline.tsx";
import { LostConnection } from "./lost-connection.tsx";
import { OrderContacts } from "./order-contacts.tsx";
import { OrderPayment, TransferPanel } from "./order-payment.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { awaitsMoney } from "./payment-stage.ts";
import { PrescriptionOffer } from "./prescription-offer.tsx";
import { RateOrder } from "./rate-order.tsx";
import { RefundRequest } from "./refund-request.tsx";
import { RefundState } from "./refund-state.tsx";
import { Timeline } from "./timeline.tsx";
import { OrderMapPanel, trackingColumns, trackingSheet } from "./tracking-layout.tsx";
import type { OrderName } from "./use-order-live.ts";

const OrderMap = lazy(() => import("./order-map.tsx").then((f) => ({ default: f.OrderMap })));
const cancelDialog = lazyComponent(() => import("./cancel-dialog.tsx").then((f) => f.CancelDialog));

interface OrderViewProps {
  order: Order;
  name: OrderName;
  courier: CourierLocation | null;
  /** The time of the last update while the connection is lost; null while it is live. */
  lostSince: number | null;
  onChange(order: Order): void;
}

/**
 * One order with live updates: map, time, contacts, lines and receipt. The map of an order that was in
 * progress when the page opened stays after the delivery.
 */
export function OrderView({ order, name, courier, lostSince, onChange }: OrderViewProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const [wasActive] = useState(isActiveStatus(order.order_status));
  const way = useWay(order);
  // Before the order is paid there is nothing to see on the way, and its payment comes first.
  const hasMap = wasActive && way !== null && !awaitsMoney(order);
  return (
    <div className={classNames(hasMap && trackingColumns)}>
      {hasMap && (
        <OrderMapPanel>
          <OrderMap {...way} courier={courier} isCollected={order.picked_up !== null} />
        </OrderMapPanel>
      )}
      <div className={hasMap ? trackingSheet : "mx-auto max-w-2xl pt-6 md:pt-8"}>
        <p className="mb-4 hidden text-section font-extrabold print:block">
          {config.business_name}
        </p>
        <ArrivalHeadline order={order} name={name} />
        <div role="status">{lostSince !== null && <LostConnection since={lostSince} />}</div>
        {isActiveStatus(order.order_status) && <PushOffer />}
        <RateOrder order={order} name={name} onChange={onChange} />
        <PaymentPanel order={order} name={name} onChange={onChange} />
        <PrescriptionOffer order={order} name={name} onChange={onChange} />
        <TransferPanel order={order} name={name} onChange={onChange} />
        <OrderContacts order={order} />
        <div className="mt-6 flex flex-col gap-6">
          <RefundState order={order} />
          <OrderReceipt order={order} name={name} />
          <OrderPayment order={order} name={name} onChange={onChange} />
          <div className="no-print">
            <Section title={t("progress")}>
              <Timeline order={order} />
            </Section>
          </div>
          <Cancel order={order} name={name} onChange={onChange} />
          <RefundRequest order={order} onChange={onChange} />
        </div>
      </div>
    </div>
  );
}

/** From the store to the customer; the same object while the order changes. */
function useWay({ store, delivery_address: address }: Order) {
  const text = JSON.stringify(
    store &&
      address && {
        store: { lat: store.latitude, lng: store.longitude },
        home: { lat: address.latitude, lng: address.longitude },
      },
  );
  return useMemo((): { store: LatLng; home: LatLng } | null => JSON.parse(text), [text]);
}

function Cancel({ order, name, onChange }: Pick<OrderViewProps, "order" | "name" | "onChange">) {
  const t = useMessages("orders");
  const [isOpen, setOpen] = useState(false);
  const canCancel = order.actions.includes("cancel");
  return (
    <>
      {canCancel && (
        <Button
          variant="outline"
          className="self-start"
          onPointerEnter={cancelDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {t("cancel.open")}
        </Button>
      )}
      <LazyOverlay
        component={cancelDialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: () => setOpen(false), name, onCanceled: onChange }}
        onLoadError={() => setOpen(false)}
      />
    </>
  );
}
