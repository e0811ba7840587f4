import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Reply } from "../api/api-request.ts";
import { scopedQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import type { QuoteInput } from "./placing.ts";

type Quote = Reply<"POST /customer/order/get-Tax">;

const pause = 350;

/**
 * What the order would cost, asked again a moment after something has changed; the receipt from
 * before stays in the meantime. `cart` says what is in it, since the server reads it for itself;
 * nothing is asked while it is known that the order would be refused.
 */
export function useQuote(input: QuoteInput, cart: string, isAsked: boolean) {
  const client = useQueryClient();
  const wanted = JSON.stringify([input, cart]);
  const settled = useSettled(wanted, pause);
  const asking = scopedQuery(useScope(), ["quote", settled], (call): Promise<Quote> => {
    const [asked]: [QuoteInput, string] = JSON.parse(settled);
    return call("POST /customer/order/get-Tax", asked);
  });
  const query = useQuery({
    ...asking,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
    gcTime: 0,
  });

  return {
    receipt: query.data?.receipt,
    error: query.error,
    /** The receipt is not yet the one of what is chosen now. */
    isPending: wanted !== settled || query.isFetching,
    refetch: () => void query.refetch(),
    /** Takes over the receipt that a refusal brought along. */
    replaceReceipt: (receipt: Quote["receipt"]) =>
      client.setQueryData(asking.queryKey, (quote) => quote && { ...quote, receipt }),
  };
}

/** `value` once it has stood still for a moment. */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
