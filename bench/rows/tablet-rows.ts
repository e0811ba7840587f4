import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@errand/server/database/database";
import { addStaff } from "@errand/server/staff/testing";
import type { CDPSession, Page } from "playwright-core";
import { type Bench, openVisit, startErrand } from "../bench.ts";
import { openBrowser } from "../browser.ts";
import { median } from "../load.ts";
import { actAsStore, collectedPurchase, storeSteps, withoutCodes } from "../purchase.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";

const rung = 20;
/** The orders of a busy hour, which come faster here. */
const orders = 200;
const orderEveryMs = 1000;
const stepEveryMs = 3000;
/** Until then code and caches of the page grow. */
const settledAfter = 50;

/**
 * Rows 19 and 20: how soon a store's tablet rings for an order, and whether it stays quick and
 * small through the orders of a busy hour, each accepted, prepared and collected, on a processor
 * that is four times slower.
 */
export async function tabletRows(town: Town): Promise<Row[]> {
  // Each customer comes from another address.
  const errand = await startErrand(town, { ERRAND_PROXIES: "1" });
  try {
    return await measure(await openVisit(town, errand));
  } finally {
    await errand.stop();
  }
}

async function measure(bench: Bench): Promise<Row[]> {
  const placed: { id: number; storeId: number }[] = [];
  const buy = await collectedPurchase(bench, async (order) => void placed.push(order));
  async function place() {
    await buy();
    const order = placed.pop();
    if (!order) throw new Error("no order was placed");
    return order;
  }
  const { storeId } = await place();
  const token = await addOwner(bench, storeId);
  const browser = await openBrowser();
  try {
    const tablet = await openTablet(await browser.newPage(), bench, token);
    const finished: Promise<void>[] = [];
    const serve = (id: number) => {
      const served = serveOrder(bench, { token, id });
      // An error is thrown where all are awaited.
      served.catch(() => {});
      finished.push(served);
    };
    /** Milliseconds from the reply to the customer until the ticket is on the screen. */
    const delays: number[] = [];
    for (let count = 0; count < rung; count++) {
      const { id } = await place();
      const placedAt = Date.now();
      delays.push(Math.max(0, (await ticketAt(tablet.page, id)) - placedAt));
      serve(id);
    }
    await Promise.all(finished.splice(0));

    await tablet.devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await tablet.page.evaluate("globalThis.tasks = []");
    let settled = 0;
    for (let count = 0; count < orders; count++) {
      if (count === settledAfter) {
        await Promise.all(finished.splice(0));
        settled = await heapOf(tablet.devtools);
      }
      serve((await place()).id);
      await sleep(orderEveryMs);
    }
    await Promise.all(finished);
    const end = await heapOf(tablet.devtools);
    const tasks: number[] = await tablet.page.evaluate("globalThis.tasks");
    return rowsOf({ delays, tasks, settled, end });
  } finally {
    await browser.close();
  }
}

async function serveOrder({ errand }: Bench, { token, id }: { token: string; id: number }) {
  for (const step of storeSteps) {
    await sleep(stepEveryMs);
    await actAsStore(errand, { token, id, step });
  }
}

function rowsOf(figures: { delays: number[]; tasks: number[]; settled: number; end: number }) {
  const { delays, tasks, settled, end } = figures;
  const longest = Math.round(Math.max(0, ...tasks));
  const events = orders * (1 + storeSteps.length);
  return [
    {
      number: 19,
      what: `order placed to ringing ticket on the store's tablet, ${rung} orders: median, longest`,
      measured: `${Math.round(median(delays))} ms, ${Math.round(Math.max(...delays))} ms`,
      floor: "",
      target: "1000 ms",
    },
    {
      number: 20,
      what: `the tablet through ${orders} orders, ${events} events, processor / 4: tasks over 50 ms, longest`,
      measured: `${tasks.length}, ${tasks.length > 0 ? `${longest} ms` : "none"}`,
      floor: "",
      target: "50 ms an event",
    },
    {
      number: 20,
      what: `heap of the page after ${settledAfter} of these orders, and after all`,
      measured: `${megabytes(settled)}, ${megabytes(end)}`,
      floor: "",
      target: "flat",
    },
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** An owner of the store, who hands orders over without the code of the customer. */
async function addOwner({ town }: Bench, storeId: number): Promise<string> {
  const { db, close } = openDatabase(town.databaseUrl, { poolSize: 1 });
  try {
    await db.execute(withoutCodes);
    const { token } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    return token;
  } finally {
    await close();
  }
}

/** Signs in to the store's console, and takes orders. */
async function openTablet(page: Page, { errand }: Bench, token: string) {
  await page.setViewportSize({ width: 1180, height: 820 });
  const observer = fileURLToPath(new URL("../observe-tickets.js", import.meta.url));
  await page.addInitScript({ path: observer });
  await page.addInitScript(`localStorage.setItem("console:store:token", ${JSON.stringify(token)})`);
  await page.goto(`${errand.url}/vendor`);
  await page.getByRole("button", { name: "Ring", exact: true }).click();
  await page.getByRole("button", { name: "Yes, I heard it" }).click();
  await page.getByRole("button", { name: "Start taking orders" }).click();
  await page.getByRole("region", { name: "New", exact: true }).waitFor();
  const devtools = await page.context().newCDPSession(page);
  return { page, devtools };
}

/** When the ticket of an order was on the screen. */
async function ticketAt(page: Page, id: number): Promise<number> {
  for (let time = 0; time < 200; time++) {
    const at: number = await page.evaluate(`globalThis.tickets[${id}] ?? 0`);
    if (at > 0) return at;
    await sleep(25); // The page notes the time itself.
  }
  throw new Error(`order ${id} is not on the tablet`);
}

/** Bytes that the page still needs. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.enable");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.send("HeapProfiler.disable");
  return usedSize;
}
