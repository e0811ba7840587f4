import { localValues } from "@errand/ui/safe-storage.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConsole } from "./console.ts";
import { personalValue } from "./staff-session.ts";

/**
 * The member of the staff who is signed in, and the shop; both as last read on this device
 * until they are read again, so that a page that is loaded without a connection opens.
 */
export function useMe() {
  const { api, audience } = useConsole();
  return useQuery(remembered(personalValue(audience, "me"), ["me"], api.readMe));
}

export function useShopSettings() {
  const { api } = useConsole();
  return useQuery(remembered("console:shop", ["shop"], api.readShop));
}

function remembered<Data>(name: string, queryKey: string[], read: () => Promise<Data>) {
  return {
    queryKey,
    queryFn: async () => {
      const data = await read();
      localValues.write(name, JSON.stringify(data));
      return data;
    },
    initialData: () => (localValues.readJson(name) as Data | null) ?? undefined,
    // Stored data is stale: it is refetched immediately.
    initialDataUpdatedAt: 0,
  };
}

/**
 * Returns a function that reads the member again. A second `useMe` would do that whenever it
 * appears, because a query that failed is stale.
 */
export function useReadMeAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["me"] });
}

/** Returns a function that reads the shop again, after a change of its settings. */
export function useReadShopAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["shop"] });
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

/** The name of the shop; "Errand" until it is known. */
export function useShopName(): string {
  return useShopSettings().data?.business_name ?? "Errand";
}
