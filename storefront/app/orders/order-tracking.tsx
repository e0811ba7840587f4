import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useStored } from "../visitor/storage.ts";
import { linkTokenOf, proofOf, storeLinkToken, storeProof } from "./order-proof.ts";
import "./orders.css";
import { FindOrder } from "./find-order.tsx";
import { LazyTrackCode } from "./lazy-track-code.tsx";
import { LoadingOrder } from "./loading-order.tsx";
import { OrderView } from "./order-view.tsx";
import { OtherOrders } from "./other-orders.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { type OrderName, useOrderLive } from "./use-order-live.ts";
import { usePaymentReturn } from "./use-payment-return.ts";

interface OrderTrackingProps {
  /** Of the URL; not a number without one. */
  orderId: number;
  /** What was entered in the form. */
  typed: OrderName | null;
  onTrack(name: OrderName): void;
  /** Called with a number from the form that no order has. */
  onMissing: ((name: OrderName) => void) | undefined;
}

/** The order of the URL, or the form that asks for one. */
export function OrderTracking({ orderId, typed, onTrack, onMissing }: OrderTrackingProps) {
  const isGuest = useStored("token") === null;
  const linkToken = useLinkToken(orderId);
  const isTyped = typed?.order_id === orderId;
  // A guest's order stays visible after signing in: the proof is still valid.
  const phone = (isTyped ? typed.contact_number : undefined) ?? proofOf(orderId) ?? undefined;
  const token = isTyped ? typed.order_token : (linkToken ?? linkTokenOf(orderId) ?? undefined);
  const hasProof = !isGuest || phone !== undefined || token !== undefined;
  if (!Number.isSafeInteger(orderId) || orderId < 1 || !hasProof) {
    const order = orderId > 0 ? String(orderId) : "";
    return <FindOrder defaultValues={{ order, phone: "" }} isGuest={isGuest} onTrack={onTrack} />;
  }
  const name = { order_id: orderId, contact_number: phone, order_token: token };
  const key = `${orderId} ${phone} ${token}`;
  return (
    <TrackedOrder
      key={key}
      name={name}
      isGuest={isGuest}
      isByLink={linkToken !== null && !isTyped}
      onTrack={onTrack}
      onMissing={isTyped ? onMissing : undefined}
    />
  );
}

interface TrackedOrderProps {
  name: OrderName;
  isGuest: boolean;
  /** The page was opened by the order's link. */
  isByLink: boolean;
  onTrack(name: OrderName): void;
  onMissing: OrderTrackingProps["onMissing"];
}

function TrackedOrder(props: TrackedOrderProps) {
  const { name, isGuest, isByLink, onTrack, onMissing } = props;
  const t = useMessages("orders");
  const [, setQuery] = useSearchParams();
  const { order: current, courier, lostSince, refusal, replaceOrder } = useOrderLive(name);
  const order = usePaymentReturn(current, name, replaceOrder);
  const isFound = order !== null;
  const { order_id, contact_number, order_token } = name;

  // After a reload, a valid proof is not requested again.
  useEffect(() => {
    if (!isFound) return;
    if (contact_number) storeProof(order_id, contact_number);
    if (order_token) storeLinkToken(order_id, order_token);
  }, [isFound, order_id, contact_number, order_token]);

  const isMissing = refusal?.find("order") !== undefined;
  const reportMissing = useEffectEvent(() => onMissing?.(name));
  useEffect(() => {
    if (isMissing) reportMissing();
  }, [isMissing]);

  if (isMissing && onMissing) return <LoadingOrder />;
  if (isMissing && isGuest && contact_number && !isByLink) {
    return (
      <LazyTrackCode
        order_id={order_id}
        contact_number={contact_number}
        onProved={(token) => onTrack({ order_id, order_token: token })}
        onBack={() => setQuery({})}
      />
    );
  }
  if (refusal) {
    return (
      <FindOrder
        defaultValues={{ order: String(order_id), phone: contact_number ?? "" }}
        error={isByLink ? t("track.linkEnded") : refusal.message || t("notFound")}
        isGuest={isGuest}
        onTrack={onTrack}
      />
    );
  }
  if (!order) return <LoadingOrder />;
  return (
    <OrderView
      order={order}
      name={name}
      courier={courier}
      lostSince={lostSince}
      onChange={replaceOrder}
    >
      <OtherOrders orderId={order_id} />
      <Button variant="quiet" className="no-print mt-8 -ms-5" onClick={() => setQuery({})}>
        {t("track.another")}
      </Button>
    </OrderView>
  );
}
