import { newKey } from "@errand/client/create-client.ts";
import { pageLoad } from "@errand/client/page-load.ts";
import { mayHaveArrived } from "@errand/core/api-error";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../api/call.ts";

export interface Funds {
  amount: number;
  gateway: string;
}

/** Starts a payment into the wallet and leads to the page of the gateway. */
export function useAddFund() {
  // The same payment is tried with the same key while no response came, so that one payment is
  // started.
  const attempt = useRef<(Funds & { key: string }) | null>(null);
  const { mutateAsync, reset, isPending, isSuccess } = useMutation({
    networkMode: "always",
    mutationFn: async ({ amount, gateway }: Funds) => {
      const last = attempt.current;
      const isSame = last?.amount === amount && last.gateway === gateway;
      const key = isSame ? last.key : newKey();
      attempt.current = { amount, gateway, key };
      try {
        return await call(
          "POST /customer/wallet/add-fund",
          {
            amount,
            payment_method: gateway,
            payment_platform: "web",
            callback: `${location.origin}/profile?page=wallet`,
          },
          { key },
        );
      } catch (error) {
        if (!mayHaveArrived(error)) attempt.current = null;
        throw error;
      }
    },
    onSuccess: ({ redirect_link }) => pageLoad.open(redirect_link),
  });

  // The browser may show this page as it was left, when the customer goes back from the gateway's.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      attempt.current = null;
      reset();
    };
    window.addEventListener("pageshow", onShown);
    return () => window.removeEventListener("pageshow", onShown);
  }, [reset]);

  return { isStarting: isPending || isSuccess, start: mutateAsync };
}
