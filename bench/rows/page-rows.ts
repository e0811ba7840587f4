import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { build } from "vite";
import type { Bench } from "../bench.ts";
import { openBrowser, type Paint, paintOf, scriptsOf } from "../browser.ts";
import { openScriptFree } from "../floors/script-free.ts";
import { median } from "../load.ts";
import type { Row } from "../row.ts";

const runs = 3;

/** Rows 8, 9 and 10: what a first visit of the home, a store and an item loads and shows. */
export async function pageRows(bench: Bench, isWanted: (row: number) => boolean): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    return [
      ...(isWanted(8) ? await scriptRows(browser, bench) : []),
      ...(isWanted(9) || isWanted(10) ? await paintRows(browser, bench) : []),
    ].filter(({ number }) => isWanted(number));
  } finally {
    await browser.close();
  }
}

function pagesOf({ item }: Bench): [name: string, path: string][] {
  return [
    ["home", "/home"],
    ["store", `/store/${item.store_slug}`],
    ["item", `/product/${item.slug}?module_id=${item.module_id}`],
  ];
}

async function scriptRows(browser: Browser, bench: Bench): Promise<Row[]> {
  const floor = await leastScripts();
  const rows: Row[] = [];
  for (const [name, path] of pagesOf(bench)) {
    const scripts = await scriptsOf(browser, bench.errand.url + path, bench.cookies);
    rows.push({
      number: 8,
      what: `client JavaScript, gzip: ${name}`,
      measured: `${packedKb(scripts)} KB in ${scripts.length} files`,
      floor: `${floor} KB, React and React Router alone`,
      ratio: packedKb(scripts) / floor,
      target: "120 KB",
    });
  }
  return rows;
}

async function leastScripts(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL("../floors/browser.js", import.meta.url)) },
    },
  });
  const bundles = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return packedKb(
    bundles.flatMap((file) => (file.type === "chunk" ? [Buffer.from(file.code)] : [])),
  );
}

function packedKb(scripts: Buffer[]): number {
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return Math.round(bytes / 1024);
}

async function paintRows(browser: Browser, bench: Bench): Promise<Row[]> {
  const scriptFree = await openScriptFree(bench.errand.url);
  try {
    const rows: Row[] = [];
    for (const [name, path] of pagesOf(bench)) {
      const own = await paints(browser, bench.errand.url + path, bench.cookies);
      const least = await paints(browser, scriptFree.url + path, bench.cookies);
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

/** Medians of three first visits, after one that has the pictures drawn. */
async function paints(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<Paint> {
  await paintOf(browser, url, cookies);
  const visits: Paint[] = [];
  for (let run = 0; run < runs; run++) visits.push(await paintOf(browser, url, cookies));
  const middle = (value: (paint: Paint) => number) => median(visits.map(value));
  return {
    largest: middle(({ largest }) => largest),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
  };
}
