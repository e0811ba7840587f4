import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useMember } from "../../../console/console.ts";
import { officeButtonClasses } from "../../../console/office/office-button.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { RefundRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

const bearers = ["platform", "store", "courier"] as const;
type Bearer = (typeof bearers)[number];

interface RefundDetailProps {
  refund: RefundRow;
  order: NonNullable<RefundRow["order"]>;
  onDecided(): void;
}

/** What a customer wants back, and why. A part of it is refunded on the page of the order. */
export function RefundDetail({ refund, order, onDecided }: RefundDetailProps) {
  const t = useMessages("queues");
  const money = useMoney();
  const { call } = useDeskClient();
  const mayDecide = isPermitted(useMember(), "refunds", false);
  const { busy, decide } = useDecide(onDecided);
  const [borneBy, setBorneBy] = useState<Bearer>("platform");
  const { id: refund_id } = refund;
  const { id } = order;
  const possible = bearers.filter(
    (bearer) => bearer === "platform" || (bearer === "store" ? order.store : order.delivery_man),
  );
  const answer = (decision: "approve" | "reject", note?: string) =>
    decide(decision, () =>
      call("POST /desk/orders/{id}/refund", {
        ...{ id, refund_id, decision, note },
        ...(decision === "approve" && { borne_by: borneBy }),
      }),
    );
  return (
    <>
      <DetailHead
        title={t("refund.title", { amount: money(refund.refund_amount) })}
        since={refund.created_at}
        text={[String(id), order.store?.name].filter(Boolean).join(", ")}
        orderId={id}
      />
      <div className="flex flex-col gap-5 p-4 md:p-5">
        <Facts
          title={t("refund.asked")}
          rows={[
            [t("fact.reason"), refund.customer_reason],
            [t("fact.note"), refund.customer_note],
            [t("refund.to"), t(`refund.method.${refund.refund_method}`)],
            [t("refund.delivery"), refund.delivery_amount > 0 && money(refund.delivery_amount)],
            [t("refund.left"), money(refund.left)],
          ]}
        />
        <Pictures of={refund.customer_reason} urls={refund.image_full_url} />
        {mayDecide && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-semibold">{t("refund.borneBy")}</p>
            <Segments<Bearer>
              label={t("refund.borneBy")}
              value={borneBy}
              onChange={setBorneBy}
              options={possible.map((value) => ({ value, label: t(`refund.bearer.${value}`) }))}
            />
            <Link to={`/desk/orders/${id}`} className={officeButtonClasses("soft")}>
              {t("refund.part")}
            </Link>
          </div>
        )}
      </div>
      {mayDecide && (
        <DecisionBar
          text={t("refund.effect", {
            amount: money(refund.refund_amount),
            bearer: t(`refund.bearer.${borneBy}`),
          })}
          busy={busy}
          acts={[
            {
              name: "approve",
              label: t("refund.approve", { amount: money(refund.refund_amount) }),
              shortcut: "Enter",
              run: () => answer("approve"),
            },
            {
              name: "reject",
              label: t("refund.reject"),
              shortcut: "D",
              note: {
                title: t("refund.reject"),
                text: t("customerReads"),
                label: t("fact.reason"),
                maxLength: 500,
              },
              run: (note) => answer("reject", note),
            },
          ]}
        />
      )}
    </>
  );
}
