import { ApiError } from "@errand/core/api-error";
import { useState } from "react";
import type { useQuote } from "../pricing/use-quote.ts";
import type { KnownTotal } from "./use-payment.ts";

type Quoted = Pick<ReturnType<typeof useQuote>, "receipt" | "error">;

/**
 * What is known of the total, which decides how the order can be paid. `updateTotal` reads it from
 * the quote, which in turn depends on how the order is paid; call it while rendering.
 */
export function useKnownTotal() {
  const [known, setKnown] = useState<KnownTotal>({ total: null, isOverCashLimit: false });

  function updateTotal(quote: Quoted, fallback: number | null) {
    const learned = knownTotal(known, quote, fallback);
    const isNew =
      learned.total !== known.total || learned.isOverCashLimit !== known.isOverCashLimit;
    if (isNew) setKnown(learned);
  }

  return { known, updateTotal };
}

/** The total of the receipt; after an error the last one, or the fallback, which is near it. */
function knownTotal(
  known: KnownTotal,
  { receipt, error }: Quoted,
  fallback: number | null,
): KnownTotal {
  if (receipt) return { total: receipt.total, isOverCashLimit: false };
  if (!(error instanceof ApiError)) return known;
  const isOverCashLimit = known.isOverCashLimit || error.find("cod_maximum") !== undefined;
  return { total: known.total ?? fallback, isOverCashLimit };
}
