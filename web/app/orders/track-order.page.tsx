import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useStored } from "../client/storage.ts";
import { useIsInBrowser } from "../client/use-is-in-browser.ts";
import { useMessages } from "../messages/messages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { Button } from "../ui/button.tsx";
import { proofOf, storeProof } from "./order-proof.ts";
import "./orders.css";
import { FindOrder } from "./find-order.tsx";
import { OrderView } from "./order-view.tsx";
import { LoadingTracking } from "./tracking-layout.tsx";
import { type OrderName, useOrderLive } from "./use-order-live.ts";

export default function TrackOrderPage() {
  // Only the browser knows the session and the guest's proof.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pb-10">
      {isInBrowser ? <Tracking /> : <LoadingOrder />}
    </div>
  );
}

/** The order of the URL, or the form that asks for one. */
function Tracking() {
  const [query, setQuery] = useSearchParams();
  const isGuest = useStored("token") === null;
  const orderId = Number(query.get("order_id"));
  const [typed, setTyped] = useState<OrderName | null>(null);

  function track(name: OrderName) {
    setTyped(name);
    setQuery({ order_id: String(name.order_id) });
  }

  const isTyped = typed?.order_id === orderId;
  // A guest's order stays visible after signing in: the proof is still valid.
  const phone = (isTyped ? typed.contact_number : undefined) ?? proofOf(orderId) ?? undefined;
  if (!Number.isSafeInteger(orderId) || orderId < 1 || (isGuest && phone === undefined)) {
    const order = orderId > 0 ? String(orderId) : "";
    return <FindOrder defaultValues={{ order, phone: "" }} isGuest={isGuest} onTrack={track} />;
  }
  const name = { order_id: orderId, contact_number: phone };
  return <TrackedOrder key={`${orderId} ${phone}`} name={name} isGuest={isGuest} onTrack={track} />;
}

interface TrackedOrderProps {
  name: OrderName;
  isGuest: boolean;
  onTrack(name: OrderName): void;
}

function TrackedOrder({ name, isGuest, onTrack }: TrackedOrderProps) {
  const t = useMessages("orders");
  const [, setQuery] = useSearchParams();
  const { order, courier, connection, refusal, replaceOrder } = useOrderLive(name);
  const isFound = order !== null;
  const { order_id, contact_number } = name;

  // After a reload, a valid proof is not requested again.
  useEffect(() => {
    if (isFound && contact_number) storeProof(order_id, contact_number);
  }, [isFound, order_id, contact_number]);

  if (refusal) {
    return (
      <FindOrder
        defaultValues={{ order: String(order_id), phone: contact_number ?? "" }}
        error={refusal.message || t("notFound")}
        isGuest={isGuest}
        onTrack={onTrack}
      />
    );
  }
  if (!order) return <LoadingOrder />;
  return (
    <>
      <OrderView
        order={order}
        name={name}
        courier={courier}
        connection={connection}
        onChange={replaceOrder}
      />
      <Button variant="quiet" className="mt-8" onClick={() => setQuery({})}>
        {t("track.another")}
      </Button>
    </>
  );
}

function LoadingOrder() {
  const t = useMessages("orders");
  return (
    <>
      <PageHead title={t("track.title")} />
      <h1 className="sr-only">{t("track.title")}</h1>
      <LoadingTracking />
    </>
  );
}
