import { getLargestPart } from "@errand/core/location/area";
import { pointInside } from "@errand/core/location/nearest-zone";
import { categories, commonConditions, items, stores } from "@errand/server/catalog/catalog.tables";
import { zones } from "@errand/server/location/zones.tables";
import { modules } from "@errand/server/modules/modules.tables";
import { startTestApi } from "@errand/server/testing";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillTown } from "../fill.ts";
import {
  describes,
  type JudgedItem,
  type JudgedQuery,
  readJudgedQueries,
} from "./judged-queries.ts";

/**
 * How well the search answers judged queries, as NDCG of the first five results: 1 when the best
 * products come first, then the good ones. `npm run search:eval` asks every query in every district
 * and prints the weakest ones; a test run asks each query in one district.
 */
const isReport = process.env.ERRAND_SEARCH_EVAL === "1";

const shown = 5;
/** What is reached: the mean of all answers, and the share of those that find nothing. */
const reached = { score: 0.95, empty: 0 };
const gains = { best: 3, good: 1, other: 0 };

const { ask, db, changes } = await startTestApi();

interface Answer {
  query: JudgedQuery;
  district: string;
  /** Null where the town has no answer. */
  score: number | null;
  isEmpty: boolean;
  isHarmful: boolean;
  found: string[];
}

test("the best products come first, and harmful ones never", async () => {
  await fillTown(db);
  await changes.flushed();
  const districts = await readDistricts();
  const listed = await readItems();
  const answers: Answer[] = [];
  for (const [index, query] of readJudgedQueries().entries()) {
    const asked = isReport ? districts : [districts[index % districts.length]];
    for (const district of asked) {
      if (district) answers.push(await answer(query, district, listed));
    }
  }
  if (isReport) report(answers);
  const scores = answers.flatMap(({ score }) => score ?? []);
  expect(scores.length).toBeGreaterThan(1_500);
  expect(answers.filter(({ isHarmful }) => isHarmful).map(describeAnswer)).toEqual([]);
  const empty = answers.filter(({ isEmpty }) => isEmpty).length;
  expect(empty / scores.length).toBeLessThanOrEqual(reached.empty);
  expect(mean(scores)).toBeGreaterThanOrEqual(reached.score);
}, 900_000);

interface District {
  name: string;
  zoneIds: number[];
}

async function readDistricts(): Promise<District[]> {
  const areas = await db.select().from(zones).orderBy(zones.id);
  return Promise.all(
    areas.map(async ({ name, area }) => {
      const [lng, lat] = pointInside(getLargestPart(area));
      const { body } = await ask("GET /config/get-zone-id", { lat, lng });
      return { name: name.en, zoneIds: JSON.parse(body.zone_id) };
    }),
  );
}

interface ListedItem {
  id: number;
  /** One object for all items with these names, which are judged once. */
  product: JudgedItem;
  type: string;
  moduleId: number;
  zoneId: number;
}

async function readItems(): Promise<ListedItem[]> {
  const nameIn = (id: unknown) =>
    sql<string | null>`(select name ->> 'en' from categories where id = ${id})`;
  const rows = await db
    .select({
      id: items.id,
      name: sql<string>`${items.name} ->> 'en'`,
      type: modules.type,
      moduleId: items.moduleId,
      zoneId: items.zoneId,
      main: nameIn(items.categoryId),
      sub: nameIn(items.subCategoryId),
      need: sql<string | null>`${commonConditions.name} ->> 'en'`,
    })
    .from(items)
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .innerJoin(stores, eq(stores.id, items.storeId))
    .leftJoin(categories, eq(categories.id, items.categoryId))
    .leftJoin(commonConditions, eq(commonConditions.id, items.commonConditionId))
    .where(sql`${items.active} and ${items.campaignStarts} is null and ${stores.active}`);
  const products = new Map<string, JudgedItem>();
  return rows.map(({ name, main, sub, need, ...row }) => {
    const categories = [main, sub].filter((category) => category !== null);
    const key = JSON.stringify([name, categories, need]);
    const product = products.get(key) ?? { name, categories, need };
    products.set(key, product);
    return { ...row, product };
  });
}

async function answer(
  query: JudgedQuery,
  { name: district, zoneIds }: District,
  listed: ListedItem[],
): Promise<Answer> {
  const sold = listed.filter(
    ({ type, zoneId }) => type === query.module && zoneIds.includes(zoneId),
  );
  const gainOf = createJudge(query);
  const ideal = sold.map(({ product }) => gainOf(product)).filter((gain) => gain > 0);
  const module = sold[0]?.moduleId ?? 0;
  const { body } = await ask(
    "GET /items/search",
    { name: query.text, limit: shown, offset: 1 },
    { zones: zoneIds, module, language: query.language },
  );
  const byId = new Map(sold.map((item) => [item.id, item]));
  const found = body.products.flatMap(({ id }) => byId.get(id) ?? []);
  const best = discounted(ideal.toSorted((a, b) => b - a));
  const score = discounted(found.map(({ product }) => gainOf(product))) / best;
  return {
    ...{ query, district },
    score: best > 0 ? score : null,
    isEmpty: best > 0 && found.length === 0,
    isHarmful: found.some(({ product }) => describes(query.never, product)),
    found: found.map(({ product }) => product.name),
  };
}

/** Judges products by a query, each once. */
function createJudge({ best, good }: JudgedQuery): (product: JudgedItem) => number {
  const known = new Map<JudgedItem, number>();
  return (product) => {
    const gain = known.get(product) ?? judge(product);
    known.set(product, gain);
    return gain;
  };

  function judge(product: JudgedItem): number {
    if (describes(best, product)) return gains.best;
    return describes(good, product) ? gains.good : gains.other;
  }
}

/** Discounted cumulative gain of the first results. */
function discounted(gainsInOrder: number[]): number {
  return gainsInOrder
    .slice(0, shown)
    .reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function describeAnswer({ query: { module, language, text }, district, found }: Answer): string {
  return `${module} ${language} "${text}" in ${district}: ${found.join(", ") || "nothing"}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the mean of each module and language, and the queries below 0.8. */
function report(answers: Answer[]): void {
  const judged = answers.filter(({ score }) => score !== null);
  const byPart = Map.groupBy(judged, ({ query }) => `${query.module} ${query.language}`);
  for (const [part, group] of [...byPart, ["all", judged] as const]) {
    const empty = group.filter(({ isEmpty }) => isEmpty).length;
    const scores = group.map(({ score }) => score ?? 0);
    print(`${part}: NDCG@5 ${mean(scores).toFixed(3)}, ${group.length} answers, ${empty} empty`);
  }
  const weak = [...Map.groupBy(judged, ({ query }) => query)]
    .map(([, group]) => ({ group, score: mean(group.map(({ score }) => score ?? 0)) }))
    .filter(({ score }) => score < 0.8)
    .toSorted((a, b) => a.score - b.score);
  for (const { group, score } of weak) {
    const worst = group.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0];
    if (worst) print(`${score.toFixed(2)} ${describeAnswer(worst)}`);
  }
}
