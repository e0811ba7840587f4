import type { StoreContract } from "@errand/core/contract.store";
import { createContext, useContext } from "react";
import type { ScreenClient } from "../console/screen-client.ts";

/** How the screens of a store call the API. */
export type StoreClient = ScreenClient<StoreContract>;

export const StoreClientContext = createContext<StoreClient | null>(null);

export function useStoreClient(): StoreClient {
  const found = useContext(StoreClientContext);
  if (found === null) throw new Error("useStoreClient requires a StoreClientContext.");
  return found;
}
