import { createContext } from "react-router";
import type { Call, RequestScope } from "../api/api-request.ts";
import type { ClientContext } from "../client/client-context.ts";

/** The values of the router's context for loaders: `context.get(callContext)`. */

/** Calls the API in process for the visitor; without a token, which page requests do not send. */
export const callContext = createContext<Call>();

/** Like `callContext`, but for the given zones and module, such as those of a shared link. */
export const callFromContext = createContext<(scope: RequestScope) => Call>();

export const clientRouterContext = createContext<ClientContext>();

/** The public origin of the shop for shared links; not the host of this request. */
export const originContext = createContext<string>();

/** The nonce of this page's Content-Security-Policy. */
export const nonceContext = createContext<string>();

/** Logs errors that no page can show. */
export const reportContext = createContext<(error: unknown) => void>();
