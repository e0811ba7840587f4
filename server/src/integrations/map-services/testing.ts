import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll } from "vitest";
import { connectMapService, type MapServiceOptions } from "./map-service.ts";

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

interface Reply {
  status?: number;
  type?: string;
  body: unknown;
}

/**
 * Starts a server in the place of a map service; `reply` may be replaced at any time. Stopped after
 * the tests.
 */
export async function startMapServer() {
  const state = {
    url: "",
    seen: [] as SeenRequest[],
    reply: (_request: SeenRequest): Reply | null | Promise<never> => ({ status: 404, body: {} }),
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://map.test");
    const sent = await text(request);
    const seen = {
      method: request.method ?? "",
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: sent ? JSON.parse(sent) : null,
    };
    state.seen.push(seen);
    const reply = await state.reply(seen);
    // Null breaks the connection, as a service does that dies.
    if (!reply) return response.destroy();
    const body = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    response
      .writeHead(reply.status ?? 200, { "Content-Type": reply.type ?? "application/json" })
      .end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return state;
}

/** Connects to such a server, by default without a log. */
export function connectTo(server: { url: string }, options: Partial<MapServiceOptions> = {}) {
  const log = pino({ level: "silent" });
  return connectMapService({ url: server.url, shopUrl: "https://shop.test", log, ...options });
}
