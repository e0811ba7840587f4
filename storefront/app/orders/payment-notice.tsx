import { isUndecided } from "@errand/core/payments/payment-states";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import {
  type PaymentReturn,
  paymentResult,
  paymentReturnOf,
  resultLooks,
} from "./payment-return.ts";

const checkEveryMs = 5000;

/**
 * How the payment went, for a browser that returns from the gateway and does not know the order.
 */
export function PaymentNotice() {
  const [query] = useSearchParams();
  const returned = paymentReturnOf(query);
  return returned && <Notice {...returned} />;
}

function Notice({ paymentId, flag }: PaymentReturn) {
  const t = useMessages("orders");
  const input = { payment_id: paymentId };
  const { data } = useQuery({
    ...endpointQuery(useAccountScope(), "GET /payment/status", input),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isUndecided(state.data.state) ? checkEveryMs : false,
  });
  const key = data && paymentResult(data.state, flag);
  return (
    <p
      role="status"
      className={classNames(
        "mt-4 rounded-control px-4 py-3 font-medium empty:hidden",
        key && resultLooks[key],
      )}
    >
      {key && t(`pay.notice.${key}`)}
    </p>
  );
}
