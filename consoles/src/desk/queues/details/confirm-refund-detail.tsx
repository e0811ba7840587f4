import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { Facts } from "../../list/facts.tsx";
import { useWaitingRefund } from "../../refunds/use-waiting-refund.ts";
import { useMomentText } from "../../trips/use-moment-text.ts";
import { type Act, DecisionBar } from "../decision-bar.tsx";
import { DetailHead } from "../detail-head.tsx";
import { Pictures } from "../pictures.tsx";
import type { RefundRow } from "../queues.queries.ts";
import { useDecide } from "../use-decide.ts";

interface ConfirmRefundDetailProps {
  refund: RefundRow;
  onDecided(): void;
}

/** What a colleague wants to return, and a second person has to confirm. */
export function ConfirmRefundDetail({ refund, onDecided }: ConfirmRefundDetailProps) {
  const t = useMessages("queues");
  const trips = useMessages("desk-trips");
  const moment = useMomentText();
  const money = useMoney();
  const { busy, decide } = useDecide(onDecided);
  const { isOwn, mayChange, confirm, withdraw } = useWaitingRefund(refund);
  const { order, trip, proposal } = refund;
  const amount = money(refund.refund_amount);
  const bearer = t(`refund.bearer.${refund.borne_by ?? "platform"}`);
  const takeBack: Act = {
    ...{ name: "withdraw", label: t("refund.withdraw"), shortcut: "W" },
    run: () => decide("withdraw", withdraw),
  };
  const agree: Act = {
    ...{ name: "confirm", label: t("refund.confirm", { amount }), shortcut: "Enter" },
    run: () => decide("confirm", confirm),
  };
  return (
    <>
      <DetailHead
        title={t("refund.title", { amount })}
        since={proposal?.at ?? refund.created_at}
        text={[String(order?.id ?? trip?.id), (order?.store ?? trip?.provider)?.name]
          .filter(Boolean)
          .join(", ")}
        orderId={order?.id}
        tripId={trip?.id}
      />
      <div className="flex flex-col gap-5 p-4 md:p-5">
        <Facts
          title={t("refund.toConfirm")}
          rows={[
            [t("refund.by"), proposal?.by.name ?? null],
            [
              t("refund.trip"),
              trip && `${moment(trip.pickup_time)}, ${trips(`status.${trip.trip_status}`)}`,
            ],
            [t("fact.reason"), refund.customer_reason],
            [t("fact.note"), refund.admin_note],
            [t("refund.to"), proposal?.method && t(`refund.way.${proposal.method}`)],
            [t("refund.borneBy"), bearer],
            [t("refund.delivery"), refund.delivery_amount > 0 && money(refund.delivery_amount)],
          ]}
        />
        <Pictures of={refund.customer_reason} urls={refund.image_full_url} />
      </div>
      {mayChange && (
        <DecisionBar
          text={isOwn ? t("refund.ownDecision") : t("refund.effect", { amount, bearer })}
          busy={busy}
          acts={isOwn ? [takeBack] : [agree, takeBack]}
        />
      )}
    </>
  );
}
