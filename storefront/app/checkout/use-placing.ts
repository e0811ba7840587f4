import { ApiError } from "@errand/core/api-error";
import { useQueryClient } from "@tanstack/react-query";
import type { useQuote } from "../pricing/use-quote.ts";
import { reloadFullSlots } from "./use-full-slots.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useRefusals } from "./use-refusals.ts";

/** Places what was quoted, and keeps what speaks against it until the order is changed. */
export function usePlacing(
  kind: "order" | "parcel",
  quote: ReturnType<typeof useQuote>,
  clearDraft: () => void,
) {
  const client = useQueryClient();
  const { onRefused, ...refusals } = useRefusals(kind, quote);
  const { isPlacing, place } = usePlaceOrder({
    onRefused(error) {
      if (error instanceof ApiError && error.find("schedule_at")) reloadFullSlots(client);
      onRefused(error);
    },
    clearDraft,
  });
  return { place, isPlacing, ...refusals };
}
