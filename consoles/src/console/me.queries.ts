import type { Config } from "@errand/core/config/config.contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConsole } from "./console.ts";

/** The member of the staff who is signed in. */
export function useMe() {
  const { api } = useConsole();
  return useQuery({ queryKey: ["me"], queryFn: api.readMe });
}

/**
 * Returns a function that reads the member again. A second `useMe` would do that whenever it
 * appears, because a query that failed is stale.
 */
export function useReadMeAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["me"] });
}

/**
 * A secret for an authenticator app; each page that asks gets a new one, in place of the former.
 */
export function useSecondStepSecret() {
  const { api } = useConsole();
  return useQuery({
    queryKey: ["second-step"],
    queryFn: api.beginSecondStep,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The settings of the shop; undefined until they are known. */
export function useShop(): Config | undefined {
  const { api } = useConsole();
  return useQuery({ queryKey: ["shop"], queryFn: api.readShop }).data;
}

/** The name of the shop; "Errand" until it is known. */
export function useShopName(): string {
  return useShop()?.business_name ?? "Errand";
}
