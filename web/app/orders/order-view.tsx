import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import WifiOff from "lucide-react/icons/wifi-off";
import { lazy, useMemo, useState } from "react";
import type { LiveState } from "../api/live-updates.ts";
import type { LatLng } from "../client/stored-values.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Section } from "../ui/section.tsx";
import { ArrivalHeadline } from "./arrival-headline.tsx";
import { OrderContacts } from "./order-contacts.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { Timeline } from "./timeline.tsx";
import { OrderMapPanel, trackingColumns, trackingSheet } from "./tracking-layout.tsx";
import type { OrderName } from "./use-order-live.ts";

const OrderMap = lazy(() => import("./order-map.tsx").then((f) => ({ default: f.OrderMap })));
const cancelDialog = lazyComponent(() => import("./cancel-dialog.tsx").then((f) => f.CancelDialog));

interface OrderViewProps {
  order: Order;
  name: OrderName;
  courier: CourierLocation | null;
  connection: LiveState;
  onChange(order: Order): void;
}

/**
 * One order with live updates: map, time, contacts, lines and receipt. The map of an order that was in
 * progress when the page opened stays after the delivery.
 */
export function OrderView({ order, name, courier, connection, onChange }: OrderViewProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const [wasActive] = useState(isActiveStatus(order.order_status));
  const way = useWay(order);
  const hasMap = wasActive && way !== null;
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
        <ArrivalHeadline order={order} />
        <div role="status">{connection === "waiting" && <Disconnected />}</div>
        <OrderContacts order={order} />
        <div className="mt-6 flex flex-col gap-6">
          <OrderReceipt order={order} name={name} />
          <div className="no-print">
            <Section title={t("progress")}>
              <Timeline order={order} />
            </Section>
          </div>
          <Cancel order={order} name={name} onChange={onChange} />
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

function Disconnected() {
  const t = useMessages("orders");
  return (
    <p className="mt-4 flex items-center gap-2.5 rounded-control bg-warn-soft px-4 py-3 font-medium text-warn">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      {t("connection.waiting")}
    </p>
  );
}
