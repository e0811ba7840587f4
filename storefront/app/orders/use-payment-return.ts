import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { paymentReturnOf, withoutReturn } from "./payment-return.ts";
import { paymentStageOf, withReturn } from "./payment-stage.ts";
import type { OrderName } from "./use-order-live.ts";

const firstCheckMs = 3000;
const maxCheckMs = 30_000;

type Paid = Pick<Order, "payment_state" | "payment_status">;

interface Returned<What, Key extends readonly unknown[]> {
  /** What is paid; null while it is not known. */
  current: What | null;
  /** Reads it. */
  query: UseQueryOptions<What, Error, What, Key>;
  isChecking(what: What): boolean;
  onChange(what: What): void;
}

/**
 * What is paid as its customer sees it after the gateway's page. While the payment is checked, it
 * is also requested in growing pauses, in case the live updates are interrupted. Once the result is
 * known, the address of the page no longer says how the browser came back.
 */
export function useReturnFromPayment<What extends Paid, Key extends readonly unknown[]>({
  current,
  query: read,
  isChecking: isBeingChecked,
  onChange,
}: Returned<What, Key>): What | null {
  const t = useMessages("orders");
  const [query, setQuery] = useSearchParams();
  const returned = paymentReturnOf(query);
  const shown = current && withReturn(current, returned);
  const isChecking = shown !== null && isBeingChecked(shown);

  const { data } = useQuery({
    ...read,
    enabled: isChecking,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      Math.min(maxCheckMs, firstCheckMs * 1.5 ** state.dataUpdateCount),
  });
  const showResponse = useEffectEvent((response: What) => {
    if (isChecking) onChange(response);
  });
  useEffect(() => {
    if (data) showResponse(data);
  }, [data]);

  const isDecided = returned !== null && shown !== null && !isChecking;
  const showResult = useEffectEvent(() => {
    if (!shown) return;
    if (shown.payment_status === "paid") toast.success(t("pay.received"));
    if (shown.payment_state === "succeeded" && shown.payment_status === "refunded") {
      toast.info(t("pay.returned"));
    }
    setQuery(withoutReturn(query), { replace: true });
  });
  useEffect(() => {
    if (isDecided) showResult();
  }, [isDecided]);

  return shown;
}

/** The order as its customer sees it after the gateway's page. */
export function usePaymentReturn(
  order: Order | null,
  name: OrderName,
  onChange: (order: Order) => void,
): Order | null {
  return useReturnFromPayment({
    current: order,
    query: endpointQuery(useAccountScope(), "GET /customer/order/track", name),
    isChecking: (shown) => paymentStageOf(shown) === "checking",
    onChange,
  });
}
