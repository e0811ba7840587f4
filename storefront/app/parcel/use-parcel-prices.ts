import { ApiError } from "@errand/core/api-error";
import type { OfferedParcelCategory, ParcelService } from "@errand/core/orders/parcel.types";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LocatedAddress } from "../addresses/use-address-check.ts";
import type { Reply } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";

type Rates = Reply<"POST /shipping/rates">;

/** What sending costs in all. */
export interface WholePrice {
  amount: number;
  /** The least one, before both addresses are known. */
  isLeast: boolean;
}

/**
 * The whole price of each category and service between two located addresses; the last ones while
 * new ones load, and the least ones before both are known.
 */
export function useParcelPrices(
  from: LocatedAddress,
  to: LocatedAddress,
  categories: OfferedParcelCategory[] | undefined,
) {
  const input = from.point &&
    to.point && {
      from: shipPoint(from, from.point),
      to: shipPoint(to, to.point),
      // Every category carries the included weight.
      items: [{ name: "-" }],
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
  const data = (input && !errors && query.data) || null;

  return {
    isPending: Boolean(input) && query.isFetching,
    refusedFrom: errors?.find("zone")?.message,
    refusedTo: errors?.find("receiver_zone")?.message,
    /** Kilometres by road; null before both addresses are known. */
    distance: data?.distance ?? null,
    /** Null while nothing is known; without a category the price of the cheapest one. */
    priceOf(categoryId: number | null, service: ParcelService): WholePrice | null {
      const whole = (data?.categories ?? []).filter(
        (each) => categoryId === null || each.parcel_category_id === categoryId,
      );
      if (whole.length > 0) {
        const totals = whole.map((each) => each[`${service}_total`]);
        return { amount: Math.min(...totals), isLeast: totals.length > 1 };
      }
      const least = (categories ?? []).flatMap(({ id, least_total, least_express_total }) => {
        if (categoryId !== null && id !== categoryId) return [];
        return service === "express" ? least_express_total : least_total;
      });
      return least.length > 0 ? { amount: Math.min(...least), isLeast: true } : null;
    },
    /** Minutes to the receiver's door; null before both addresses are known. */
    minutesOf(service: ParcelService): { min: number; max: number } | null {
      const rate = data?.rates.find((each) => each.service === service);
      return rate ? { min: rate.min_minutes, max: rate.max_minutes } : null;
    },
  };
}

export type ParcelPrices = ReturnType<typeof useParcelPrices>;

function shipPoint({ address }: LocatedAddress, { lat, lng }: { lat: number; lng: number }) {
  return { address: address.trim() || "-", latitude: lat, longitude: lng };
}
