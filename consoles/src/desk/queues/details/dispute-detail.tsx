import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMember } from "../../../console/console.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { type Act, DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { RefundRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

/** A refund that its store does not want to bear. The customer keeps the money in any case. */
export function DisputeDetail({ refund, onDecided }: { refund: RefundRow; onDecided(): void }) {
  const t = useMessages("queues");
  const money = useMoney();
  const { call } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "refunds", false);
  const { busy, decide } = useDecide(onDecided);
  const { id, order, trip, dispute } = refund;
  const answer = (
    name: string,
    decision: { decision: "uphold" } | { decision: "shift"; borne_by: "platform" | "courier" },
    note?: string,
  ) => decide(name, () => call("POST /desk/refunds/{id}/dispute", { id, note, ...decision }));
  const note = { label: t("dispute.note"), maxLength: 500 };
  const acts: Act[] = [
    {
      name: "platform",
      label: t("dispute.toPlatform"),
      shortcut: "Enter",
      run: () => answer("platform", { decision: "shift", borne_by: "platform" }),
    },
    {
      name: "uphold",
      label: t("dispute.uphold"),
      shortcut: "U",
      note: { ...note, title: t("dispute.uphold"), text: t("storeReads") },
      run: (text) => answer("uphold", { decision: "uphold" }, text),
    },
  ];
  if (order?.delivery_man) {
    acts.push({
      name: "courier",
      label: t("dispute.toCourier"),
      shortcut: "C",
      note: { ...note, title: t("dispute.toCourier"), text: t("dispute.courierPays") },
      run: (text) => answer("courier", { decision: "shift", borne_by: "courier" }, text),
    });
  }
  return (
    <>
      <DetailHead
        title={t("dispute.title", { amount: money(refund.refund_amount) })}
        since={dispute?.at ?? refund.created_at}
        text={[String(order?.id ?? trip?.id), (order?.store ?? trip?.provider)?.name]
          .filter(Boolean)
          .join(", ")}
        orderId={order?.id}
        tripId={trip?.id}
      />
      <div className="grid gap-5 p-4 md:grid-cols-2 md:p-5">
        <div className="flex min-w-0 flex-col gap-4">
          <Facts
            title={t("dispute.customer")}
            rows={[
              [t("fact.reason"), refund.customer_reason],
              [t("fact.note"), refund.customer_note],
            ]}
          />
          <Pictures of={t("dispute.customer")} urls={refund.image_full_url} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Facts title={t("dispute.store")} rows={[[t("fact.reason"), dispute?.reason ?? null]]} />
          <Pictures of={t("dispute.store")} urls={dispute?.image_full_url ?? []} />
        </div>
      </div>
      {mayDecide && <DecisionBar text={t("dispute.effect")} acts={acts} busy={busy} />}
    </>
  );
}
