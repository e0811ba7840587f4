import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** A port of this machine that leads to a PostgreSQL, as a load balancer does. */
export interface Switch {
  port: number;
  /** The URL by which a database is reached through the switch. */
  urlThrough(url: string): string;
  /** Ends all connections, and leads new ones to the PostgreSQL of a URL. */
  leadTo(url: string): void;
}

/** Opens a switch until the tests of the file are over. */
export async function openSwitch(url: string): Promise<Switch> {
  let target = url;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const { hostname, port, searchParams } = new URL(target);
    const folder = searchParams.get("host");
    const postgres = folder
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port), hostname);
    client.pipe(postgres).pipe(client);
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    endAll();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    urlThrough(of) {
      const through = new URL(of);
      through.searchParams.delete("host");
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    leadTo(next) {
      target = next;
      endAll();
    },
  };
}
