import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { Facts } from "../list/facts.tsx";
import type { DeskRefund } from "../refunds/use-waiting-refund.ts";
import { WaitingRefund } from "../refunds/waiting-refund.tsx";
import type { DeskTrip, TripRefundable } from "./trip.types.ts";
import { TripRefundDialog } from "./trip-refund-dialog.tsx";
import { useMomentText } from "./use-moment-text.ts";
import { useTripAct } from "./use-trip-act.ts";

/** What the desk has returned of a trip that is over, and what is left to return. */
export function TripRefund({ trip }: { trip: DeskTrip }) {
  const me = useMember();
  const { endpointQuery, scope } = useDeskClient();
  const { id, trip_status: status } = trip;
  const isShown =
    (status === "completed" || status === "canceled") && isPermitted(me, "refunds", true);
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/trips/{id}/refundable", { id }),
    enabled: isShown,
  });
  if (!isShown) return null;
  return (
    <QueryState query={query}>
      {(refundable) => <Returned trip={trip} refundable={refundable} />}
    </QueryState>
  );
}

function Returned({ trip, refundable }: { trip: DeskTrip; refundable: TripRefundable }) {
  const t = useMessages("desk-trips");
  const money = useMoney();
  const moment = useMomentText();
  const mayWrite = isPermitted(useMember(), "refunds", false);
  const [isAsking, setAsking] = useState(false);
  const { busy, run } = useTripAct();
  const { left, payments, refunds } = refundable;
  const isWaiting = (refund: DeskRefund) => refund.refund_status === "to_confirm";
  return (
    <section aria-label={t("refund.title")} className="flex min-w-0 flex-col gap-3">
      <Facts
        title={t("refund.title")}
        rows={[
          ...refunds
            .filter((refund) => !isWaiting(refund))
            .map(
              (refund) =>
                [
                  moment(refund.created_at),
                  t("refund.row", {
                    amount: money(refund.refund_amount),
                    bearer: t(
                      `refund.bearer.${refund.borne_by === "store" ? "store" : "platform"}`,
                    ),
                    reason: refund.customer_reason,
                  }),
                ] as const,
            ),
          [t("refund.left"), left > 0 ? money(left) : t("refund.nothing")],
          ...(payments.length > 1
            ? payments.map(
                ({ payment_method: method, left: ofPayment }) =>
                  [t("refund.ofPayment", { method }), money(ofPayment)] as const,
              )
            : []),
        ]}
      />
      {refunds.filter(isWaiting).map((refund) => (
        <WaitingRefund key={refund.id} {...{ refund, busy, run }} />
      ))}
      {left > 0 && mayWrite && (
        <OfficeButton tone="outline" className="self-start" onClick={() => setAsking(true)}>
          {t("refund.open")}
        </OfficeButton>
      )}
      {isAsking && <TripRefundDialog trip={trip} left={left} onClose={() => setAsking(false)} />}
    </section>
  );
}
