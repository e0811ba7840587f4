import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { useId } from "react";
import { Money } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { OfflinePayment } from "./offline-payment.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";
import { dueOf } from "./parcel-state.ts";
import { PayInCash } from "./pay-in-cash.tsx";
import { usePaymentMethodName } from "./payment-method-name.ts";
import { awaitsTransfer } from "./payment-stage.ts";

/** What was paid in which way, and what is left to pay. */
export function OrderPayment({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  return (
    <Section title={t("payment.title")}>
      <PaymentRows order={order} />
      {!awaitsTransfer(order) && order.offline_payment && (
        <OfflinePayment order={order} name={name} onChange={onChange} />
      )}
    </Section>
  );
}

/**
 * What is left to do until an order is paid by a transfer, or once its time is over; nothing for
 * other orders.
 */
export function TransferPanel({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const { clock, day } = useDateTimeText();
  const id = useId();
  const { payment_method, payment_expires_at: end, order_status, actions } = order;
  const isExpired = order_status === "failed" && payment_method === "offline_payment";
  const mayPayInCash = config.cash_on_delivery && actions.includes("payment_method");
  if (!awaitsTransfer(order) && !(isExpired && mayPayInCash)) return null;
  return (
    <section aria-labelledby={id} className="no-print mt-5 rounded-panel border border-line p-5">
      <h2 id={id} className="sr-only">
        {t("payment.transfer.label")}
      </h2>
      {isExpired && <p className="text-muted">{t("pay.notHeld")}</p>}
      {end && (
        <p className="mb-4 text-muted">
          {t("payment.transfer.until", { day: day(end), time: clock(end) })}
        </p>
      )}
      <OfflinePayment order={order} name={name} onChange={onChange} />
      <PayInCash order={order} name={name} onChange={onChange} />
    </section>
  );
}

function PaymentRows({ order }: { order: Order }) {
  const t = useMessages("orders");
  const money = useMoney();
  const nameOf = usePaymentMethodName();
  const { payment_status: status, payments, receipt, bring_change_amount: change } = order;
  // The sender of a parcel pays in cash when it is collected.
  const isTakeAway = order.order_type === "take_away" || order.charge_payer === "sender";
  const isReturn = order.charge_payer === "receiver" && order.parcel_cancellation !== null;
  const paid = payments.filter(({ payment_status }) => payment_status === "paid");
  const due = dueOf(order);
  const offlineName = order.offline_payment?.data.method_name;
  // Of a delivered order, what went back has a row of its own.
  const isReleased = status === "refunded" && receipt.refunded === 0;
  return (
    <>
      <ul className="space-y-2.5">
        {paid.map(({ id, payment_method: method, amount }) => (
          <Row
            key={id}
            name={nameOf({ method, offlineName, isTakeAway, isReturn })}
            state={t(isReleased ? "payment.refunded" : "payment.paid")}
            amount={amount}
          />
        ))}
        {receipt.refunded > 0 && (
          <li className="flex items-start justify-between gap-4">
            <span>{t("payment.refunded")}</span>
            <Money amount={-receipt.refunded} />
          </li>
        )}
        {due > 0 && (
          <Row
            name={nameOf({ method: order.payment_method, offlineName, isTakeAway, isReturn })}
            state={t("payment.unpaid")}
            amount={due}
          />
        )}
        {paid.length === 0 && due === 0 && <li className="text-muted">{t("payment.nothing")}</li>}
      </ul>
      {due > 0 && change > due && (
        <p className="mt-2 text-muted">{t("payment.change", { amount: money(change) })}</p>
      )}
    </>
  );
}

function Row({ name, state, amount }: { name: string; state: string; amount: number }) {
  return (
    <li className="flex items-start justify-between gap-4">
      <bdi className="min-w-0">{`${name} · ${state}`}</bdi>
      <Money amount={amount} />
    </li>
  );
}
