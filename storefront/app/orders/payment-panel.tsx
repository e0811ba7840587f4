import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { Spinner } from "@errand/ui/spinner.tsx";
import { type ReactNode, useState } from "react";
import { GatewayChoice } from "../config/gateway-choice.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { useTimeLeft } from "../promotions/time-left.ts";
import type { OrderSectionProps } from "./order-section-props.ts";
import { PayInCash } from "./pay-in-cash.tsx";
import { paymentStageOf } from "./payment-stage.ts";
import { useStartPayment } from "./use-start-payment.ts";

/** The look of what is left to pay. */
export const paymentPanel = "no-print mt-5 rounded-panel bg-sunken p-5";

/** What is left to do until an order is paid through a gateway; nothing for other orders. */
export function PaymentPanel(props: OrderSectionProps) {
  const stage = paymentStageOf(props.order);
  if (stage === null) return null;
  return stage === "checking" ? (
    <CheckingPayment />
  ) : (
    <Pay {...props} isRetry={stage === "failed"} />
  );
}

/** Nobody should pay again while a payment is checked. */
export function CheckingPayment() {
  const t = useMessages("orders");
  return (
    <div className={`${paymentPanel} flex items-center gap-3.5`}>
      <Spinner className="size-6 shrink-0 text-accent" />
      <p>{t("pay.checking.wait")}</p>
    </div>
  );
}

function Pay({ order, name, onChange, isRetry }: OrderSectionProps & { isRetry: boolean }) {
  const t = useMessages("orders");
  const isParcel = order.order_type === "parcel";
  return (
    <GatewayPayment
      amount={order.receipt.due}
      heldUntil={order.payment_expires_at}
      heldText={t(isParcel ? "parcel.pay.held" : "pay.held")}
      isRetry={isRetry}
      note={isRetry && !isParcel && <p className="text-muted">{t("pay.notHeld")}</p>}
      payment={useStartPayment(name, onChange)}
    >
      <PayInCash order={order} name={name} onChange={onChange} />
    </GatewayPayment>
  );
}

interface GatewayPaymentProps {
  amount: number;
  /** Until when the store holds what was ordered, or a parcel waits to be paid. */
  heldUntil: string | null | undefined;
  heldText: string;
  isRetry: boolean;
  note?: ReactNode;
  payment: ReturnType<typeof useStartPayment>;
  /** Another way to pay. */
  children: ReactNode;
}

/** The gateways, and the button that leads to the page of one. */
export function GatewayPayment(props: GatewayPaymentProps) {
  const { amount, heldUntil, heldText, isRetry, note, payment, children } = props;
  const t = useMessages("orders");
  const money = useMoney();
  const { config } = useShop();
  const gateways = config.active_payment_method_list;
  const [chosen, setChosen] = useState(gateways[0]?.gateway ?? null);
  const { isStarting, reasons, start } = payment;
  return (
    <section aria-label={t("pay.title")} className={paymentPanel}>
      {heldUntil && <HeldFor end={heldUntil} text={heldText} />}
      {note}
      {gateways.length > 1 && (
        <div className="mt-3">
          <GatewayChoice label={t("pay.with")} value={chosen} onChange={setChosen} />
        </div>
      )}
      <Refusals texts={reasons} />
      {chosen !== null && (
        <Button
          variant="accent"
          size="lg"
          className="mt-4 w-full"
          isBusy={isStarting}
          onClick={() => start(chosen)}
        >
          {isStarting
            ? t("pay.opening")
            : t(isRetry ? "pay.again" : "pay.now", { amount: money(amount) })}
        </Button>
      )}
      {children}
    </section>
  );
}

const secondMs = 1000;
const minuteMs = 60_000;

/** Counts down to the end of what `text` names. */
export function HeldFor({ end, text }: { end: string; text: string }) {
  const left = useTimeLeft(end);
  const seconds = String(Math.floor((left % minuteMs) / secondMs)).padStart(2, "0");
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="text-muted">{text}</span>
      <bdi role="timer" className="text-title font-extrabold tabular-nums">
        {Math.floor(left / minuteMs)}:{seconds}
      </bdi>
    </p>
  );
}
