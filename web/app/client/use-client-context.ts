import { createContext, useContext } from "react";
import { type ClientContext, clientContextOf } from "./client-context.ts";

export const CurrentClientContext = createContext<ClientContext>(clientContextOf({}));

/** The visitor this page was drawn for on the server. What may change since then: `useStored`. */
export function useClientContext(): ClientContext {
  return useContext(CurrentClientContext);
}
