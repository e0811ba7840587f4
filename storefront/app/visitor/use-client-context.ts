import { createContext, useContext } from "react";
import { type ClientContext, clientContextOf } from "./client-context.ts";

export const CurrentClientContext = createContext<ClientContext>(clientContextOf({}));

/** The context that the server rendered this page for. `useStored` returns the current values. */
export function useClientContext(): ClientContext {
  return useContext(CurrentClientContext);
}
