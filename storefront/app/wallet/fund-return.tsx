import { isUndecided } from "@errand/core/payments/payment-states";
import { classNames } from "@errand/ui/class-names.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery, everyScope } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";
import {
  type PaymentReturn,
  paymentResult,
  paymentReturnOf,
  resultLooks,
  withoutReturn,
} from "../orders/payment-return.ts";
import { AddFund } from "./add-fund.tsx";

const firstCheckMs = 3000;
const maxCheckMs = 30_000;

/**
 * How a payment into the wallet went, for a customer who returns from the gateway (contract 4.6).
 */
export function FundReturn() {
  const [query] = useSearchParams();
  const returned = paymentReturnOf(query);
  return returned && <Notice key={returned.paymentId} {...returned} />;
}

function Notice({ paymentId, flag }: PaymentReturn) {
  const t = useMessages("wallet");
  const money = useMoney();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /payment/status", { payment_id: paymentId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isUndecided(state.data.state)
        ? Math.min(maxCheckMs, firstCheckMs * 1.5 ** state.dataUpdateCount)
        : false,
  });
  const result = data && paymentResult(data.state, flag);
  const isReceived = result === "succeeded";
  useEffect(() => {
    if (!isReceived) return;
    void client.invalidateQueries(everyScope("GET /customer/info"));
    void client.invalidateQueries(everyScope("GET /customer/wallet/transactions"));
  }, [isReceived, client]);

  return (
    <div
      role="status"
      className={classNames(
        "flex items-center gap-3 rounded-control py-2 ps-4 pe-2 font-medium empty:hidden",
        result && resultLooks[result],
      )}
    >
      {result && (
        <>
          {result === "checking" && <Spinner className="size-5 shrink-0" />}
          <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1.5">
            <p>
              {t(`return.${data.state === "failed" ? "declined" : result}`, {
                amount: money(data.amount),
              })}
            </p>
            {result === "failed" && (
              <AddFund amount={data.amount} variant="outline" size="sm">
                {t("return.again")}
              </AddFund>
            )}
          </div>
          {result !== "checking" && (
            <IconButton
              label={t("return.close")}
              onClick={() => setQuery(withoutReturn(query), { replace: true })}
              icon={X}
            />
          )}
        </>
      )}
    </div>
  );
}
