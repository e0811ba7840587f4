import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { isIPv6 } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { messageInAll } from "../messages/messages.ts";
import { StartError } from "../process/start-error.ts";

/** The client of a request. */
export type ClientInfo = { address: string };

export type RequestHandler = (request: Request, client: ClientInfo) => Response | Promise<Response>;

/** Receives a request first, as development tools do, and calls `next` to pass it on. */
export type DevMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Milliseconds that open requests may take once the process is stopping. */
const shutdownTimeout = 10_000;
/** Milliseconds in which the app ends its event streams once the process is stopping. */
const streamTimeout = 1000;

/** The total number of connections; each costs memory even while idle. */
const maxConnections = 10_000;
/** Per network address, unless all clients connect through a load balancer. */
const maxConnectionsPerAddress = 500;

/** Creates a server that does not listen yet, so that `server` can be extended first. */
export function createHttpServer({ proxies }: { proxies: number }) {
  const server = createServer({
    keepAliveTimeout: 65_000,
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    // Health checks of load balancers send no Host header; the app refuses all other such requests.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  if (proxies === 0) limitConnectionsPerAddress(server);
  let isDraining = false;
  let closing: Promise<void> | null = null;
  let handleRequest: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  server.on("request", (request, response) => {
    if (isDraining) response.setHeader("Connection", "close");
    if (handleRequest) handleRequest(request, response);
    else answerStarting(response);
  });
  /** Event streams end only when the app ends them; the browser resumes them elsewhere. */
  const streams = new Set<(HttpBindings | Http2Bindings)["outgoing"]>();

  return {
    server,
    /**
     * Listens, and answers 503 until `open`: a wrong address ends the start before anything takes
     * long. Throws `StartError`.
     */
    listen: (host: string, port: number) => listen(server, host, port),
    /** Answers requests from now on. */
    open(handle: RequestHandler, before?: DevMiddleware) {
      const listener = getRequestListener(async (request, { incoming, outgoing }) => {
        const address = getClientAddress(incoming.headers, incoming.socket.remoteAddress, proxies);
        const response = await handle(request, { address });
        if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
          streams.add(outgoing);
          outgoing.once("close", () => streams.delete(outgoing));
        }
        return response;
      }, listenerOptions);
      handleRequest = (request, response) => {
        if (before) before(request, response, () => void listener(request, response));
        else void listener(request, response);
      };
    },
    /**
     * Answers for `ms` milliseconds as before, but once per connection, so that a load balancer
     * that has noticed that the process is stopping keeps no connection on which a request could
     * meet its end.
     */
    async drain(ms: number) {
      isDraining = true;
      await sleep(ms);
    },
    /**
     * Refuses new requests, lets open requests finish, and cuts event streams that the app does not
     * end.
     */
    close() {
      closing ??= closeNow();
      return closing;
    },
  };

  async function closeNow() {
    isDraining = true;
    const closed = once(server, "close");
    server.close();
    void sleep(streamTimeout, null, { ref: false }).then(() => {
      for (const response of streams) response.destroy();
    });
    const late = sleep(shutdownTimeout, null, { ref: false }).then(() =>
      server.closeAllConnections(),
    );
    // A keep-alive connection becomes idle only after its last response is sent.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    await Promise.race([closed, late.then(() => closed)]);
    clearInterval(idle);
  }
}

function answerStarting(response: ServerResponse) {
  response.writeHead(503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Retry-After": "5",
    Connection: "close",
  });
  response.end(`${messageInAll(" ", "http", "unavailable")}\n`);
}

/** The host name used for a request without a Host header. */
export const unknownHost = "host.invalid";
const listenerOptions = { hostname: unknownHost };

function limitConnectionsPerAddress(server: Server) {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = toClientNetwork(socket.remoteAddress ?? "unknown");
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > maxConnectionsPerAddress) socket.destroy();
  });
}

/**
 * The client address behind `proxies` trusted proxies, each of which appends its client to
 * `X-Forwarded-For`; earlier entries may be forged. An IPv6 address is reduced to its network,
 * because a client can use any address of it.
 */
export function getClientAddress(
  headers: IncomingHttpHeaders,
  socket: string | undefined,
  proxies: number,
): string {
  const claimed = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const forwarded = proxies > 0 ? (claimed.at(-proxies) ?? claimed[0]) : undefined;
  return toClientNetwork(forwarded ?? socket ?? "unknown");
}

/** Whether an address returned by `getClientAddress` is a loopback address. */
export function isLoopback(address: string): boolean {
  return address.startsWith("127.") || address === toClientNetwork("::1");
}

/** The first half of an IPv6 address; an IPv4 address in any notation is returned whole. */
function toClientNetwork(address: string): string {
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (inside || !isIPv6(address)) return inside ?? address;
  // `URL` returns the shortest form, without leading zeros and with one run of zeros omitted.
  const short = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = [], tail] = short.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => "0");
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":")}::/64`;
}

async function listen(server: Server, host: string, port: number) {
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      throw new StartError(`port ${port} of ${host} is in use: stop what uses it, or set PORT`);
    }
    if (error.code === "EACCES") {
      throw new StartError(`port ${port} may not be used by this user: set PORT to 1024 or more`);
    }
    throw new StartError(`HOST ${host} cannot be listened on: ${error.message}`);
  });
}
