import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { dependsOnPlace } from "./depends-on-place.ts";
import { headScripts } from "./head-scripts.ts";
import { serverMessages } from "./messages/messages.server.ts";
import { FirstPageContext } from "./rendering/first-page-script.tsx";
import { isCrawler } from "./rendering/is-crawler.ts";
import { createPageHandler, type PageHandler, pageKeyOf } from "./rendering/page-handler.ts";
import { pageStream } from "./rendering/page-stream.ts";
import {
  clientRouterContext,
  nonceContext,
  reportContext,
  tilesUrlContext,
} from "./rendering/server-context.ts";
import { tilesSource } from "./rendering/tiles-source.ts";
import { CurrentClientContext } from "./visitor/use-client-context.ts";

/** Handles the page requests of a build. */
export function pageHandler(build: ServerBuild, mode?: string): PageHandler {
  return createPageHandler(build, dependsOnPlace, mode);
}

/** The cache key of a page request; null for one that is not cached. */
export function pageKey(request: Request): string | null {
  return pageKeyOf(request, dependsOnPlace);
}

/** Whether the page of a request is the same for all visitors of a zone, wherever they are. */
export function isSameForZone(request: Request): boolean {
  return !dependsOnPlace(new URL(request.url));
}

/** How long the rest of a page may take to stream in, in milliseconds. */
export const streamTimeout = 5_000;

/**
 * Renders a page: the shell as soon as it is ready, then the rest as it streams; for crawlers all
 * at once.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const visitor = context.get(clientRouterContext);
  const messages = serverMessages(visitor.language, visitor.direction);

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", visitor.language);
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce, await scriptHashes, context.get(tilesUrlContext)),
  );
  headers.set("Cache-Control", cacheControl(request, status));
  headers.append("Vary", "Cookie, Accept-Language");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const ready: keyof RenderToPipeableStreamOptions = isCrawler(request)
    ? "onAllReady"
    : "onShellReady";

  return new Promise((resolve, reject) => {
    let isSent = false;
    let isFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <CurrentClientContext value={visitor}>
        <MessagesContext value={messages}>
          <FirstPageContext value={{ visitor, words: messages.used() }}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </FirstPageContext>
        </MessagesContext>
      </CurrentClientContext>,
      {
        nonce,
        // Completed content is sent in place, whatever its size, instead of being inserted by a
        // script later.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          isSent = true;
          const { written, sent } = pageStream();
          written.once("close", () => clearTimeout(timer));
          pipe(written);
          resolve(new Response(sent, { headers, status: isFailed ? 500 : status }));
        },
        onShellError: reject,
        onError(error) {
          isFailed = true;
          // Errors before the first byte are reported through onShellError.
          if (isSent) context.get(reportContext)(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
}

/**
 * Reports an error of a loader or of rendering. Ignores aborted requests and responses with a
 * status, such as the 404 of an unknown URL or an API error, which the API logs itself.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

/**
 * A page for a request without cookies depends only on the language, so proxies may cache it as
 * long as the server does. Any other page is private and not reused without revalidation.
 */
function cacheControl(request: Request, status: number): string {
  const isAnonymous = !request.headers.get("Cookie") && status === 200;
  return isAnonymous ? "public, max-age=0, s-maxage=60" : "private, no-cache";
}

/** These scripts are the same on every page, so they need no nonce. */
const scriptHashes = Promise.all(Object.values(headScripts).map(hashOf));

async function hashOf(script: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * Allows scripts only with the nonce of the page. In development, Vite inlines styles without a
 * nonce.
 */
function contentSecurityPolicy(
  nonce: string,
  scriptHashes: string[],
  tilesUrl: string | null,
): string {
  const styles = import.meta.env.DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const sockets = import.meta.env.DEV ? " ws:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${scriptHashes.join(" ")}`,
    `style-src-elem 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${tilesUrl === null ? "" : ` ${tilesSource(tilesUrl)}`}`,
    // Stores may host the videos of their advertisements anywhere.
    "media-src 'self' https:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
