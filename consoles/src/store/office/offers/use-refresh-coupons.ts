import { useQueryClient } from "@tanstack/react-query";
import { useStoreClient } from "../../store-client.ts";

/** Reads the coupons again. */
export function useRefreshCoupons(): () => Promise<void> {
  const { everyScope } = useStoreClient();
  const queries = useQueryClient();
  return () => queries.invalidateQueries(everyScope("GET /store/coupons"));
}
