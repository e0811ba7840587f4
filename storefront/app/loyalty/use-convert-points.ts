import { newKey } from "@errand/client/create-client.ts";
import { mayHaveArrived } from "@errand/core/api-error";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";

/** Converts points to money in the wallet. */
export function useConvertPoints() {
  const client = useQueryClient();
  // The same conversion is tried with the same key while no response came, so that it happens once.
  const attempt = useRef<{ points: number; key: string } | null>(null);
  return useMutation({
    networkMode: "always",
    mutationFn: async (points: number) => {
      const last = attempt.current;
      const key = last?.points === points ? last.key : newKey();
      attempt.current = { points, key };
      try {
        const response = await call(
          "POST /customer/loyalty-point/point-transfer",
          { point: points },
          { key },
        );
        attempt.current = null;
        return response;
      } catch (error) {
        if (!mayHaveArrived(error)) attempt.current = null;
        throw error;
      }
    },
    onSuccess: ({ message }) => {
      toast.success(message);
      void client.invalidateQueries(everyScope("GET /customer/info"));
      void client.invalidateQueries(everyScope("GET /customer/loyalty-point/transactions"));
      void client.invalidateQueries(everyScope("GET /customer/wallet/transactions"));
    },
  });
}
