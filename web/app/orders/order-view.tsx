import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import PartyPopper from "lucide-react/icons/party-popper";
import WifiOff from "lucide-react/icons/wifi-off";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LiveState } from "../api/live-updates.ts";
import { storePath } from "../catalog/paths.ts";
import { useMessages } from "../messages/messages.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Section } from "../ui/section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useDateTimeText } from "./date-time-text.ts";
import { OrderContacts } from "./order-contacts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { expectedAt } from "./progress.ts";
import { useStatusMessages } from "./status-messages.ts";
import { Timeline } from "./timeline.tsx";
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

/** One order with live updates: status, map, contacts, lines and receipt. */
export function OrderView({ order, name, courier, connection, onChange }: OrderViewProps) {
  const t = useMessages("orders");
  return (
    <>
      <Headline order={order} />
      <div role="status">{connection === "waiting" && <Disconnected />}</div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          <MapOfOrder order={order} courier={courier} />
          <Section title={t("progress")}>
            <Timeline order={order} />
            <Cancel order={order} name={name} onChange={onChange} />
          </Section>
          {order.details_count > 0 && (
            <Section title={t("lines")}>
              <OrderLines name={name} />
              {order.order_note && (
                <p className="mt-4 border-t border-line pt-4 text-muted">
                  {t("note", { note: order.order_note })}
                </p>
              )}
            </Section>
          )}
        </div>
        <div className="flex flex-col gap-4">
          <OrderContacts order={order} />
          <Section title={t("receipt")}>
            <Receipt receipt={order.receipt} />
            <p className="mt-3 text-sm text-muted">
              <PaymentText order={order} />
            </p>
          </Section>
        </div>
      </div>
    </>
  );
}

/** The current status; screen readers announce its changes. */
function Headline({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { clock, day } = useDateTimeText();
  const { title, text } = useStatusMessages(order)(order.order_status);
  const expected = expectedAt(order);
  const isDone = order.order_status === "delivered";
  const isOff = !isActiveStatus(order.order_status) && !isDone;
  return (
    <section
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-4 rounded-card p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5 md:p-7",
        isDone ? "bg-good-soft" : isOff ? "bg-sunken" : "bg-accent-soft",
      )}
    >
      <StatusIcon isDone={isDone} isOff={isOff} />
      <div>
        <p className="text-sm text-muted">
          {t("number", { id: String(order.id) })} ·{" "}
          {t("placedAt", { day: day(order.created_at), time: clock(order.created_at) })}
        </p>
        <div role="status">
          <p className="text-2xl font-bold md:text-3xl">{title}</p>
          <p className="mt-0.5">{text}</p>
        </div>
        {order.cancellation_reason && (
          <p className="text-muted">
            {t("canceledBecause", { reason: order.cancellation_reason })}
          </p>
        )}
        {expected && (
          <p className="mt-2 flex items-center gap-2 font-semibold">
            <Clock aria-hidden className="size-4.5" />
            {order.scheduled === 1
              ? t("expectedAt", { day: day(expected.from), time: clock(expected.from) })
              : t("expected", { from: clock(expected.from), until: clock(expected.until) })}
          </p>
        )}
      </div>
      {(isDone || isOff) && order.store && (
        <LinkButton to={storePath(order.store)} size="lg" className="max-sm:col-span-2">
          {t("again")}
        </LinkButton>
      )}
    </section>
  );
}

function StatusIcon({ isDone, isOff }: { isDone: boolean; isOff: boolean }) {
  if (isDone) {
    return (
      <span className="grid size-12 place-items-center rounded-full bg-good text-on-strong sm:size-16 motion-safe:animate-[celebrate_600ms_ease-out]">
        <PartyPopper aria-hidden className="size-6 sm:size-8" strokeWidth={1.7} />
      </span>
    );
  }
  if (isOff) return <CircleX aria-hidden className="size-12 text-muted" strokeWidth={1.5} />;
  return (
    <span aria-hidden className="relative grid size-12 place-items-center sm:size-16">
      <span className="absolute inset-0 rounded-full bg-accent opacity-20 motion-safe:animate-ping" />
      <span className="size-6 rounded-full bg-accent sm:size-8" />
    </span>
  );
}

function MapOfOrder({ order, courier }: { order: Order; courier: CourierLocation | null }) {
  const { store, delivery_address: address } = order;
  if (!store || !address || !isActiveStatus(order.order_status)) return null;
  return (
    <Suspense fallback={<Skeleton className="h-72 rounded-card md:h-96" />}>
      <OrderMap
        store={{ lat: store.latitude, lng: store.longitude }}
        home={{ lat: address.latitude, lng: address.longitude }}
        courier={courier}
      />
    </Suspense>
  );
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
          className="mt-5"
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

function PaymentText({ order }: { order: Order }): ReactNode {
  const t = useMessages("orders");
  const { payment_status: status, order_status } = order;
  const isFinal = status === "paid" || status === "refunded";
  // An unpaid order that was canceled or failed has nothing left to pay.
  if (!isFinal && !isActiveStatus(order_status)) return null;
  const state = isFinal ? t(`payment.${status}`) : t("payment.unpaid");
  const isCash = order.payment_method === "cash_on_delivery";
  return isCash ? `${t("payment.cash_on_delivery")} · ${state}` : state;
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
