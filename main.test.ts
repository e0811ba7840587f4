import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addItem } from "@errand/server/catalog/testing";
import { buyNowInput, startCheckoutTest } from "@errand/server/checkout/testing";
import { createTestDatabase } from "@errand/server/database/testing";
import { unusualPaths } from "@errand/server/http/testing";
import { addOrder, contact } from "@errand/server/orders/testing";
import { decodeGuestId } from "@errand/server/requests/caller";
import { setupCommand } from "@errand/server/setup/setup-command";
import { requestFor } from "@errand/server/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Balancer, startBalancer } from "./testing-balancer.ts";
import { type Load, startLoad } from "./testing-load.ts";
import { endProcess, freePort, host, startProcess } from "./testing-process.ts";

let dataDir: string;
let port: number;
let child: ChildProcess | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "errand-main-"));
  await chmod(dataDir, 0o755);
  port = await freePort();
});

afterEach(async () => {
  if (child) await endProcess(child, "SIGTERM");
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}): Promise<string[]> {
  const started = await startProcess({ PORT: String(port), ERRAND_DATA_DIR: dataDir, ...env });
  child = started.child;
  return started.lines;
}

/**
 * The status of a path that is sent as it is, which `fetch` would normalize; only a space is
 * encoded.
 */
async function statusOf(path: string): Promise<number> {
  const sendable = Buffer.from(path.replaceAll(" ", "%20")).toString("latin1");
  const sent = request({ host, port, path: sendable }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response.statusCode ?? 0;
}

test("a wrong setting ends the start with one line", async () => {
  expect(await start({ PORT: "no" })).toEqual(["PORT must be a whole number from 1 to 65535"]);
  expect(child?.exitCode).toBe(1);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test.each([
  [{ HOST: "999.1.1.1" }, /^HOST must be an address of this machine such as/],
  [{ HOST: "192.0.2.1" }, /^HOST 192\.0\.2\.1 cannot be listened on: /],
])("%o ends the start with one line, before anything is filled", async (env, line) => {
  const said = await start(env);
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test("opens, answers, and stops with its database", { timeout: 240_000 }, async () => {
  const said = await start();
  expect(said.at(-1)).toBe(`Errand is open at http://${host}:${port}`);
  const url = `http://${host}:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/v1/openapi.json`)).status).toBe(200);
  expect((await fetch(`${url}/images/emoji-1f355-tomato/96.webp`)).status).toBe(200);

  const page = async () => {
    const response = await fetch(`${url}/`);
    expect(response.headers.get("content-type")).toContain("text/html");
    return { policy: response.headers.get("content-security-policy"), text: await response.text() };
  };
  // Unless its minute ends or something is sold in between, the second visitor gets the first one's
  // page.
  await vi.waitFor(async () => expect(await page()).toEqual(await page()), { timeout: 60_000 });

  for (const path of unusualPaths) {
    const again = [await statusOf(path), await statusOf(path)];
    for (const status of again) expect(status, path).toBeLessThan(500);
  }

  expect(child && (await endProcess(child, "SIGTERM"))).toBe(0);
  expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});

test("a shop in production says that it is not set up, and opens when it is", {
  timeout: 240_000,
}, async () => {
  const { db, url } = await createTestDatabase();
  const said = await start({
    ...{ DATABASE_URL: url, ERRAND_ENV: "production", ERRAND_SECRET: "s".repeat(32) },
    ERRAND_URL: `http://${host}:${port}`,
  });
  expect(said.join("\n")).toContain("The shop is not set up yet");
  const get = async (path: string) => (await fetch(`http://${host}:${port}${path}`)).status;
  const paths = ["/", "/api/v1/config", "/sitemap.xml", "/icon.svg", "/readyz"];
  expect(await Promise.all(paths.map(get))).toEqual([503, 503, 503, 200, 200]);

  const file = join(dataDir, "shop.json");
  const parts = {
    withDatabase: <Result>(use: (opened: typeof db) => Promise<Result>) => use(db),
    picturesFolder: () => dataDir,
  };
  await setupCommand(parts, ["--example"], (text) => writeFileSync(file, text));
  await setupCommand(parts, [file], () => {});
  expect(await Promise.all(paths.map(get))).toEqual([200, 200, 200, 200, 200]);
});

test("a port in use ends the start with one line, and its database with it", {
  timeout: 240_000,
}, async () => {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  expect((await start()).at(-1)).toBe(
    `port ${port} of ${host} is in use: stop what uses it, or set PORT`,
  );
  server.close();
  expect(child?.exitCode).toBe(1);
  expect(existsSync(join(dataDir, "postgres", "cluster", "postmaster.pid"))).toBe(false);
});

/** Beside busy processes, a start takes longer than most things that tests wait for. */
const ofStart = { timeout: 120_000 };

describe("two processes behind a load balancer", { timeout: 600_000 }, async () => {
  const { ask, db, grocer, grocery, seeded, pool, ctx, configure } = await startCheckoutTest();
  const ports = [await freePort(), await freePort()] as const;
  const [first, second] = ports;
  const children = new Map<number, ChildProcess>();
  const keys = new Set<string>();
  let balancer: Balancer;
  let load: Load;
  let buyer: string;
  let itemId: number;

  beforeAll(async () => {
    buyer = await ctx();
    await configure({ takeAway: true });
    itemId = await addItem(db, { storeId: grocer, stock: 100_000 });
    balancer = await startBalancer([...ports]);
  });

  afterAll(async () => {
    await load?.stop();
    for (const started of children.values()) await endProcess(started, "SIGKILL");
    await balancer?.close();
  });

  /** Starts a process and waits until it is sent requests. */
  async function open(port: number) {
    const { child } = await startProcess({
      ...{ PORT: String(port), ERRAND_DATA_DIR: dataDir },
      DATABASE_URL: String(pool.options.connectionString),
      ...{ DATABASE_POOL_SIZE: "4", ERRAND_PROXIES: "1", ERRAND_DRAIN_SECONDS: "3" },
      ...{ ERRAND_DEMO_SPEED: "10", ERRAND_REQUESTS_PER_MINUTE: "1000000", ERRAND_LOG: "silent" },
      // The load of one contact.
      ERRAND_UNPAID_ORDERS: "0",
    });
    children.set(port, child);
    await expect.poll(() => balancer.isReady(port), ofStart).toBe(true);
  }

  async function end(port: number, signal: NodeJS.Signals) {
    const started = children.get(port);
    return started ? endProcess(started, signal) : null;
  }

  /** The connections that hold the lock of the simulator. */
  async function simulators() {
    const { rows } = await pool.query(
      `select pid from pg_locks where locktype = 'advisory' and granted and objid = 4
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows;
  }

  async function countOf(rows: string): Promise<number> {
    const counted = await pool.query(`select count(*)::int as count from ${rows}`);
    return counted.rows[0].count;
  }

  function placeOrder(): Request {
    const key = `restart-test-${keys.size}`.padEnd(20, "-");
    keys.add(key);
    const input = {
      ...{ guest_id: buyer, order_type: "take_away", payment_method: "cash_on_delivery" },
      ...{ store_id: grocer, order_amount: 11, ...contact, ...buyNowInput(itemId) },
    };
    return toBalancer(requestFor("POST /customer/order/place", input, { ...grocery, key }));
  }

  function readItem(): Request {
    return toBalancer(requestFor("GET /items/details/{id}", { id: itemId }, grocery));
  }

  function readPage(): Request {
    return new Request(balancer.url);
  }

  function toBalancer(request: Request): Request {
    const { pathname, search } = new URL(request.url);
    return new Request(balancer.url + pathname + search, request);
  }

  async function answersMore() {
    const before = load.answered();
    await expect.poll(load.answered, ofStart).toBeGreaterThan(before + 30);
  }

  test("killing one fails only requests in flight, and the other does its work", async () => {
    await open(first);
    // The first process runs the simulator.
    await expect.poll(simulators, ofStart).toHaveLength(1);
    await open(second);
    load = startLoad([placeOrder, placeOrder, readItem, readItem, readPage]);
    await answersMore();
    expect(load.failures).toEqual([]);
    const work = () =>
      Promise.all([countOf(`order_transitions where "to" <> 'pending'`), countOf("outbox")]);
    await end(first, "SIGKILL");
    const sent = load.sent();
    const [moved, messages] = await work();
    await answersMore();
    expect(load.failures.filter(({ number }) => number > sent)).toEqual([]);
    await expect.poll(simulators, ofStart).toHaveLength(1);
    await expect.poll(async () => (await work())[0], ofStart).toBeGreaterThan(moved);
    await expect.poll(async () => (await work())[1], ofStart).toBeGreaterThan(messages);
  });

  test("restarting one after the other fails no request, and live streams continue", async () => {
    await open(first);
    const failed = load.failures.length;
    const orderId = await addOrder(db, seeded, seeded.grocery, {
      ...{ itemId, guestId: decodeGuestId(buyer) },
      // Not paid yet, so that no store moves it.
      paymentMethod: "digital_payment",
    });
    const proof = {
      guest_id: buyer,
      order_id: orderId,
      contact_number: contact.contact_person_number,
    };
    const watched = watch(toBalancer(requestFor("GET /customer/order/stream", proof, {})));

    for (const port of ports) {
      expect(await end(port, "SIGTERM")).toBe(0);
      await answersMore();
      await open(port);
    }
    await answersMore();
    expect(load.failures.slice(failed)).toEqual([]);

    const canceled = await ask("PUT /customer/order/cancel", { ...proof, note: "No more" });
    expect(canceled.status).toBe(200);
    const parts = await watched;
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.at(-1)).toContain("canceled");
    await load.stop();
    // What was sent again after the kill was placed once.
    expect(await countOf(`orders where guest_id = '${decodeGuestId(buyer)}'`)).toBe(keys.size + 1);
  });
});

/**
 * Reads a live stream as a browser does, again where it ended, until its last event; returns each
 * part.
 */
async function watch(stream: Request): Promise<string[]> {
  const parts: string[] = [];
  while (!parts.at(-1)?.includes("event: end")) {
    const response = await fetch(stream.clone());
    expect(response.status).toBe(200);
    // Rejects where the stream breaks off.
    parts.push(await response.text());
  }
  return parts;
}
