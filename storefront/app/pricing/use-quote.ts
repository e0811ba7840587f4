import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Call } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

export type QuoteInput = StorefrontContract["POST /customer/order/get-Tax"]["input"];
/** Of an order of a store. */
export type CartQuoteInput = Exclude<QuoteInput, { order_type: "parcel" }>;
export type TripQuoteInput = StorefrontContract["POST /rental/user/trip/get-tax"]["input"];

interface Quote {
  receipt: ReceiptResponse;
  /** Kilometres by road, of an order. */
  distance?: number;
}

export interface QuoteOptions {
  /** False while the order is known to be impossible. */
  isAsked: boolean;
  /**
   * True while changes of the cart are on their way, so that the server would price the former one.
   */
  isCartChanging: boolean;
}

const debounceMs = 350;

/**
 * The price of the order, requested again shortly after the input changes; the previous receipt
 * stays meanwhile. `cart` identifies the content of the cart, which the server loads itself.
 */
export function useQuote(input: QuoteInput, cart: string, options: QuoteOptions) {
  return useQuoteOf<QuoteInput>("quote", input, cart, options, (call, debounced) =>
    call("POST /customer/order/get-Tax", debounced),
  );
}

/** The same for the trip in the rental cart. */
export function useTripQuote(input: TripQuoteInput, cart: string, options: QuoteOptions) {
  return useQuoteOf<TripQuoteInput>("trip quote", input, cart, options, (call, debounced) =>
    call("POST /rental/user/trip/get-tax", debounced),
  );
}

/** The same for anything with a price; what else `read` finds out is in `data`. */
export function useQuoteOf<Input, Found extends Quote = Quote>(
  name: string,
  input: Input,
  cart: string,
  { isAsked, isCartChanging }: QuoteOptions,
  read: (call: Call, input: Input) => Promise<Found>,
) {
  const client = useQueryClient();
  const key = JSON.stringify([input, cart]);
  const debouncedKey = useDebounced(key, debounceMs);
  const options = scopedQuery(useScope(), [name, debouncedKey], (call): Promise<Found> => {
    const [debouncedInput]: [Input, string] = JSON.parse(debouncedKey);
    return read(call, debouncedInput);
  });
  const query = useQuery({
    ...options,
    enabled: isAsked && !isCartChanging && key === debouncedKey,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
    gcTime: 0,
  });

  return {
    data: query.data,
    receipt: query.data?.receipt,
    /** Kilometres by road. */
    distance: query.data?.distance,
    error: query.error,
    /** The receipt does not match the current input yet. */
    isPending: key !== debouncedKey || isCartChanging || query.isFetching,
    refetch: () => void query.refetch(),
    /** Replaces the receipt by the one of an error response. */
    replaceReceipt: (receipt: ReceiptResponse) =>
      client.setQueryData(options.queryKey, (quote) => quote && { ...quote, receipt }),
  };
}

/** `value` once it has not changed for `delay` milliseconds. */
function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
