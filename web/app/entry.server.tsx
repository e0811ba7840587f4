import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { CurrentClientContext } from "./client/use-client-context.ts";
import { serverMessages } from "./messages/messages.server.ts";
import { MessagesContext } from "./messages/messages.ts";
import { FirstPageContext } from "./rendering/first-page-script.tsx";
import { isCrawler } from "./rendering/is-crawler.ts";
import { pageStream } from "./rendering/page-stream.ts";
import { clientRouterContext, nonceContext, reportContext } from "./rendering/server-context.ts";

export { pageHandler, pageKey } from "./rendering/page-handler.ts";

/** How long the rest of a page may take to stream in, in milliseconds. */
export const streamTimeout = 5_000;

/** Draws a page: the shell as soon as it is ready, the rest as it comes; for crawlers all at once. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const visitor = context.get(clientRouterContext);
  const words = serverMessages(visitor.language);

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", visitor.language);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("Cache-Control", cacheControl(request, status));
  headers.append("Vary", "Cookie, Accept-Language");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  const ready: keyof RenderToPipeableStreamOptions = isCrawler(request)
    ? "onAllReady"
    : "onShellReady";

  return new Promise((resolve, reject) => {
    let isSent = false;
    let isFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <CurrentClientContext value={visitor}>
        <MessagesContext value={words}>
          <FirstPageContext value={{ visitor, words: words.used() }}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </FirstPageContext>
        </MessagesContext>
      </CurrentClientContext>,
      {
        nonce,
        // What is ready goes where it belongs, however large it is: nobody waits for a script to put it there.
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
          // What fails before the first byte is reported through onShellError.
          if (isSent) context.get(reportContext)(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort(request.signal.reason));
  });
}

/**
 * What a loader or the rendering of a page threw. A visitor who left is no error, nor is an answer with
 * a status, such as the 404 of an unknown address or a refusal of the API, which logs its own.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};

/**
 * A page for who brings no cookies is the same for all who ask in that language: what stands in between
 * may keep it as long as we do ourselves. Every other one is its visitor's, who gets it anew each time.
 */
function cacheControl(request: Request, status: number): string {
  const isAnonymous = !request.headers.get("Cookie") && status === 200;
  return isAnonymous ? "public, max-age=0, s-maxage=60" : "private, no-cache";
}

/** Scripts only with this page's nonce; in development Vite puts its styles into the page itself. */
function contentSecurityPolicy(nonce: string): string {
  const styles = import.meta.env.DEV ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const sockets = import.meta.env.DEV ? " ws:" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Stores keep the films of their advertisements where they like.
    "media-src 'self' https:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
