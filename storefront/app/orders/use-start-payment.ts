import { pageLoad } from "@errand/client/page-load.ts";
import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { call } from "../api/call.ts";
import { orderArrival } from "./pay-on-arrival.ts";
import { startPayment } from "./start-payment.ts";
import type { OrderName } from "./use-order-live.ts";

interface PaymentStart<Choice> {
  /**
   * Starts the payment; resolves to the page on which to pay, or to null when there is none to
   * open.
   */
  start(choice: Choice): Promise<string | null>;
  /** The choice for an order that was just placed. */
  takeArrival(): Choice | null;
  onRefused(error: unknown): Promise<void>;
}

/** Leads to the page on which to pay; at once for an order that was just placed. */
export function usePaymentStart<Choice>({ start, takeArrival, onRefused }: PaymentStart<Choice>) {
  const { mutate, reset, error, isPending, data } = useMutation({
    networkMode: "always",
    mutationFn: start,
    onSuccess: (link) => {
      if (link !== null) pageLoad.open(link);
    },
    onError: async (error) => {
      if (reasonsOf(error).length === 0) reportError(error);
      await onRefused(error);
    },
  });
  const isStarting = isPending || typeof data === "string";

  // The browser may show this page as it was left, when the customer goes back from the gateway's.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShown);
    return () => window.removeEventListener("pageshow", onShown);
  }, [reset]);

  const startOnArrival = useEffectEvent(() => {
    const choice = takeArrival();
    if (choice !== null) mutate(choice);
  });
  useEffect(() => startOnArrival(), []);

  return {
    isStarting,
    reasons: reasonsOf(error),
    start: (choice: Choice) => !isStarting && mutate(choice),
  };
}

/** Pays an order by one of the gateways. */
export function useStartPayment(name: OrderName, onChange: (order: Order) => void) {
  const { order_id } = name;
  return usePaymentStart<string>({
    start: async (gateway) => {
      const pay = (key: string) =>
        call(
          "POST /customer/order/pay",
          {
            ...name,
            payment_method: gateway,
            payment_platform: "web",
            callback: `${location.origin}/track-order?order_id=${order_id}`,
          },
          { key },
        );
      return (await startPayment(order_id, gateway, pay)).link;
    },
    takeArrival: () => orderArrival.take(order_id),
    onRefused: async (error) => {
      // Paid or canceled meanwhile, for example on another device.
      if (!(error instanceof ApiError) || !error.find("order_status")) return;
      onChange(await call("GET /customer/order/track", name));
    },
  });
}

/** Why the server starts no payment; empty when it did not say. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.map(({ message }) => message).filter((message) => message !== "");
}
