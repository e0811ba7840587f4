import { createContext } from "react-router";
import type { Call } from "./api-request.ts";
import type { Visitor } from "./session/visitor.ts";

/** What a loader may ask the router's context for: `context.get(callContext)`. */

/** Calls the API in process, as the visitor; without a token, which the server never sees. */
export const callContext = createContext<Call>();

export const visitorContext = createContext<Visitor>();

/** The nonce of this page's Content-Security-Policy. */
export const nonceContext = createContext<string>();

/** Where faults are told that no page can show: the log. */
export const reportContext = createContext<(error: unknown) => void>();
