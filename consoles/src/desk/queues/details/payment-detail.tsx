import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMember } from "../../../console/console.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import type { PaymentRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

/** A transfer that a customer has reported: has the money arrived? */
export function PaymentDetail({ payment, onDecided }: { payment: PaymentRow; onDecided(): void }) {
  const t = useMessages("queues");
  const money = useMoney();
  const { call } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "payments", false);
  const { busy, decide } = useDecide(onDecided);
  const { id, order } = payment;
  const amount = money(payment.amount);
  const transfer = order.offline_payment;
  return (
    <>
      <DetailHead
        title={t("payment.title", { amount })}
        since={payment.reported_at}
        text={[String(id), order.store?.name].filter(Boolean).join(", ")}
        orderId={id}
      />
      <div className="grid gap-5 p-4 md:grid-cols-2 md:p-5">
        <Facts
          title={t("payment.stated")}
          rows={[
            [t("payment.way"), transfer?.data.method_name],
            ...(transfer?.input ?? []).map((each) => [each.user_input, each.user_data] as const),
            [t("payment.due"), amount],
            [t("fact.note"), transfer?.data.customer_note],
          ]}
        />
        <Facts
          title={t("payment.account")}
          rows={(transfer?.method_fields ?? []).map((each) => [each.input_name, each.input_data])}
        />
      </div>
      {mayDecide && (
        <DecisionBar
          text={t("payment.effect")}
          busy={busy}
          acts={[
            {
              name: "verify",
              label: t("payment.verify", { amount }),
              shortcut: "Enter",
              run: () => decide("verify", () => call("POST /desk/payments/{id}/verify", { id })),
            },
            {
              name: "deny",
              label: t("payment.deny"),
              shortcut: "D",
              note: {
                title: t("payment.deny"),
                text: t("payment.denied"),
                label: t("fact.note"),
                maxLength: 500,
              },
              run: (note) =>
                decide("deny", () => call("POST /desk/payments/{id}/deny", { id, note }), true),
            },
          ]}
        />
      )}
    </>
  );
}
