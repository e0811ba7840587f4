import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import {
  createHttpServer,
  getClientAddress,
  type RequestHandler,
  unknownHost,
} from "./http-server.ts";

const host = "127.0.0.1";

async function open(handle: RequestHandler) {
  const server = createHttpServer({ proxies: 0 });
  const port = await freePort();
  await server.listen(host, port);
  server.open(handle);
  return { server, url: `http://${host}:${port}/` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

test("answers 503 until it is open", async () => {
  const server = createHttpServer({ proxies: 0 });
  const port = await freePort();
  await server.listen(host, port);
  const early = await fetch(`http://${host}:${port}/readyz`);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "5"]);
  server.open(() => new Response("here"));
  expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("here");
  await server.close();
});

test("passes the address of the client on", async () => {
  const { server, url } = await open((_request, { address }) => new Response(address));
  expect(await (await fetch(url)).text()).toBe(host);
  await server.close();
});

test.each<[number, string | undefined, string]>([
  [0, "203.0.113.1", "socket"],
  [1, undefined, "socket"],
  [1, "203.0.113.1", "203.0.113.1"],
  [1, "forged, 203.0.113.1", "203.0.113.1"],
  [2, "forged, 203.0.113.1, 10.0.0.1", "203.0.113.1"],
  [2, "203.0.113.1", "203.0.113.1"],
])(
  "behind %i proxies, with X-Forwarded-For %s, the client is %s",
  (proxies, forwarded, address) => {
    expect(getClientAddress({ "x-forwarded-for": forwarded }, "socket", proxies)).toBe(address);
  },
);

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::ffff", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.1", "203.0.113.1"],
  ["203.0.113.1", "203.0.113.1"],
  ["forged", "forged"],
])("%s counts as %s", (address, counted) => {
  expect(getClientAddress({}, address, 0)).toBe(counted);
  expect(getClientAddress({ "x-forwarded-for": `203.0.113.9, ${address}` }, "socket", 1)).toBe(
    counted,
  );
});

test("finishes open requests and accepts no new ones while closing", async () => {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { server, url } = await open(async () => {
    arrived();
    await sleep(150);
    return new Response("done");
  });
  const response = fetch(url);
  await arrival;
  const closed = server.close();
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  expect(await (await response).text()).toBe("done");
  await closed;
});

test("answers once per connection while draining", async () => {
  const { server, url } = await open(() => new Response("here"));
  expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
  const drained = server.drain(50);
  const response = await fetch(url);
  expect([response.headers.get("connection"), await response.text()]).toEqual(["close", "here"]);
  await drained;
  await server.close();
});

describe("live streams when closing", () => {
  async function openStream() {
    let end = () => {};
    const { server, url } = await open(() => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(Buffer.from("data: 1\n\n"));
          end = () => stream.close();
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    });
    const response = await fetch(url);
    return { server, response, end };
  }

  test("end as the app ends them", async () => {
    const { server, response, end } = await openStream();
    const closed = server.close();
    end();
    expect(await response.text()).toBe("data: 1\n\n");
    await closed;
  });

  test("are cut where the app does not end them", async () => {
    const { server, response } = await openStream();
    await server.close();
    await expect(response.text()).rejects.toThrow();
  });
});

test("reports a port in use in one line that names the setting", async () => {
  const { server, url } = await open(() => new Response());
  const port = Number(new URL(url).port);
  await expect(createHttpServer({ proxies: 0 }).listen(host, port)).rejects.toThrow(
    `port ${port} of ${host} is in use: stop what uses it, or set PORT`,
  );
  await server.close();
});

test("reports a host that is not of this machine in one line", async () => {
  await expect(createHttpServer({ proxies: 0 }).listen("192.0.2.1", 4199)).rejects.toThrow(
    /^HOST 192\.0\.2\.1 cannot be listened on: /,
  );
});

/** Sends bytes and returns the response; "" when the server closes the connection. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, host);
  socket.write(bytes);
  let response = "";
  for await (const chunk of socket) response += chunk;
  return response;
}

test("accepts a request without a Host header, as health checks send", async () => {
  const { server, url } = await open((request) => new Response(new URL(request.url).host));
  const port = Number(new URL(url).port);
  for (const version of ["1.0", "1.1"]) {
    const response = await send(port, `GET /readyz HTTP/${version}\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response).toContain(unknownHost);
  }
  await server.close();
});

test("limits the connections of one address", async () => {
  const { server, url } = await open(() => new Response("here"));
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: 510 }, () => connect(port, host));
  const ends = sockets.map(async (socket) => {
    socket.on("error", () => {});
    await once(socket, "close");
  });
  await Promise.all(ends.slice(500));
  expect(sockets.filter((socket) => !socket.closed)).toHaveLength(500);
  sockets[0]?.destroy();
  await ends[0];
  expect((await fetch(url)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await server.close();
});
