import { ApiError, isConnectionError } from "@errand/core/api-error";
import type { ErrorResponse } from "@errand/core/errors";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { reportError } from "@errand/ui/report-error.ts";
import { useState } from "react";
import type { useQuote } from "../pricing/use-quote.ts";
import { type AttemptKind, openAttempt } from "./attempt.ts";
import { isCouponError } from "./error-section.ts";
import { newReceiptOf } from "./price-change.ts";

type Quoted = Pick<ReturnType<typeof useQuote>, "receipt" | "replaceReceipt">;

/** What spoke against the last attempt to place or to book what was quoted, until it is changed. */
export function useRefusals(
  kind: AttemptKind,
  quote: Quoted,
  findReceipt: (changed: ErrorResponse | undefined) => ReceiptResponse | null = newReceiptOf,
) {
  const [refused, setRefused] = useState<ErrorResponse[]>([]);
  /**
   * What the customer ordered by, when the server had another price; null after a change of the
   * order.
   */
  const [refusedReceipt, setRefusedReceipt] = useState<ReceiptResponse | null>(null);
  const [isLost, setLost] = useState(() => openAttempt(kind)?.state === "lost");
  return {
    isLost,
    /** The errors of the last press. */
    refused,
    /** The price that the customer agreed to and the one of now; null while they are the same. */
    priceChange:
      refusedReceipt && quote.receipt && refusedReceipt.total !== quote.receipt.total
        ? { before: refusedReceipt, now: quote.receipt }
        : null,
    onRefused(error: unknown) {
      setLost(isConnectionError(error));
      const changed = error instanceof ApiError ? error.find("price_changed") : undefined;
      const receipt = findReceipt(changed);
      const others =
        error instanceof ApiError ? error.errors.filter((each) => each !== changed) : [];
      // Without its coupon the order has another price, which the next quote says.
      if (receipt || others.some(isCouponError)) setRefusedReceipt(quote.receipt ?? null);
      if (receipt) quote.replaceReceipt(receipt);
      setRefused(others);
      reportError(error);
    },
    clearRefusals() {
      setRefused([]);
      setRefusedReceipt(null);
    },
  };
}
