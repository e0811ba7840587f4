import { ApiError } from "@errand/core/api-error";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LocatedAddress } from "../addresses/use-address-check.ts";
import type { Reply } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

export type Rates = Reply<"POST /shipping/rates">;

/**
 * The whole prices of both services between two located addresses; the last ones while new ones
 * load.
 */
export function useRates(
  from: LocatedAddress,
  to: LocatedAddress,
  category: { id: number; name: string } | undefined,
) {
  const input = category &&
    from.point &&
    to.point && {
      from: shipPoint(from, from.point),
      to: shipPoint(to, to.point),
      items: [{ name: category.name }],
      parcel_category_id: category.id,
    };
  const query = useQuery({
    ...scopedQuery(
      useScope(),
      ["shipping rates", input],
      async (call): Promise<Rates | null> => (input ? call("POST /shipping/rates", input) : null),
    ),
    enabled: Boolean(input),
    placeholderData: keepPreviousData,
  });
  const errors = query.error instanceof ApiError ? query.error : null;
  return {
    data: input && !errors ? query.data : null,
    isPending: query.isFetching,
    refusedFrom: errors?.find("zone")?.message,
    refusedTo: errors?.find("receiver_zone")?.message,
  };
}

function shipPoint({ address }: LocatedAddress, { lat, lng }: { lat: number; lng: number }) {
  return { address: address.trim() || "-", latitude: lat, longitude: lng };
}
