import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** A port of this machine that leads to a PostgreSQL, as a load balancer does. */
export interface Switch {
  /** The URL by which a database is reached through the switch. */
  urlThrough(url: string): string;
  /** Ends the connections, and leads new ones and those that wait to the PostgreSQL of a URL. */
  leadTo(url: string): void;
}

const retryMs = 50;

/**
 * Opens a switch until the tests of the file are over. Connections wait while PostgreSQL accepts
 * none.
 */
export async function openSwitch(url: string): Promise<Switch> {
  let target = url;
  const clients = new Set<Socket>();
  const joined = new Set<Socket>();
  const endAll = (sockets: Set<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  const join = (client: Socket) => {
    if (client.destroyed) return;
    const postgres = connectTo(target);
    postgres.setNoDelay(true);
    postgres.on("error", () => {});
    postgres.once("connect", () => {
      joined.add(client);
      client.pipe(postgres).pipe(client);
      client.once("close", () => postgres.destroy());
    });
    postgres.once("close", () => {
      if (joined.has(client)) client.destroy();
      else setTimeout(() => join(client), retryMs);
    });
  };
  const server = createServer((client) => {
    clients.add(client);
    client.setNoDelay(true);
    client.on("error", () => {});
    client.on("close", () => {
      clients.delete(client);
      joined.delete(client);
    });
    join(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    endAll(clients);
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    urlThrough(of) {
      const through = new URL(of);
      through.searchParams.delete("host");
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    leadTo(next) {
      target = next;
      endAll(joined);
    },
  };
}

function connectTo(url: string): Socket {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname);
}
