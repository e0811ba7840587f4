import { ApiError } from "@errand/core/api-error";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { keepPreviousData, useMutation, useQueries, useQuery } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMomentText } from "../rental/use-moment-text.ts";
import type { TripSectionProps } from "./trip-section-props.ts";
import type { TripName } from "./use-trip-live.ts";

/** What is to change of a booked trip; the rest stays. */
export type TripChange = Omit<
  StorefrontContract["POST /rental/user/trip/change/quote"]["input"],
  keyof TripName | "guest_id"
>;

const quoteOptions = { retry: false, gcTime: 0, staleTime: 20_000 };

function quoteQuery(scope: ReturnType<typeof useAccountScope>, name: TripName, change: TripChange) {
  return scopedQuery(scope, ["trip change", name, change], (read) =>
    read("POST /rental/user/trip/change/quote", { ...name, ...change }),
  );
}

/** What a trip costs after each of these changes; undefined where it is not possible. */
export function useTripChangeQuotes(name: TripName, changes: TripChange[]) {
  const scope = useAccountScope();
  const queries = changes.map((change) => ({
    ...quoteQuery(scope, name, change),
    ...quoteOptions,
  }));
  return useQueries({ queries });
}

/** What a trip costs after a change; read when `change` is not null. */
export function useTripChangeQuote(name: TripName, change: TripChange | null) {
  const query = useQuery({
    ...quoteQuery(useAccountScope(), name, change ?? {}),
    ...quoteOptions,
    enabled: change !== null,
    placeholderData: keepPreviousData,
  });
  return {
    /** Of an earlier change while `isPending`. */
    quote: change === null || query.isError ? undefined : query.data,
    error: change === null ? null : query.error,
    isPending: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** Makes a change at the amount that the customer saw. */
export function useChangeBookedTrip(
  { name, onChange }: Pick<TripSectionProps, "name" | "onChange">,
  { onDone, onRefused }: { onDone(): void; onRefused(): void },
) {
  return useMutation({
    networkMode: "always",
    mutationFn: ({ change, amount }: { change: TripChange; amount: number }) =>
      call("POST /rental/user/trip/change", { ...name, ...change, trip_amount: amount }),
    onSuccess: ({ message, trip }) => {
      toast.success(message);
      onChange(trip);
      onDone();
    },
    onError: async (error) => {
      const isExpected = error instanceof ApiError && error.status === 409;
      if (!isExpected) return reportError(error);
      onRefused();
      onChange(await call("GET /rental/user/trip/get-trip-details", name));
    },
  });
}

/** Why a change is not possible, in the words of the server, and when it would be. */
export function useChangeRefusals(): (error: unknown) => string[] {
  const t = useMessages("trips");
  const momentText = useMomentText();
  return (error) => {
    if (!(error instanceof ApiError)) return error ? [t("changing.loadError")] : [];
    return error.errors.map(({ code, message, data }) => {
      const next = code === "vehicle_unavailable" && data?.next_free_at;
      return typeof next === "string"
        ? t("changing.freeAgain", { message, moment: momentText(next) })
        : message;
    });
  };
}
