import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { RunQuote } from "@errand/core/runs/runs.contract";
import { type QuoteOptions, useQuoteOf } from "../pricing/use-quote.ts";
import { combineReceipts, type NamedStop } from "./combined-receipt.ts";
import type { RunQuoteInput } from "./run-input.ts";

interface QuotedRun {
  receipt: ReceiptResponse;
  run: RunQuote;
}

/** What the run costs and when it comes, as `useQuote` says it of an order. */
export function useRunQuote(
  input: RunQuoteInput,
  stops: readonly NamedStop[],
  cart: string,
  options: QuoteOptions,
) {
  const { data, ...quote } = useQuoteOf<RunQuoteInput, QuotedRun>(
    "run quote",
    input,
    cart,
    options,
    async (call, debounced) => {
      const run = await call("POST /customer/run/quote", debounced);
      return { run, receipt: combineReceipts(run.receipts, stops) };
    },
  );
  return { ...quote, run: data?.run };
}
