import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { apiErrorOf } from "../api/api-error.ts";
import { type Call, type RequestScope, requestFor, shoppingHeaders } from "../api/api-request.ts";
import { type ClientContext, clientContextOf } from "../client/client-context.ts";
import { isCrawler } from "./is-crawler.ts";
import {
  callContext,
  callFromContext,
  clientRouterContext,
  nonceContext,
  originContext,
  reportContext,
} from "./server-context.ts";

/** Answers an API request in process, without a network hop. */
export type FetchApi = (request: Request) => Response | Promise<Response>;

/**
 * What the process gives for one page: the shop's public address, how to ask the API on the visitor's
 * behalf, and where errors are reported.
 */
export interface RenderContext {
  url: string;
  fetchApi: FetchApi;
  report(error: unknown): void;
}

export type PageHandler = (request: Request, surroundings: RenderContext) => Promise<Response>;

/** Answers requests for pages with a built app; who the visitor is, the cookies tell. */
export function pageHandler(build: ServerBuild, mode?: string): PageHandler {
  const answer = createRequestHandler(build, mode);
  return (request, { url, fetchApi, report }) => {
    const { origin } = new URL(url);
    const visitor = visitorAsking(request);
    const context = new RouterContextProvider();
    context.set(clientRouterContext, visitor);
    const own = { zoneIds: visitor.zoneIds, moduleId: visitor.module?.id ?? null };
    context.set(callContext, callAs(visitor, own, origin, fetchApi));
    context.set(callFromContext, (other) => callAs(visitor, other, origin, fetchApi));
    context.set(originContext, origin);
    context.set(nonceContext, newNonce());
    context.set(reportContext, report);
    return answer(request, context);
  };
}

function visitorAsking({ headers, url }: Request): ClientContext {
  return clientContextOf({
    cookies: headers.get("Cookie"),
    acceptLanguage: headers.get("Accept-Language"),
    lang: new URL(url).searchParams.get("lang"),
  });
}

/**
 * The same for requests that are answered by the same page: a page is drawn from its path, its query
 * and the visitor, and for crawlers in another order. Under which of its names the shop was asked
 * makes no difference.
 */
export function pageKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return JSON.stringify([pathname, search, visitorAsking(request), isCrawler(request)]);
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** A refusal is thrown as a response: a missing thing makes a 404 page, whether or not the loader says so. */
function callAs(
  visitor: ClientContext,
  where: RequestScope,
  origin: string,
  fetchApi: FetchApi,
): Call {
  const { language, place } = visitor;
  const headers = shoppingHeaders({ language, place, ...where });
  return async (endpoint, ...[input]) => {
    const response = await fetchApi(
      requestFor(`${origin}/api/v1`, endpoint, { ...input }, headers),
    );
    if (response.ok) return response.json();
    throw data({ errors: (await apiErrorOf(response)).errors }, { status: response.status });
  };
}
