import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { piecesOf, type RefundChoice } from "./refund-choice.ts";
import type { OrderName } from "./use-order-live.ts";

export interface RefundValues {
  choice: RefundChoice;
  reason: string | null;
  note: string;
  method: "wallet" | "manual";
  pictures: File[];
}

/** What is left of an order and its lines, read each time the dialog opens. */
export function useRefundable(name: OrderName, isOpen: boolean) {
  const scope = useAccountScope();
  const refundable = useQuery({
    ...endpointQuery(scope, "GET /customer/order/refundable", name),
    enabled: isOpen,
    staleTime: 0,
  });
  const details = useQuery({
    ...endpointQuery(scope, "GET /customer/order/details", name),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    refundable: refundable.data,
    details: details.data,
    isError: refundable.isError || details.isError,
    retry: () => void Promise.all([refundable.refetch(), details.refetch()]),
  };
}

/** Sends a request for a refund. */
export function useRefundRequest(
  name: OrderName,
  { onRequested, onClose }: { onRequested(order: Order): void; onClose(): void },
) {
  const client = useQueryClient();
  const refundable = endpointQuery(useAccountScope(), "GET /customer/order/refundable", name);
  return useMutation({
    mutationFn: ({ choice, reason, note, method, pictures }: RefundValues) =>
      call("POST /customer/order/refund-request", {
        ...name,
        lines: choice.isWhole
          ? undefined
          : piecesOf(choice).map(({ id, quantity }) => ({ detail_id: id, quantity })),
        customer_reason: reason ?? "",
        customer_note: note.trim() === "" ? undefined : note.trim(),
        refund_method: method,
        image: pictures.length === 0 ? undefined : pictures,
      }),
    onSuccess: ({ message, order }) => {
      toast.success(message);
      onRequested(order);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // Not awaited: the customer should read the reason now, not after what is left is read again.
      void client.invalidateQueries(refundable);
      // It was requested on another device, the time is over, or the shop no longer takes requests.
      const codes = ["refund", "order_status", "feature_off"] as const;
      if (error instanceof ApiError && codes.some((code) => error.find(code))) onClose();
    },
  });
}
