import { createContext, useContext } from "react";
import { type Visitor, visitorOf } from "./client-context.ts";

export const VisitorContext = createContext<Visitor>(visitorOf({}));

/** The visitor this page was drawn for on the server. What may change since then: `useStored`. */
export function useVisitor(): Visitor {
  return useContext(VisitorContext);
}
