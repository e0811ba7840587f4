import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { apiErrorOf } from "../api/api-error.ts";
import { type Call, type RequestScope, requestFor, scopeHeaders } from "../api/api-request.ts";
import { type ClientContext, clientContextOf } from "../client/client-context.ts";
import type { LatLng } from "../client/stored-values.ts";
import { isCrawler } from "./is-crawler.ts";
import {
  type CacheText,
  cacheTextContext,
  callContext,
  callFromContext,
  clientRouterContext,
  nonceContext,
  originContext,
  reportContext,
} from "./server-context.ts";

/** Handles an API request in process, without a network hop. */
export type FetchApi = (request: Request) => Response | Promise<Response>;

/**
 * What rendering a page requires: the public URL of the shop, access to the API and to its cache, and
 * where errors are reported.
 */
export interface RenderContext {
  url: string;
  fetchApi: FetchApi;
  cacheText: CacheText;
  report(error: unknown): void;
}

export type PageHandler = (request: Request, surroundings: RenderContext) => Promise<Response>;

/** Handles page requests with a built app. The client context comes from the cookies. */
export function pageHandler(build: ServerBuild, mode?: string): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, { url, fetchApi, cacheText, report }) => {
    const { origin } = new URL(url);
    const client = clientOf(request);
    const context = new RouterContextProvider();
    context.set(clientRouterContext, client);
    const scope = { zoneIds: client.zoneIds, moduleId: client.module?.id ?? null };
    context.set(callContext, callAs(client, scope, origin, fetchApi));
    context.set(callFromContext, (otherScope) => callAs(client, otherScope, origin, fetchApi));
    context.set(cacheTextContext, cacheText);
    context.set(originContext, origin);
    context.set(nonceContext, newNonce());
    context.set(reportContext, report);
    return handle(request, context);
  };
}

function clientOf({ headers, url }: Request): ClientContext {
  return clientContextOf({
    cookies: headers.get("Cookie"),
    acceptLanguage: headers.get("Accept-Language"),
    lang: new URL(url).searchParams.get("lang"),
  });
}

/**
 * Equal for requests that receive the same page. A page depends on its path, its query and the client
 * context; crawlers receive another rendering. The host name makes no difference.
 */
export function pageKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return JSON.stringify([pathname, search, clientOf(request), isCrawler(request)]);
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** Throws an API error as a response, so that a missing resource renders the 404 page in every loader. */
function callAs(
  client: ClientContext,
  scope: RequestScope & { place?: LatLng | null },
  origin: string,
  fetchApi: FetchApi,
): Call {
  const { language, place } = client;
  const headers = scopeHeaders({ language, place, ...scope });
  return async (endpoint, ...[input]) => {
    const response = await fetchApi(
      requestFor(`${origin}/api/v1`, endpoint, { ...input }, headers),
    );
    if (response.ok) return response.json();
    throw data({ errors: (await apiErrorOf(response)).errors }, { status: response.status });
  };
}
