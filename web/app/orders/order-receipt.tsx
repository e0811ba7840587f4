import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import Printer from "lucide-react/icons/printer";
import { useMessages } from "../messages/messages.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { OrderLines } from "./order-lines.tsx";
import type { OrderName } from "./use-order-live.ts";

/** What was ordered and what it costs; printing the page prints this. */
export function OrderReceipt({ order, name }: { order: Order; name: OrderName }) {
  const t = useMessages("orders");
  return (
    <>
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
      <Section title={t("receipt")}>
        <Receipt receipt={order.receipt} />
        <p className="mt-3 text-meta text-muted">
          <PaymentText order={order} />
        </p>
        <Button variant="soft" className="mt-4" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {t("print")}
        </Button>
      </Section>
    </>
  );
}

function PaymentText({ order }: { order: Order }): string | null {
  const t = useMessages("orders");
  const { payment_status: status, order_status } = order;
  const isFinal = status === "paid" || status === "refunded";
  // An unpaid order that was canceled or failed has nothing left to pay.
  if (!isFinal && !isActiveStatus(order_status)) return null;
  const state = isFinal ? t(`payment.${status}`) : t("payment.unpaid");
  const isCash = order.payment_method === "cash_on_delivery";
  return isCash ? `${t("payment.cash_on_delivery")} · ${state}` : state;
}
