import { openDatabase } from "@errand/server/database/database";
import { addStaff } from "@errand/server/staff/testing";
import pg from "pg";
import { api, openVisit, startErrand } from "../bench.ts";
import { fillDesk } from "../desk/fill-desk.ts";
import { customerCount, orderCount } from "../desk/fill-orders.ts";
import { pressKeys } from "../desk/key-presses.ts";
import { type ListRequest, listRequests } from "../desk/list-requests.ts";
import { onLoadCore, type Running } from "../processes.ts";
import { guestPurchase } from "../purchase.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";

const warmUp = 3;
const times = 20;

/**
 * Rows 21 and 22: how soon each list of the desk answers after a busy year, with each of its
 * filters, a line for each list; and how soon a key press in its list of orders is on the screen.
 */
export async function deskRows(town: Town, isWanted: (row: number) => boolean): Promise<Row[]> {
  const errand = await startErrand(town);
  try {
    const client = new pg.Client({ connectionString: town.databaseUrl });
    await client.connect();
    try {
      await fillDesk(client, await buy(town, errand, client));
      const token = await addOwner(town);
      return [
        ...(isWanted(21) ? await listRows(errand, token, client) : []),
        ...(isWanted(22) ? [await keyRow(errand, token)] : []),
      ];
    } finally {
      await client.end();
    }
  } finally {
    await errand.stop();
  }
}

/** Buys an item, and returns the number of the order. */
async function buy(town: Town, errand: Running, client: pg.Client): Promise<number> {
  const purchase = await guestPurchase(await openVisit(town, errand));
  await purchase();
  const { rows } = await client.query<{ id: string }>("select max(id) as id from orders");
  return Number(rows[0]?.id);
}

/** An operator of all zones who may read everything. */
async function addOwner({ databaseUrl }: Town): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const { token } = await addStaff(db, { kind: "operator", role: "owner" });
    return token;
  } finally {
    await close();
  }
}

async function listRows(errand: Running, token: string, client: pg.Client): Promise<Row[]> {
  const requests = await listRequests(client, (path) => read(errand, token, path));
  return onLoadCore(async () => {
    const measured: Measured[] = [];
    for (const request of requests) {
      measured.push({ request, p95: await measure(errand, token, request) });
    }
    return toRows(measured);
  });
}

async function read({ url }: Running, token: string, path: string): Promise<unknown> {
  const response = await fetch(url + api + path, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The 95th percentile of one request with other values each time, in milliseconds. */
async function measure(errand: Running, token: string, request: ListRequest): Promise<number> {
  const durations: number[] = [];
  for (let turn = -warmUp; turn < times; turn++) {
    const begun = performance.now();
    await read(errand, token, request.toAddress(turn + warmUp));
    if (turn >= 0) durations.push(performance.now() - begun);
  }
  return percentile(durations, 0.95);
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

interface Measured {
  request: ListRequest;
  p95: number;
}

function toRows(measured: Measured[]): Row[] {
  const slowestFirst = measured.toSorted((a, b) => b.p95 - a.p95);
  const byPath = Map.groupBy(slowestFirst, ({ request }) => request.path);
  return [...byPath.values()].flatMap((requests) => requests.slice(0, 1)).map(toRow);
}

function toRow({ request: { path, what }, p95 }: Measured): Row {
  return {
    number: 21,
    what: `${path} among ${orderCount.toLocaleString("en")} orders of ${customerCount.toLocaleString("en")} customers, p95 of its slowest request: ${what}`,
    measured: `${Math.round(p95)} ms`,
    floor: "",
    target: "100 ms",
  };
}

async function keyRow(errand: Running, token: string): Promise<Row> {
  const keys = await pressKeys(errand, token);
  const times = [0.5, 0.95, 1].map((share) => `${Math.round(percentile(keys, share))} ms`);
  return {
    number: 22,
    what: `a key press in the desk's list of orders to the next frame, ${keys.length} presses: median, p95, longest`,
    measured: times.join(", "),
    floor: "",
    target: "60 ms",
  };
}
