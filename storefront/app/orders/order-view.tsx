import type { LatLng } from "@errand/core/location/lat-lng";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { lazy, type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { PushOffer } from "../notifications/push-offer.tsx";
import { ArrivalHeadline } from "./arrival-headline.tsx";
import { DeliveryProof } from "./delivery-proof.tsx";
import { LostConnection } from "./lost-connection.tsx";
import { OrderChanges } from "./order-changes.tsx";
import { OrderContacts } from "./order-contacts.tsx";
import { OrderPayment, TransferPanel } from "./order-payment.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { ParcelReturn } from "./parcel-return.tsx";
import { isReturning, isUnderWay } from "./parcel-state.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { awaitsMoney } from "./payment-stage.ts";
import { PrescriptionOffer } from "./prescription-offer.tsx";
import { RateOrder } from "./rate-order.tsx";
import { ReceiverChoices } from "./receiver-choices.tsx";
import { ReceiverShare } from "./receiver-share.tsx";
import { ReceiverWish } from "./receiver-wish.tsx";
import { RefundRequest } from "./refund-request.tsx";
import { RefundState } from "./refund-state.tsx";
import { Timeline } from "./timeline.tsx";
import { OrderMapPanel, trackingColumns, trackingSheet } from "./tracking-layout.tsx";
import type { OrderName } from "./use-order-live.ts";

const OrderMap = lazy(() => import("./order-map.tsx").then((f) => ({ default: f.OrderMap })));

interface OrderViewProps {
  order: Order;
  name: OrderName;
  courier: CourierLocation | null;
  /** The time of the last update while the connection is lost; null while it is live. */
  lostSince: number | null;
  onChange(order: Order): void;
  /** Below the order, in its column. */
  children?: ReactNode;
}

/**
 * One order with live updates: map, time, contacts, lines and receipt. The map of an order that was
 * in progress when the page opened stays after the delivery.
 */
export function OrderView(props: OrderViewProps) {
  const { order, name, courier, lostSince, onChange, children } = props;
  const t = useMessages("orders");
  const { config } = useShop();
  const [wasActive] = useState(isUnderWay(order));
  const isParcel = order.order_type === "parcel";
  const isOwner = order.viewed_by === "owner";
  const way = useWay(order);
  // Before the order is paid there is nothing to see on the way, and its payment comes first.
  const hasMap = wasActive && way !== null && !awaitsMoney(order);
  return (
    <div className={classNames(hasMap && trackingColumns)}>
      {hasMap && (
        <OrderMapPanel>
          <OrderMap
            {...way}
            courier={isUnderWay(order) ? courier : null}
            placedAt={order.created_at}
            isCollected={order.picked_up !== null}
            subject={isParcel ? "parcel" : undefined}
          />
        </OrderMapPanel>
      )}
      <div className={hasMap ? trackingSheet : "mx-auto max-w-2xl pt-6 md:pt-8"}>
        <p className="mb-4 hidden text-section font-extrabold print:block">
          {config.business_name}
        </p>
        <FromSender order={order} />
        <PartOfRun order={order} />
        <ArrivalHeadline order={order} name={name} />
        <div role="status">{lostSince !== null && <LostConnection since={lostSince} />}</div>
        <DeliveryProof order={order} />
        <ReceiverWish order={order} />
        {isOwner && isActiveStatus(order.order_status) && <PushOffer />}
        {isOwner && <RateOrder order={order} name={name} />}
        <PaymentPanel order={order} name={name} onChange={onChange} />
        <PrescriptionOffer order={order} name={name} onChange={onChange} />
        <TransferPanel order={order} name={name} onChange={onChange} />
        <ParcelReturn order={order} name={name} onChange={onChange} />
        <ReceiverChoices order={order} name={name} />
        <OrderContacts order={order} />
        <ReceiverShare order={order} />
        <div className="mt-6 flex flex-col gap-6">
          <RefundState order={order} />
          <OrderReceipt order={order} name={name} />
          {isOwner && <OrderPayment order={order} name={name} onChange={onChange} />}
          <Section title={t("progress")} isScreenOnly>
            <Timeline order={order} />
          </Section>
          {isOwner && <OrderChanges order={order} name={name} onChange={onChange} />}
          {isOwner && <RefundRequest order={order} name={name} onChange={onChange} />}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Leads to the run of an order that comes with those of other stores. */
function PartOfRun({ order: { run_id, viewed_by } }: { order: Order }) {
  const t = useMessages("orders");
  if (run_id === null || viewed_by !== "owner") return null;
  return (
    <p className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken px-4 py-1">
      {t("run.part")}
      <Link to={`/run/${run_id}`} className="py-2.5 font-bold text-accent hover:underline">
        {t("run.open")}
      </Link>
    </p>
  );
}

/** What comes, and from whom, for a receiver who knows of it by this page alone. */
function FromSender({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { viewed_by, parcel_category: category, delivery_address: from } = order;
  if (viewed_by !== "receiver" || !category || !from) return null;
  return (
    <p className="mb-1 font-semibold">
      {t("receiver.from", { what: category.name, name: from.contact_person_name })}
    </p>
  );
}

/**
 * From where the courier collects the order to where it goes; the same object while the order
 * changes.
 */
function useWay(order: Order) {
  const text = JSON.stringify(wayOf(order));
  return useMemo((): { store: LatLng; home: LatLng } | null => JSON.parse(text), [text]);
}

function wayOf(order: Order): { store: LatLng; home: LatLng } | null {
  const { store, delivery_address: address, receiver_details: receiver } = order;
  if (!address) return null;
  if (receiver) {
    const [from, to] = isReturning(order) ? [receiver, address] : [address, receiver];
    return { store: pointOf(from), home: pointOf(to) };
  }
  return store && { store: pointOf(store), home: pointOf(address) };
}

function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): LatLng {
  return { lat: latitude, lng: longitude };
}
