import type { Order } from "@errand/core/orders/orders.types";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { reportError } from "../api/report-error.ts";
import { takeArrival } from "./pay-on-arrival.ts";
import { startPayment } from "./start-payment.ts";
import type { OrderName } from "./use-order-live.ts";

/** Leads to the page of a gateway; at once for an order that was just placed with it. */
export function useStartPayment(name: OrderName, onChange: (order: Order) => void) {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    networkMode: "always",
    mutationFn: (gateway: string) => startPayment(name, gateway),
    onSuccess: (link) => location.assign(link),
    onError: async (error) => {
      if (reasonsOf(error).length === 0) reportError(error);
      // Paid or canceled meanwhile, for example on another device.
      if (!(error instanceof ApiError) || !error.find("order_status")) return;
      onChange(await call("GET /customer/order/track", name));
    },
  });
  const isStarting = isPending || isSuccess;

  // The browser may show this page as it was left, when the customer goes back from the gateway's.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShown);
    return () => window.removeEventListener("pageshow", onShown);
  }, [reset]);

  const { order_id } = name;
  useEffect(() => {
    const gateway = takeArrival(order_id);
    if (gateway !== null) mutate(gateway);
  }, [mutate, order_id]);

  return {
    isStarting,
    reasons: reasonsOf(error),
    start: (gateway: string) => !isStarting && mutate(gateway),
  };
}

/** Why the server starts no payment; empty when it did not say. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.map(({ message }) => message).filter((message) => message !== "");
}
