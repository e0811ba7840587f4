import { buildRequest } from "@errand/client/request.ts";
import { apiErrorOf } from "@errand/core/api-error";
import { storefrontFacts } from "@errand/core/endpoint-facts.storefront";
import { cellCentre } from "@errand/core/location/cell";
import type { LatLng } from "@errand/core/location/lat-lng";
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { apiPath, type Call, type RequestScope, scopeHeaders } from "../api/api-request.ts";
import { type ClientContext, clientContextOf } from "../visitor/client-context.ts";
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
  tilesUrlContext,
} from "./server-context.ts";

/** Handles an API request in process, without a network hop. */
export type FetchApi = (request: Request) => Response | Promise<Response>;

/**
 * What rendering a page requires: the public URL of the shop, that of the map's tiles, access to
 * the API and to its cache, and where errors are reported.
 */
export interface RenderContext {
  url: string;
  tilesUrl: string | null;
  fetchApi: FetchApi;
  cacheText: CacheText;
  report(error: unknown): void;
}

export type PageHandler = (request: Request, surroundings: RenderContext) => Promise<Response>;

/** Whether the page of a URL depends on where in its zone the visitor is. */
export type DependsOnPlace = (url: URL) => boolean;

/** Handles page requests with a built app. The client context comes from the cookies. */
export function createPageHandler(
  build: ServerBuild,
  dependsOnPlace: DependsOnPlace,
  mode?: string,
): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, { url, tilesUrl, fetchApi, cacheText, report }) => {
    const { origin } = new URL(url);
    const client = clientOf(request, dependsOnPlace);
    const context = new RouterContextProvider();
    context.set(clientRouterContext, client);
    const scope = { zoneIds: client.zoneIds, moduleId: client.module?.id ?? null };
    context.set(callContext, callAs(client, scope, origin, fetchApi));
    context.set(callFromContext, (otherScope) => callAs(client, otherScope, origin, fetchApi));
    context.set(cacheTextContext, client.preview === null ? cacheText : (_key, read) => read());
    context.set(originContext, origin);
    context.set(tilesUrlContext, tilesUrl);
    context.set(nonceContext, newNonce());
    context.set(reportContext, report);
    return handle(request, context);
  };
}

/**
 * Most pages are the same for all visitors of a zone; a page whose content depends on distances is
 * the same for all visitors of a cell.
 */
function clientOf(request: Request, dependsOnPlace: DependsOnPlace): ClientContext {
  const { headers } = request;
  const url = new URL(request.url);
  const client = clientContextOf({
    cookies: headers.get("Cookie"),
    acceptLanguage: headers.get("Accept-Language"),
    lang: url.searchParams.get("lang"),
  });
  return { ...client, place: client.place && dependsOnPlace(url) ? cellOf(client.place) : null };
}

function cellOf({ lat, lng }: LatLng): LatLng {
  const { latitude, longitude } = cellCentre({ latitude: lat, longitude: lng });
  return { lat: latitude, lng: longitude };
}

/**
 * Equal for requests that receive the same page. A page depends on its path, its query and the
 * client context; crawlers receive another rendering. The host name makes no difference. Null for a
 * page of a preview, which is rendered each time.
 */
export function pageKeyOf(request: Request, dependsOnPlace: DependsOnPlace): string | null {
  const { pathname, search } = new URL(request.url);
  const client = clientOf(request, dependsOnPlace);
  if (client.preview !== null) return null;
  return JSON.stringify([pathname, search, client, isCrawler(request)]);
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * Throws an API error as a response, so that a missing resource renders the 404 page in every
 * loader.
 */
function callAs(
  client: ClientContext,
  scope: RequestScope & { place?: LatLng | null },
  origin: string,
  fetchApi: FetchApi,
): Call {
  const { language, place } = client;
  const headers = scopeHeaders({ language, place, ...scope }, client.preview);
  return async (endpoint, ...[input]) => {
    const base = origin + apiPath;
    const facts = storefrontFacts;
    const response = await fetchApi(
      buildRequest({ base, endpoint, facts, input: { ...input }, headers }),
    );
    if (response.ok) return response.json();
    throw data({ errors: (await apiErrorOf(response)).errors }, { status: response.status });
  };
}
