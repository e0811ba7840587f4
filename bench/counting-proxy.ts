import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";

/** A way to a server that counts what passes. */
export interface CountingProxy {
  url: string;
  /** Bytes that clients have sent and received, headers included. */
  bytes(): { sent: number; received: number };
  close(): void;
}

export async function openCountingProxy(serverUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(serverUrl);
  let [sent, received] = [0, 0];
  const listening = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.on("data", (chunk) => {
      sent += chunk.length;
    });
    server.on("data", (chunk) => {
      received += chunk.length;
    });
    client.pipe(server).pipe(client);
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => client.destroy()).on("close", () => client.destroy());
  });
  listening.listen(0, hostname);
  await once(listening, "listening");
  const { port: ownPort } = listening.address() as AddressInfo;
  return {
    url: `http://${hostname}:${ownPort}`,
    bytes: () => ({ sent, received }),
    close: () => void listening.close(),
  };
}
