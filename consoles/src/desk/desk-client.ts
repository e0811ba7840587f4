import type { DeskContract } from "@errand/core/contract.desk";
import { createContext, useContext } from "react";
import type { ScreenClient } from "../console/screen-client.ts";

/** How the screens of the desk call the API. */
export type DeskClient = ScreenClient<DeskContract>;

export const DeskClientContext = createContext<DeskClient | null>(null);

export function useDeskClient(): DeskClient {
  const found = useContext(DeskClientContext);
  if (found === null) throw new Error("useDeskClient requires a DeskClientContext.");
  return found;
}
