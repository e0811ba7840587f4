import { createContext } from "react-router";
import type { Call, RequestScope } from "../api/api-request.ts";
import type { ClientContext } from "../client/client-context.ts";

/** What a loader may ask the router's context for: `context.get(callContext)`. */

/** Calls the API in process, as the visitor; without a token, which the server never sees. */
export const callContext = createContext<Call>();

/** As `callContext`, but in zones and a module named here: for what is shown to whoever comes by a link. */
export const callFromContext = createContext<(where: RequestScope) => Call>();

export const clientRouterContext = createContext<ClientContext>();

/** Where the shop is in public, as links for others name it: not where this request came to. */
export const originContext = createContext<string>();

/** The nonce of this page's Content-Security-Policy. */
export const nonceContext = createContext<string>();

/** Where faults are told that no page can show: the log. */
export const reportContext = createContext<(error: unknown) => void>();
