import type { CourierContract } from "@errand/core/contract.courier";
import { createContext, useContext } from "react";
import type { ScreenClient } from "../console/screen-client.ts";

/** How the screens of a courier call the API. */
export type CourierClient = ScreenClient<CourierContract>;

export const CourierClientContext = createContext<CourierClient | null>(null);

export function useCourierClient(): CourierClient {
  const found = useContext(CourierClientContext);
  if (found === null) throw new Error("useCourierClient requires a CourierClientContext.");
  return found;
}
