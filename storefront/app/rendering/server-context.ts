import type { LatLng } from "@errand/core/location/lat-lng";
import { createContext } from "react-router";
import type { Call, RequestScope } from "../api/api-request.ts";
import type { ClientContext } from "../visitor/client-context.ts";

/** The values of the router's context for loaders: `context.get(callContext)`. */

/** Calls the API in process for the visitor; without a token, which page requests do not send. */
export const callContext = createContext<Call>();

/**
 * Like `callContext`, but for the given zones, module and location, such as those of a shared link.
 */
export const callFromContext =
  createContext<(scope: RequestScope & { place?: LatLng | null }) => Call>();

/** Returns the text cached for `key`, else computes it, once for concurrent pages. */
export type CacheText = (key: string, compute: () => Promise<string>) => Promise<string>;

/** Caches what a loader derives from public replies until one of them changes. */
export const cacheTextContext = createContext<CacheText>();

export const clientRouterContext = createContext<ClientContext>();

/** The public origin of the shop for shared links; not the host of this request. */
export const originContext = createContext<string>();

/** The URL of the map's tiles, which pages may load; null without any. */
export const tilesUrlContext = createContext<string | null>();

/** The nonce of this page's Content-Security-Policy. */
export const nonceContext = createContext<string>();

/** Logs errors that no page can show. */
export const reportContext = createContext<(error: unknown) => void>();
