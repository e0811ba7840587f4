import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { useMoney } from "../../../console/use-shop.ts";
import type { OrderDetails } from "./order.queries.ts";
import { usePaymentText } from "./use-payment-text.ts";

/** What an order costs and how it is paid. */
export function Receipt({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const { receipt, payments } = order;
  const methodText = usePaymentText();
  return (
    <section aria-labelledby="receipt" className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id="receipt" className="mb-1 text-body font-bold">
          {t("receipt.title")}
        </h2>
        <dl>
          {receipt.lines.map((line) => (
            <Row
              key={`${line.key} ${line.item_id} ${line.label} ${line.amount}`}
              name={line.quantity === null ? line.label : `${line.quantity} × ${line.label}`}
            >
              {money(line.amount)}
            </Row>
          ))}
          <Row name={t("receipt.total")} isStrong>
            {money(receipt.total)}
          </Row>
          {receipt.due > 0 && <Row name={t("receipt.due")}>{money(receipt.due)}</Row>}
          {receipt.refunded > 0 && (
            <Row name={t("receipt.refunded")}>{money(receipt.refunded)}</Row>
          )}
        </dl>
      </div>
      {payments.length > 0 && (
        <div>
          <h3 className="mb-1 text-body font-bold">{t("receipt.payments")}</h3>
          <dl>
            {payments.map(({ id, payment_method, payment_status, amount }) => (
              <Row
                key={id}
                name={[methodText(payment_method), t(`receipt.${payment_status}`)].join(", ")}
              >
                {money(amount)}
              </Row>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

function Row({
  name,
  isStrong = false,
  children,
}: {
  name: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex justify-between gap-4 border-b border-line py-1.5 ${isStrong ? "font-bold" : ""}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
