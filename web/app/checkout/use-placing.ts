import type { ErrorResponse } from "@errand/core/errors";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, isConnectionError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import type { useQuote } from "../pricing/use-quote.ts";
import { openAttempt } from "./attempt.ts";
import { isCouponError } from "./error-section.ts";
import type { OrderKind } from "./order-input.ts";
import { newReceiptOf } from "./price-change.ts";
import { reloadFullSlots } from "./use-full-slots.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** Places what was quoted, and keeps what speaks against it until the order is changed. */
export function usePlacing(
  kind: OrderKind,
  quote: ReturnType<typeof useQuote>,
  clearDraft: () => void,
) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<ErrorResponse[]>([]);
  /** What the customer ordered by, when the server had another price; null after a change of the order. */
  const [refusedReceipt, setRefusedReceipt] = useState<ReceiptResponse | null>(null);
  const [isLost, setLost] = useState(() => openAttempt(kind)?.state === "lost");
  const { isPlacing, place } = usePlaceOrder({
    onRefused(error) {
      setLost(isConnectionError(error));
      if (error instanceof ApiError && error.find("schedule_at")) reloadFullSlots(client);
      const changed = error instanceof ApiError ? error.find("price_changed") : undefined;
      const receipt = newReceiptOf(changed);
      const others =
        error instanceof ApiError ? error.errors.filter((each) => each !== changed) : [];
      // Without its coupon the order has another price, which the next quote says.
      if (receipt || others.some(isCouponError)) setRefusedReceipt(quote.receipt ?? null);
      if (receipt) quote.replaceReceipt(receipt);
      setRefused(others);
      reportError(error);
    },
    clearDraft,
  });
  return {
    place,
    isPlacing,
    isLost,
    /** The errors of the last press. */
    refused,
    /** The price that the customer agreed to and the one of now; null while they are the same. */
    priceChange:
      refusedReceipt && quote.receipt && refusedReceipt.total !== quote.receipt.total
        ? { before: refusedReceipt, now: quote.receipt }
        : null,
    clearRefusals() {
      setRefused([]);
      setRefusedReceipt(null);
    },
  };
}
