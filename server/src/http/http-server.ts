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
import { StartError } from "../process/start-error.ts";

/** Who asks, for whatever answers. */
export type ClientInfo = { address: string };

export type RequestHandler = (
  request: Request,
  visitor: ClientInfo,
) => Response | Promise<Response>;

/** Looks at a request first, as development tools do, and calls `next` when it is not theirs. */
export type DevMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** How long requests under way may take once the process is asked to stop. */
const patience = 10_000;

/** The total number of connections; each costs memory even while idle. */
const maxConnections = 10_000;
/** Per network address, unless all clients connect through a load balancer. */
const maxConnectionsPerAddress = 500;

/** A door that is not open yet: who wants to use its `server` before it answers can do so. */
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
  /** Live updates are never done; the browser asks for them again from where they stopped. */
  const endless = new Set<(HttpBindings | Http2Bindings)["outgoing"]>();

  return {
    server,
    async open(host: string, port: number, answer: RequestHandler, before?: DevMiddleware) {
      const listener = getRequestListener(async (request, { incoming, outgoing }) => {
        const address = addressOf(incoming.headers, incoming.socket.remoteAddress, proxies);
        const response = await answer(request, { address });
        if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
          endless.add(outgoing);
          outgoing.once("close", () => endless.delete(outgoing));
        }
        return response;
      }, listenerOptions);
      server.on("request", (request, response) => {
        if (before) before(request, response, () => void listener(request, response));
        else void listener(request, response);
      });
      await listen(server, host, port);
    },
    /** Takes no more requests, ends the live streams and lets every other answer be finished. */
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const response of endless) response.destroy();
      const late = sleep(patience, null, { ref: false }).then(() => server.closeAllConnections());
      // A connection that is kept alive becomes idle only when its last answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      await Promise.race([closed, late.then(() => closed)]);
      clearInterval(idle);
    },
  };
}

/** The host name used for a request without a Host header. */
export const unknownHost = "host.invalid";
const listenerOptions = { hostname: unknownHost };

function limitConnectionsPerAddress(server: Server) {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "unknown");
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
 * Each balancer adds who asked it to the end of `X-Forwarded-For`. What stands
 * before our own balancers' words anybody may have written. Of an IPv6 address
 * its network is told, as everybody on one has as many addresses as they like.
 */
export function addressOf(
  headers: IncomingHttpHeaders,
  socket: string | undefined,
  proxies: number,
): string {
  const claimed = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const told = proxies > 0 ? (claimed.at(-proxies) ?? claimed[0]) : undefined;
  return networkOf(told ?? socket ?? "unknown");
}

/** Whether an address returned by `addressOf` is a loopback address. */
export function isLoopback(address: string): boolean {
  return address.startsWith("127.") || address === networkOf("::1");
}

/** The first half of an IPv6 address; an IPv4 one, however it is written, is whole. */
function networkOf(address: string): string {
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (inside || !isIPv6(address)) return inside ?? address;
  // The shortest form: leading zeros are gone, and so may be one row of zeros.
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
