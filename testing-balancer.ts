import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { host } from "./testing-process.ts";

const checkMs = 50;

export type Balancer = {
  url: string;
  /** Whether the last check of a port said that requests may be sent there. */
  isReady(port: number): boolean;
  close(): Promise<void>;
};

/**
 * A load balancer as operators use: it asks each server for `/readyz` as HAProxy's plain
 * `option httpchk` does, keeps connections to servers open, and tries another server only where a
 * connection was refused.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let isClosed = false;
  let turn = 0;

  const checks = ports.map(async (port) => {
    while (!isClosed) {
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
      await pause(checkMs);
    }
  });

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = ports.map((_port, index) => ports[(turn + index) % ports.length] ?? 0);
    for (const port of inTurn.filter((each) => ready.has(each))) {
      const answer = await send(port, incoming, body).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED") return null;
        throw error;
      });
      if (!answer) continue;
      const { connection: _connection, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      return pipeline(answer, outgoing);
    }
    outgoing.writeHead(503).end("no server is ready");
  }

  async function send(port: number, { method, url, headers }: IncomingMessage, body: Buffer) {
    const { connection: _connection, ...passed } = headers;
    const sent = request({
      ...{ host, port, agent, method, path: url },
      headers: { ...passed, "x-forwarded-for": host },
    });
    const [answer] = (await once(sent.end(body), "response")) as [IncomingMessage];
    return answer;
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end(String(error));
      else outgoing.destroy();
    });
  });
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();

  return {
    url: `http://${host}:${typeof address === "object" && address ? address.port : 0}`,
    isReady: (port) => ready.has(port),
    async close() {
      isClosed = true;
      await Promise.all(checks);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  const socket = connect(port, host);
  socket.write("GET /readyz HTTP/1.0\r\n\r\n");
  const answer = await text(socket).catch(() => "");
  return answer.startsWith("HTTP/1.1 200 ");
}
