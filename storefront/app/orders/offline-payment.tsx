import type { Order } from "@errand/core/orders/orders.types";
import { Badge } from "@errand/ui/badge.tsx";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { OfflineFields } from "./offline-fields.tsx";
import { OfflinePaymentForm } from "./offline-payment-form.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";

const tones = { pending: "warn", verified: "good", denied: "bad" } as const;

/**
 * The transfer of an order: the form to report it, then what was reported and whether it was found.
 */
export function OfflinePayment({ order, name, onChange }: OrderSectionProps) {
  const [isEditing, setEditing] = useState(false);
  const { offline_payment: payment, actions } = order;
  const mayChange = actions.includes("offline_payment");
  if (!payment || isEditing) {
    if (!mayChange) return null;
    const changed = (changedOrder: Order) => {
      setEditing(false);
      onChange(changedOrder);
    };
    return (
      <OfflinePaymentForm
        order={order}
        name={name}
        onReported={changed}
        onCancel={payment ? () => setEditing(false) : undefined}
      />
    );
  }
  return <Reported payment={payment} onEdit={mayChange ? () => setEditing(true) : undefined} />;
}

interface ReportedProps {
  payment: NonNullable<Order["offline_payment"]>;
  /** Undefined once the details can no longer be changed. */
  onEdit: (() => void) | undefined;
}

function Reported({ payment, onEdit }: ReportedProps) {
  const t = useMessages("orders");
  const { input, data, method_fields: fields } = payment;
  const { status, customer_note: note, admin_note: answer } = data;
  return (
    <div className="flex flex-col gap-4 pt-2">
      <div role="status">
        <Badge tone={tones[status]}>{t(`payment.verification.${status}`)}</Badge>
        <p className="mt-2">{t(`payment.verification.${status}Text`)}</p>
        {answer && <p className="mt-1 font-medium break-words">{answer}</p>}
      </div>
      <div>
        <h3 className="mb-2 font-semibold">{t("payment.report.given")}</h3>
        <dl className="space-y-1.5">
          {[
            ...input.map(({ user_input, user_data }) => [user_input, user_data] as const),
            ...(note ? [[t("payment.report.yourNote"), note] as const] : []),
          ].map(([label, text]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 font-medium break-words">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {status !== "verified" && <OfflineFields fields={fields} />}
      {onEdit && (
        <Button
          variant={status === "denied" ? "accent" : "outline"}
          className="no-print sm:self-start"
          onClick={onEdit}
        >
          {t("payment.report.edit")}
        </Button>
      )}
    </div>
  );
}
