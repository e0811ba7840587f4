import pg from "pg";
import { api, type Bench } from "../bench.ts";
import { type LoadRequest, median, rate } from "../load.ts";
import { onLoadCore, type Running } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";

const searches = 300;
/** Each text once. */
const warmUp = 60;
/** Fewer for the floor, which is slow at a million items. */
const plainSearches = 60;

/** Pairs of words that many items of the visitor's module and zones contain together. */
export async function frequentWords({ town, headers }: Pick<Bench, "town" | "headers">) {
  const client = new pg.Client({ connectionString: town.databaseUrl });
  await client.connect();
  try {
    const place = `module_id = ${Number(headers.moduleId)} and zone_id in (${zonesOf(headers)})`;
    const { rows } = await client.query<{ words: string }>(
      `with listed as materialized (
         select tsvector_to_array(search) as words from items where ${place} order by id limit 5000
       ), frequent as (
         select word, count(*) as items from listed, unnest(words) as word
         where length(word) > 4 and word ~ '^[a-z]+$' group by word order by 2 desc limit 24
       )
       select a.word || ' ' || b.word as words
       from listed
       join frequent a on a.word = any(listed.words)
       join frequent b on b.word = any(listed.words) and a.word < b.word
       group by 1 order by count(*) desc limit 20`,
    );
    return rows.map(({ words }) => words);
  } finally {
    await client.end();
  }
}

/** The zones as SQL lists them. */
export function zonesOf(headers: Record<string, string>): string {
  return (JSON.parse(headers.zoneId ?? "[]") as number[]).map(Number).join(", ");
}

/** Row 3: two frequent words, and the same with one of them misspelt; each text once. */
export async function searchRows(bench: Bench, floor: Running): Promise<Row[]> {
  const words = await frequentWords(bench);
  const least = await rate(floor.url, { path: "/search" });
  const row = {
    number: 3,
    floor: `${perSecond(least)}, one full-text statement`,
    target: "0.5",
  };
  const rows: Row[] = [];
  for (const [what, texts] of [
    ["search, two frequent words", words],
    ["the same, one of them with a typing error", words.map(mistyped)],
  ] as const) {
    await checkFound(bench, texts);
    const measured = await rate(bench.errand.url, searchRequests(bench, texts));
    rows.push({ ...row, what, measured: perSecond(measured), ratio: measured / least });
  }
  return rows;
}

export interface SearchTimes {
  /** Milliseconds, one search after another. */
  p50: number;
  p99: number;
  /** Of the same words as plain full text in SQL. */
  plain: number;
}

/** Row 4, for a town of one size. */
export async function searchTimes(bench: Bench): Promise<SearchTimes> {
  const words = await frequentWords(bench);
  const texts = words.flatMap((two) => [two, mistyped(two), two.split(" ")[0] ?? two]);
  await checkFound(bench, texts);
  const next = searchRequests(bench, texts);
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    return await onLoadCore(async () => {
      const times = await timesOf(async () => {
        const { path, headers = {} } = next();
        const response = await fetch(bench.errand.url + path, { headers });
        await response.text();
        if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      });
      let turn = 0;
      const plain = await timesOf(
        () => {
          turn += 1;
          const values = plainSearchValues(bench.headers, words[turn % words.length] ?? "");
          return client.query({ ...plainSearch, values });
        },
        plainSearches,
        5,
      );
      return { p50: median(times), p99: percentile(times, 0.99), plain: median(plain) };
    });
  } finally {
    await client.end();
  }
}

export function growthRow(items: number, small: SearchTimes, large: SearchTimes): Row {
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const size = items.toLocaleString("en");
  return {
    number: 4,
    what: `search p50 at ${size} items / at 10,000 (p99 ${ms(large.p99)} / ${ms(small.p99)})`,
    measured: `${ms(large.p50)} / ${ms(small.p50)}`,
    floor: `${ms(large.plain)} / ${ms(small.plain)}, plain full text in SQL`,
    ratio: large.p50 / small.p50,
    target: "20",
  };
}

/** The floor: plain PostgreSQL full text over the same module and zones, by the same index. */
export const plainSearch = {
  name: "plain",
  text: `select id, slug, name, price from items where listed_words(search) @@ $1::tsquery
    order by ts_rank(search, $2::tsquery) desc, id limit 12`,
};

/** Its values for words of the index, behind each place of listed items and without. */
export function plainSearchValues(headers: Record<string, string>, words: string): string[] {
  const all = (scope: string) =>
    words
      .split(" ")
      .map((word) => `'${scope}${word}'`)
      .join(" & ");
  const zones = zonesOf(headers).split(", ");
  return [
    zones.map((zone) => `(${all(`${Number(headers.moduleId)}.${zone}:`)})`).join(" | "),
    all(""),
  ];
}

/** Each request with another text and capitalisation, so that no cached response serves it. */
function searchRequests({ headers }: Bench, texts: readonly string[]): () => LoadRequest {
  let turn = 0;
  return () => {
    turn += 1;
    const text = texts[turn % texts.length] ?? "";
    const name = [...text].map((letter, place) =>
      (turn >> place) & 1 ? letter.toUpperCase() : letter,
    );
    return { path: searchPath(name.join("")), headers };
  };
}

function searchPath(name: string): string {
  return `${api}/items/search?limit=12&name=${encodeURIComponent(name)}`;
}

/** Swaps two letters in the last word. */
function mistyped(text: string): string {
  return text.replace(/(\w\w)(\w)(\w)(\w*)$/, (all, begin, one, two, end) =>
    one === two ? all.slice(0, -1) : `${begin}${two}${one}${end}`,
  );
}

async function checkFound({ errand, headers }: Bench, texts: readonly string[]) {
  for (const text of texts) {
    const response = await fetch(errand.url + searchPath(text), { headers });
    const { total_size } = (await response.json()) as { total_size: number };
    if (!(total_size > 0)) throw new Error(`nothing is found by "${text}"`);
  }
}

async function timesOf(
  act: () => Promise<unknown>,
  most = searches,
  ahead = warmUp,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = -ahead; turn < most; turn++) {
    const begun = performance.now();
    await act();
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return times;
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
