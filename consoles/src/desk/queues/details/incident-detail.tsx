import { missingCashReasons } from "@errand/core/delivery/missing-cash";
import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMember } from "../../../console/console.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { Facts } from "../../list/facts.tsx";
import { type Act, DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { IncidentRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

/** An order that did not go as planned. It ends when its order does, missing cash by the desk. */
export function IncidentDetail({
  incident,
  onDecided,
}: {
  incident: IncidentRow;
  onDecided(): void;
}) {
  const t = useMessages("queues");
  const { call } = useDeskClient();
  const me = useMember();
  const money = useMoney();
  const { busy, decide } = useDecide(onDecided);
  const { order_id: id, kind } = incident;
  const title = t(`incident.${kind}`);

  function reasonText(reason: string | null): string | null {
    const known = missingCashReasons.find((each) => each === reason);
    return known ? t(`missingCash.reason.${known}`) : reason;
  }

  const acts: Act[] = [];
  if (kind === "cancel_requested" && isPermitted(me, "orders", false)) {
    const answer = (decision: "accept" | "refuse", note?: string) =>
      decide(decision, () => call("POST /desk/orders/{id}/cancel-request", { id, decision, note }));
    acts.push(
      {
        name: "accept",
        label: t("cancel.accept"),
        shortcut: "Enter",
        run: () => answer("accept"),
      },
      {
        name: "refuse",
        label: t("cancel.refuse"),
        shortcut: "D",
        note: { title: t("cancel.refuse"), label: t("cancel.why"), maxLength: 255 },
        run: (note) => answer("refuse", note),
      },
    );
  }
  const needsCourier = kind === "no_courier" || kind === "job_unassigned";
  if (needsCourier && isPermitted(me, "dispatch", false)) {
    acts.push({
      name: "offer",
      label: t("offerBest"),
      shortcut: "Enter",
      run: () => decide("offer", () => call("POST /desk/orders/{id}/assign", { id })),
    });
  }
  const isMissingCash = kind === "cash_missing";
  if (isMissingCash && isPermitted(me, "payments", false)) {
    acts.push({
      name: "close",
      label: t("missingCash.close"),
      shortcut: "Enter",
      note: { title: t("missingCash.close"), label: t("missingCash.outcome"), maxLength: 500 },
      run: (note) =>
        decide("close", () => call("POST /desk/orders/{id}/missing-cash", { id, note }), true),
    });
  }
  return (
    <>
      <DetailHead
        title={title}
        since={incident.created_at}
        text={[String(id), incident.store_name].filter(Boolean).join(", ")}
        orderId={id}
      />
      <div className="flex flex-col gap-5 p-4 md:p-5">
        <Facts
          title={t("known")}
          rows={[
            [t("fact.store"), incident.store_name],
            [t("missingCash.amount"), incident.amount === null ? null : money(incident.amount)],
            [t("fact.reason"), isMissingCash ? reasonText(incident.reason) : incident.reason],
            [t("fact.note"), incident.note],
          ]}
        />
        <Pictures of={title} urls={incident.image_full_url} />
        <p className="text-strong">{t(`advice.${kind}`)}</p>
      </div>
      {acts.length > 0 && <DecisionBar acts={acts} busy={busy} />}
    </>
  );
}
