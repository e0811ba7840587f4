import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { build } from "vite";
import type { Bench } from "../bench.ts";
import {
  itemTap,
  openBrowser,
  type Paint,
  paintOf,
  scriptsOf,
  storeTap,
  type Tap,
  tapOf,
  vehicleTap,
} from "../browser.ts";
import { openScriptFree } from "../floors/script-free.ts";
import { median } from "../load.ts";
import type { Row } from "../row.ts";

interface PageVisit {
  /** `home`, and `home, grocery` outside of food. */
  name: string;
  path: string;
  cookies: Record<string, string>;
  /** What is tapped on a home. */
  taps?: Tap[];
}

/**
 * Rows 8 to 11: scripts and paint metrics of a first visit to home, store and item, and the
 * response to a tap on an item, a store or a vehicle. In food, or in every module that has stores
 * or vehicles.
 */
export async function pageRows(
  bench: Bench,
  isWanted: (row: number) => boolean,
  { inAllModules, visits }: { inAllModules: boolean; visits: number },
): Promise<Row[]> {
  const browser = await openBrowser();
  const pages = pagesOf(bench, inAllModules);
  try {
    return [
      ...(isWanted(8) ? await scriptRows(browser, bench, pages) : []),
      ...(isWanted(9) || isWanted(10) ? await paintRows(browser, bench, pages, visits) : []),
      ...(isWanted(11) ? await tapRows(browser, bench, pages, visits) : []),
    ].filter(({ number }) => isWanted(number));
  } finally {
    await browser.close();
  }
}

function pagesOf({ modules, rental }: Bench, inAllModules: boolean): PageVisit[] {
  const shops = modules.slice(0, inAllModules ? modules.length : 1);
  const pages = shops.flatMap(({ type, cookies, item }): PageVisit[] => {
    const module = type === "food" ? "" : `, ${type}`;
    return [
      { name: `home${module}`, path: "/home", cookies, taps: [itemTap, storeTap] },
      { name: `store${module}`, path: `/store/${item.store_slug}`, cookies },
      { name: `item${module}`, path: `/product/${item.slug}?module_id=${item.module_id}`, cookies },
    ];
  });
  if (!inAllModules) return pages;
  const { cookies, vehicle } = rental;
  return [
    ...pages,
    { name: "home, rental", path: "/home", cookies, taps: [vehicleTap] },
    { name: "vehicle", path: `/rental/vehicle/${vehicle.slug}`, cookies },
  ];
}

async function tapRows(
  browser: Browser,
  bench: Bench,
  pages: PageVisit[],
  visits: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, cookies, taps = [] } of pages) {
    for (const tap of taps) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit++) {
        times.push(await tapOf(browser, bench.errand.url + path, cookies, tap));
      }
      rows.push({
        number: 11,
        what: `tap on ${tap.what}, slow phone: ${name}`,
        measured: `${Math.round(median(times))} ms`,
        floor: "",
        target: "200 ms",
      });
    }
  }
  return rows;
}

async function scriptRows(browser: Browser, bench: Bench, pages: PageVisit[]): Promise<Row[]> {
  const floor = await minScripts();
  const rows: Row[] = [];
  for (const { name, path, cookies } of pages) {
    const { needed, idle } = await scriptsOf(browser, bench.errand.url + path, cookies);
    rows.push({
      number: 8,
      what: `client JavaScript, gzip: ${name}`,
      measured: `${sizeOf(needed)} needed by the page; ${sizeOf(idle)} loaded when idle`,
      floor: `${floor} KB, React and React Router alone`,
      ratio: gzippedKb(needed) / floor,
      target: "120 KB needed",
    });
  }
  return rows;
}

async function minScripts(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("../floors/browser.js", import.meta.url)) },
    },
  });
  const bundles = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return gzippedKb(
    bundles.flatMap((file) => (file.type === "chunk" ? [Buffer.from(file.code)] : [])),
  );
}

function sizeOf(scripts: Buffer[]): string {
  return `${gzippedKb(scripts)} KB in ${scripts.length} files`;
}

function gzippedKb(scripts: Buffer[]): number {
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return Math.round(bytes / 1024);
}

async function paintRows(
  browser: Browser,
  bench: Bench,
  pages: PageVisit[],
  visits: number,
): Promise<Row[]> {
  const scriptFree = await openScriptFree(bench.errand.url);
  try {
    const rows: Row[] = [];
    for (const { name, path, cookies } of pages) {
      // Renders the pictures before the measurement.
      await paintOf(browser, bench.errand.url + path, cookies);
      const own = await paints(browser, bench.errand.url + path, cookies, visits);
      const least = await paints(browser, scriptFree.url + path, cookies, visits);
      rows.push({
        number: 9,
        what: `largest contentful paint, throttled phone: ${name}`,
        measured: `${Math.round(own.largest)} ms`,
        floor: `${Math.round(least.largest)} ms, script-free copy`,
        ratio: own.largest / least.largest,
        target: "1.3",
      });
      rows.push({
        number: 10,
        what: `total blocking time and layout shift, same: ${name}`,
        measured: `${Math.round(own.blocking)} ms; ${own.shift.toFixed(3)}`,
        floor: `${Math.round(least.blocking)} ms; ${least.shift.toFixed(3)}, script-free copy`,
        target: "100 ms; 0.02",
      });
    }
    return rows;
  } finally {
    await scriptFree.close();
  }
}

/** Medians of first visits. */
async function paints(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
  visits: number,
): Promise<Paint> {
  const seen: Paint[] = [];
  for (let visit = 0; visit < visits; visit++) seen.push(await paintOf(browser, url, cookies));
  const middle = (value: (paint: Paint) => number) => median(seen.map(value));
  return {
    largest: middle(({ largest }) => largest),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
  };
}
