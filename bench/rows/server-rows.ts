import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { api, type Bench, cookieHeader } from "../bench.ts";
import { type LoadRequest, rate } from "../load.ts";
import { type Running, residentMb, start } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";
import { openTraffic } from "../traffic.ts";
import { addToCartRow } from "./cart-row.ts";
import { checkoutRow } from "./checkout-row.ts";
import { longCartRow } from "./long-cart-row.ts";
import { frequentWords, plainSearch, plainSearchValues, searchRows } from "./search-rows.ts";

const listPath = `${api}/items/popular?limit=12`;

/**
 * Rows 1, 2, 3, 5, 6, 7, 12, 14 and 16: what the server answers a second, and what it weighs
 * afterwards.
 */
export async function serverRows(
  bench: Bench,
  isWanted: (row: number) => boolean,
  report: (state: string) => void,
): Promise<Row[]> {
  const floor = await startFloor(bench);
  const measures: [number, (bench: Bench, floor: Running) => Promise<Row[]>][] = [
    [1, listRow],
    [2, detailsRows],
    [3, searchRows],
    [5, addToCartRow],
    [6, checkoutRow],
    [7, emptyRouteRow],
    [12, pageRows],
    [16, longCartRow],
    [14, memoryRow],
  ];
  try {
    const rows: Row[] = [];
    for (const [number, measure] of measures) {
      if (!isWanted(number)) continue;
      report(`row ${number}`);
      rows.push(...(await measure(bench, floor)));
    }
    return rows;
  } finally {
    await floor.stop();
  }
}

async function startFloor(bench: Bench): Promise<Running> {
  const { town, errand, headers, item } = bench;
  const reply = join(town.folder, "reply.json");
  writeFileSync(reply, await textOf(errand.url + listPath, headers));
  return start({
    command: [fileURLToPath(new URL("../floors/server.ts", import.meta.url))],
    port: 4271,
    path: "/cards",
    env: {
      FLOOR_REPLY: reply,
      FLOOR_DATABASE: town.databaseUrl,
      FLOOR_ITEM: String(item.id),
      FLOOR_SEARCH: plainSearch.text,
      FLOOR_SEARCHES: JSON.stringify(
        (await frequentWords(bench)).map((words) => plainSearchValues(headers, words)),
      ),
    },
  });
}

async function textOf(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/**
 * The result of `measure`, provided that the response is the same before and after. A server that
 * is still busy with abandoned requests gets a few seconds to finish them.
 */
async function expectUnchanged<T>(
  answer: () => Promise<string>,
  measure: () => Promise<T>,
): Promise<T> {
  // A cold page streams slow sections at its end; from the second rendering on they are in place.
  await answer();
  const before = await answer();
  const measured = await measure();
  for (let look = 0; before !== (await answer()); look++) {
    if (look === 5) throw new Error("a response changed during the measurement");
    await sleep(2_000);
  }
  return measured;
}

/** Each time another location, within 2 km. */
function newLocations({ lat, lng }: Location): () => Location {
  let moved = 0;
  return () => {
    moved += 1;
    // The steps in both directions repeat after different numbers of locations.
    return { lat: lat + (moved % 2000) / 1e5 - 0.01, lng: lng + (moved % 1999) / 1e5 - 0.01 };
  };
}

interface Location {
  lat: number;
  lng: number;
}

/** Each request from another location. */
function fromNewLocations(shot: LoadRequest): () => LoadRequest {
  const { latitude, longitude } = shot.headers ?? {};
  const next = newLocations({ lat: Number(latitude), lng: Number(longitude) });
  return () => {
    const { lat, lng } = next();
    const place = { latitude: lat.toFixed(6), longitude: lng.toFixed(6) };
    return { ...shot, headers: { ...shot.headers, ...place } };
  };
}

async function listRow({ errand, headers }: Bench, floor: Running): Promise<Row[]> {
  const answer = () => textOf(errand.url + listPath, headers);
  const measured = await expectUnchanged(answer, () =>
    rate(errand.url, { path: listPath, headers }),
  );
  const least = await rate(floor.url, { path: "/bytes" });
  const kilobytes = Math.round((await answer()).length / 1024);
  return [
    {
      number: 1,
      what: `item list of 12, popular, repeated (${kilobytes} KB)`,
      measured: perSecond(measured),
      floor: `${perSecond(least)}, node:http and JSON.stringify`,
      ratio: measured / least,
      target: "0.3",
    },
  ];
}

async function detailsRows({ errand, headers, item }: Bench, floor: Running): Promise<Row[]> {
  const shot = { path: `${api}/items/details/${item.slug}`, headers };
  const answer = () => textOf(errand.url + shot.path, headers);
  const repeated = await expectUnchanged(answer, () => rate(errand.url, shot));
  const anew = await expectUnchanged(answer, () => rate(errand.url, fromNewLocations(shot)));
  const least = await rate(floor.url, { path: "/point" });
  const row = { number: 2, floor: `${perSecond(least)}, one SQL point read`, target: "0.25" };
  return [
    {
      ...row,
      what: "item details with variations and add-ons, repeated",
      measured: perSecond(repeated),
      ratio: repeated / least,
    },
    {
      ...row,
      what: "the same, each visitor at another location",
      measured: perSecond(anew),
      ratio: anew / least,
    },
  ];
}

async function emptyRouteRow({ errand }: Bench): Promise<Row[]> {
  const measured = await rate(errand.url, { path: "/healthz" });
  const least = await onEmptyFloor(({ url }) => rate(url, { path: "/" }));
  return [
    {
      number: 7,
      what: "a route that does nothing",
      measured: perSecond(measured),
      floor: `${perSecond(least)}, bare node:http`,
      ratio: measured / least,
      target: "0.6",
    },
  ];
}

async function pageRows(bench: Bench, floor: Running): Promise<Row[]> {
  const { errand, cookies } = bench;
  const home = (place: Location) => {
    const cookie = cookieHeader({ ...cookies, currentLatLng: JSON.stringify(place) });
    return { path: "/home", headers: { cookie } };
  };
  const middle: Location = JSON.parse(cookies.currentLatLng ?? "{}");
  const page = () => textOf(`${errand.url}/home`, home(middle).headers);
  const shown = async () =>
    [...(await page()).matchAll(/href="\/(?:product|store)\/[^"]+"/g)].join();

  const repeated = await expectUnchanged(shown, () => rate(errand.url, home(middle)));
  const next = newLocations(middle);
  const measureAnew = () => rate(errand.url, () => home(next()));
  const anew = await expectUnchanged(shown, measureAnew);
  const traffic = await openTraffic(bench);
  const inTraffic = await traffic.during(measureAnew).finally(traffic.close);
  const least = await rate(floor.url, { path: "/cards" });
  const row = {
    number: 12,
    floor: `${perSecond(least)}, React rendering 24 cards`,
    target: "0.2",
  };
  const kilobytes = Math.round((await page()).length / 1024);
  return [
    {
      ...row,
      what: `server-rendered home, repeated (${kilobytes} KB)`,
      measured: perSecond(repeated),
      ratio: repeated / least,
    },
    {
      ...row,
      what: "the same, each visitor at another location",
      measured: perSecond(anew),
      ratio: anew / least,
    },
    {
      ...row,
      what: "the same, with 5 orders and 5 wishlist clicks a second",
      measured: `${perSecond(inTraffic)}, ${Math.round((100 * inTraffic) / anew)} % of the row above`,
      ratio: inTraffic / least,
    },
  ];
}

async function memoryRow({ errand, headers }: Bench): Promise<Row[]> {
  await rate(errand.url, { path: listPath, headers });
  const least = await onEmptyFloor(async ({ url, pid }) => {
    await rate(url, { path: "/" });
    return residentMb(pid);
  });
  return [
    {
      number: 14,
      what: "memory of the process after the load",
      measured: `${residentMb(errand.pid)} MB`,
      floor: `${least} MB, bare node:http`,
      target: "300 MB",
    },
  ];
}

async function onEmptyFloor<T>(measure: (floor: Running) => Promise<T>): Promise<T> {
  const floor = await start({
    command: [fileURLToPath(new URL("../floors/empty.ts", import.meta.url))],
    port: 4272,
  });
  return measure(floor).finally(floor.stop);
}
