import type { StoreContract } from "@errand/core/contract.store";
import { Badge } from "@errand/ui/badge.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { DisputeForm } from "./dispute-form.tsx";

type Refund = StoreContract["GET /store/refunds"]["reply"]["refunds"][number];

/**
 * The refunds that the store or provider bears, each to be accepted or disputed within three days.
 */
export function Refunds() {
  const t = useMessages("store-money");
  const { endpointQuery, scope } = useStoreClient();
  const { data, isError, refetch } = useQuery(
    endpointQuery(scope, "GET /store/refunds", { limit: 20, offset: 1 }),
  );
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data || data.refunds.length === 0) return null;
  return (
    <section className="border-b border-line p-4">
      <h2 className="mb-2 text-body font-bold">{t("refundList")}</h2>
      <ul className="divide-y divide-line">
        {data.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  const t = useMessages("store-money");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const now = useNow(60_000);
  const [isDisputing, setDisputing] = useState(false);
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () => call("POST /store/refunds/{id}/accept", { id: refund.id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queries.invalidateQueries(everyScope("GET /store/refunds"));
    },
    onError: reportError,
  });
  const canAnswer = refund.dispute === null && now < Date.parse(refund.answer_until);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex items-start justify-between gap-3">
        <Link
          to={`/vendor/${refund.kind === "trip" ? "office/trips" : "orders"}/${refund.order_id}`}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {t(refund.kind === "trip" ? "refundOfTrip" : "refundOf", {
            ...{ amount: money(refund.refund_amount), id: String(refund.order_id) },
          })}
        </Link>
        {refund.dispute && <Badge>{t(`state.${refund.dispute.state}`)}</Badge>}
      </p>
      {refund.customer_note && <p className="wrap-anywhere text-strong">{refund.customer_note}</p>}
      {refund.dispute?.admin_note && (
        <p className="wrap-anywhere text-strong">{refund.dispute.admin_note}</p>
      )}
      {canAnswer && (
        <>
          <p className="text-strong">
            {t("answerUntil", {
              time: `${date(refund.answer_until)}, ${clock(refund.answer_until)}`,
            })}
          </p>
          {isDisputing ? (
            <DisputeForm refundId={refund.id} onClose={() => setDisputing(false)} />
          ) : (
            <p className="flex gap-2">
              <OfficeButton tone="ink" onClick={() => setDisputing(true)}>
                {t("dispute")}
              </OfficeButton>
              <OfficeButton isBusy={accept.isPending} onClick={() => accept.mutate()}>
                {t("accept")}
              </OfficeButton>
            </p>
          )}
        </>
      )}
    </li>
  );
}
