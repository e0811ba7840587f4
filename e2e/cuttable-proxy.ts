import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CuttableProxy {
  /** Where the shop is found through it. */
  url: string;
  /** Ends all connections; new ones can be opened. */
  cut(): void;
  close(): void;
}

/** A way to the shop whose connections a test can cut, as a router that restarts does. */
export async function openCuttableProxy(shopUrl: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(shopUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const shop = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, shop],
      [shop, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, hostname);
  await once(server, "listening");
  const { port: ownPort } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://${hostname}:${ownPort}`,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
