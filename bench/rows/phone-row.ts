import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@errand/server/database/database";
import { addStaff } from "@errand/server/staff/testing";
import type { Page } from "playwright-core";
import { api, type Bench, openVisit, startErrand } from "../bench.ts";
import { openBrowser } from "../browser.ts";
import { type CountingProxy, openCountingProxy } from "../counting-proxy.ts";
import { guestPurchase } from "../purchase.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";
import { openAllStores } from "./live-row.ts";

/** Until then the phone loads what it shows later. */
const settleMs = 20_000;
const measuredMs = 180_000;
const hourMs = 3_600_000;
/** A phone states where it is every second; a bicycle is five metres further then. */
const positionMs = 1000;
const metersBetween = 5;
const metersOfDegree = 111_000;

/** Bytes and timers of an hour; a frame that the page asks for is a fast one. */
interface Use {
  sent: number;
  received: number;
  timers: number;
  fastTimers: number;
}

/**
 * Row 24: what the phone of a courier sends and receives in an hour of duty, waiting at one place
 * and riding with a delivery, headers included; and how often its page wakes the processor, in all
 * and sooner than after a second.
 */
export async function phoneRows(town: Town): Promise<Row[]> {
  const errand = await startErrand(town);
  const proxy = await openCountingProxy(errand.url);
  const browser = await openBrowser();
  try {
    const bench = await openVisit(town, errand);
    const { place, courierId, token, deskToken } = await addPeople(bench);
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, locale: "en-GB", geolocation: place },
      permissions: ["geolocation"],
    });
    const page = await context.newPage();
    await goOnDuty(page, { url: proxy.url, token });
    const waiting = await measure(page, proxy, async () => context.setGeolocation(place));
    const id = await placeOrder(bench);
    await post(bench, `/desk/orders/${id}/accept`, {}, deskToken);
    await post(bench, `/desk/orders/${id}/assign`, { courier_id: courierId }, deskToken);
    await page.getByRole("button", { name: /^I am at / }).waitFor();
    let rides = 0;
    const riding = await measure(page, proxy, async () => {
      const latitude = place.latitude + (++rides * metersBetween) / metersOfDegree;
      await context.setGeolocation({ ...place, latitude });
    });
    return [toRow("waiting at one place", waiting), toRow("riding with a delivery", riding)];
  } finally {
    await browser.close();
    proxy.close();
    await errand.stop();
  }
}

function toRow(what: string, { sent, received, timers, fastTimers }: Use): Row {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  return {
    number: 24,
    what: `a courier's phone in an hour, ${what}: sent, received; its timers, those below a second`,
    measured: `${kilobytes(sent)}, ${kilobytes(received)}; ${Math.round(timers)}, ${fastTimers}`,
    floor: "",
    target: "none below a second",
  };
}

/** `move` states where the phone is, every second. */
async function measure(page: Page, proxy: CountingProxy, move: () => Promise<void>): Promise<Use> {
  for (let passed = 0; passed < settleMs; passed += positionMs) {
    await move();
    await sleep(positionMs);
  }
  await page.evaluate("globalThis.waits = []");
  const before = proxy.bytes();
  const startedAt = performance.now();
  while (performance.now() - startedAt < measuredMs) {
    await move();
    await sleep(positionMs);
  }
  const after = proxy.bytes();
  const perHour = hourMs / (performance.now() - startedAt);
  const waits: number[] = await page.evaluate("globalThis.waits");
  return {
    sent: (after.sent - before.sent) * perHour,
    received: (after.received - before.received) * perHour,
    timers: waits.length * perHour,
    fastTimers: waits.filter((wait) => wait < 1000).length,
  };
}

async function goOnDuty(page: Page, { url, token }: { url: string; token: string }) {
  const observer = fileURLToPath(import.meta.resolve("@errand/e2e/observe-timers"));
  await page.addInitScript({ path: observer });
  await page.addInitScript(
    `localStorage.setItem("console:courier:token", ${JSON.stringify(token)})`,
  );
  await page.goto(`${url}/courier`);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Go on duty" }).click();
  await page.getByRole("heading", { name: "Waiting for a job" }).waitFor();
}

/** A courier who is off duty, and an operator; all stores are open. */
async function addPeople({ town, headers }: Bench) {
  const { db, pool, close } = openDatabase(town.databaseUrl, { poolSize: 1 });
  try {
    await openAllStores(pool);
    await pool.query("update couriers set active = false");
    const { rows } = await pool.query<{ id: string }>("select min(id) as id from couriers");
    const courierId = Number(rows[0]?.id);
    const courier = await addStaff(db, { kind: "courier", role: null, courierId });
    const operator = await addStaff(db, { kind: "operator", role: "owner" });
    return {
      ...{ courierId, token: courier.token, deskToken: operator.token },
      place: { latitude: Number(headers.latitude), longitude: Number(headers.longitude) },
    };
  } finally {
    await close();
  }
}

/** The order of a guest, which is brought. */
async function placeOrder(bench: Bench): Promise<number> {
  const placed: number[] = [];
  const buy = await guestPurchase(bench, async ({ id }) => void placed.push(id));
  await buy();
  const [id] = placed;
  if (id === undefined) throw new Error("no order was placed");
  return id;
}

async function post({ errand }: Bench, path: string, body: object, token: string) {
  const response = await fetch(errand.url + api + path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}
