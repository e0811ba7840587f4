import type { ProviderContract } from "@errand/core/contract.provider";
import { createContext, useContext } from "react";
import type { ScreenClient } from "../../console/screen-client.ts";

/** How the screens of a rental provider call the API. */
export type ProviderClient = ScreenClient<ProviderContract>;

export const ProviderClientContext = createContext<ProviderClient | null>(null);

export function useProviderClient(): ProviderClient {
  const found = useContext(ProviderClientContext);
  if (found === null) throw new Error("useProviderClient requires a ProviderClientContext.");
  return found;
}
