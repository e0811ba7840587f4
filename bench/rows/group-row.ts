import { fileURLToPath } from "node:url";
import { addCustomer } from "@errand/server/cart/testing";
import { openDatabase } from "@errand/server/database/database";
import type { Browser, Page } from "playwright-core";
import { api, type Bench, openVisit, startErrand } from "../bench.ts";
import { openBrowser } from "../browser.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";
import { openAllStores } from "./live-row.ts";

const names = ["Ada", "Noé", "Aya", "Idris", "Priya", "Léa", "Sam", "Yuna"];
/** Each is a person who chooses one more piece, and is ready again. */
const rounds = 14;

interface Member {
  name: string;
  page: Page;
}

/**
 * Row 23: how soon all people of a group of eight, each in a browser of their own, see what one of
 * them changes: from the press of a button to the list of members in the others' pages.
 */
export async function groupRow(town: Town): Promise<Row> {
  const errand = await startErrand(town);
  const browser = await openBrowser();
  try {
    const members = await openGroup(await openVisit(town, errand), browser);
    const delays: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Not the host, who is ready without a button.
      const [changing] = members.splice(1, 1);
      if (!changing) throw new Error("nobody has joined");
      delays.push(...(await change(changing, members, "Change my dishes", "still choosing")));
      await changing.page.getByRole("button", { name: "One more" }).first().click();
      const count = Math.floor(round / (names.length - 1)) + 2;
      await changing.page.getByRole("heading", { name: new RegExp(`^${count} items`) }).waitFor();
      delays.push(...(await change(changing, members, "I am ready", "ready")));
      members.push(changing);
    }
    const [p50, p95, longest] = [50, 95, 100].map((percent) => percentile(delays, percent));
    return {
      number: 23,
      what: `a change in a group of eight to the pages of the other seven, ${2 * rounds} changes: p50, p95, longest`,
      measured: `${p50}, ${p95}, ${longest} ms`,
      floor: "",
      target: "1000 ms",
    };
  } finally {
    await browser.close();
    await errand.stop();
  }
}

/** Milliseconds from the press of a button until each of the others sees the text. */
async function change(
  { name, page }: Member,
  others: Member[],
  button: string,
  text: string,
): Promise<number[]> {
  const seen = others.map((other) =>
    other.page.evaluate<number>(`globalThis.shownAt(${JSON.stringify(name)}, "${text}")`),
  );
  await page.getByRole("button", { name: button }).click();
  const times = await Promise.all(seen);
  const pressedAt = await page.evaluate<number>("globalThis.pressedAt");
  return times.map((time) => time - pressedAt);
}

interface Answers {
  guest_id: string;
  group: { code: string };
}

/** A group of a host and seven guests who have chosen a piece each, in browsers of their own. */
async function openGroup(bench: Bench, browser: Browser): Promise<Member[]> {
  const { errand, headers, cartBody, town } = bench;
  const post = async (
    path: string,
    body: object,
    { token, method = "POST" }: { token?: string; method?: "POST" | "PUT" } = {},
  ): Promise<Answers> => {
    const response = await fetch(errand.url + api + path, {
      method,
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<Answers>;
  };
  const details = await fetch(`${errand.url}${api}/items/details/${cartBody.item_id}`, { headers });
  const { store_id } = (await details.json()) as { store_id: number };
  const token = await addHost(town);
  const opening = {
    store_id,
    deadline: new Date(Date.now() + 60 * 60_000).toISOString(),
    who_pays: "host",
    order_type: "take_away",
  };
  const { code } = (await post("/customer/group", opening, { token })).group;
  const { guest_id: _owner, ...line } = cartBody;
  const members: Member[] = [];
  for (const name of names) {
    const isHost = members.length === 0;
    const guest = isHost ? {} : { guest_id: (await post("/auth/guest/request", {})).guest_id };
    const session = isHost ? { token } : {};
    if (!isHost) await post("/customer/group/join", { code, name, ...guest });
    await post("/customer/group/add", { code, ...guest, ...line }, session);
    const ready = { code, ready: true, ...guest };
    await post("/customer/group/ready", ready, { ...session, method: "PUT" });
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    const observer = fileURLToPath(new URL("../observe-members.js", import.meta.url));
    await page.addInitScript({ path: observer });
    const stored = Object.entries(isHost ? { token } : guest);
    for (const [key, value] of stored) {
      await page.addInitScript(`localStorage.setItem("${key}", ${JSON.stringify(value)})`);
    }
    members.push({ name, page });
  }
  for (const { page } of members) {
    await page.goto(`${errand.url}/group/${code}`, { timeout: 120_000 });
    await page
      .getByRole("listitem")
      .filter({ hasText: names.at(-1) ?? "" })
      .waitFor();
  }
  return members;
}

/** The stores are open at every hour of the week and hand orders over, whichever has the item. */
async function addHost(town: Bench["town"]): Promise<string> {
  const { db, pool, close } = openDatabase(town.databaseUrl, { poolSize: 1 });
  try {
    await openAllStores(pool);
    await pool.query("update stores set take_away = true");
    return (await addCustomer(db)).token;
  } finally {
    await close();
  }
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
