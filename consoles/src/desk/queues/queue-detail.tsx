import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { QueryState } from "../../console/office/query-state.tsx";
import { useDeskClient } from "../desk-client.ts";
import { ConfirmRefundDetail } from "./details/confirm-refund-detail.tsx";
import { DisputeDetail } from "./details/dispute-detail.tsx";
import { IncidentDetail } from "./details/incident-detail.tsx";
import { PaperDetail } from "./details/paper-detail.tsx";
import { PartnerDetail } from "./details/partner-detail.tsx";
import { PaymentDetail } from "./details/payment-detail.tsx";
import { RefundDetail } from "./details/refund-detail.tsx";
import { ReviewDetail } from "./details/review-detail.tsx";
import type { QueueKind } from "./queue-kinds.ts";
import { type QueueData, queueQuery } from "./queues.queries.ts";

interface QueueDetailProps {
  kind: QueueKind;
  id: number;
  onDecided(): void;
}

/** What is open of a queue, with its decision. */
export function QueueDetail({ kind, id, onDecided }: QueueDetailProps) {
  const query = useQuery(queueQuery(useDeskClient(), kind));
  return (
    <QueryState query={query}>
      {(data) => <Found key={`${kind} ${id}`} data={data} id={id} onDecided={onDecided} />}
    </QueryState>
  );
}

function Found({ data, id, onDecided }: { data: QueueData; id: number; onDecided(): void }) {
  const t = useMessages("queues");
  const isIt = (row: { id: number }) => row.id === id;
  if (data.kind === "incidents") {
    const incident = data.rows.find(isIt);
    if (incident) return <IncidentDetail incident={incident} onDecided={onDecided} />;
  } else if (data.kind === "refunds" || data.kind === "disputes") {
    const refund = data.rows.find(isIt);
    const Waiting = data.kind === "refunds" ? ConfirmRefundDetail : DisputeDetail;
    if (refund?.refund_status === "pending" && refund.order) {
      return <RefundDetail {...{ refund, onDecided }} order={refund.order} />;
    }
    if (refund) return <Waiting refund={refund} onDecided={onDecided} />;
  } else if (data.kind === "payments") {
    const payment = data.rows.find(isIt);
    if (payment) return <PaymentDetail payment={payment} onDecided={onDecided} />;
  } else if (data.kind === "partners") {
    const partner = data.rows.find(isIt);
    if (partner) return <PartnerDetail partner={partner} onDecided={onDecided} />;
  } else if (data.kind === "reviews") {
    const review = data.rows.find(isIt);
    if (review) return <ReviewDetail review={review} onDecided={onDecided} />;
  } else {
    const paper = data.rows.find(isIt);
    if (paper) return <PaperDetail paper={paper} onDecided={onDecided} />;
  }
  return <EmptyState icon={CircleCheck} title={t("gone")} text={t("goneText")} />;
}
