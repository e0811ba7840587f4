import pg from "pg";
import { api, openVisit, startErrand } from "../bench.ts";
import { type LoadRequest, medianOf, rate } from "../load.ts";
import { onLoadCore, processorMs } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";
import type { Town } from "../town.ts";
import { bookedDays, fillFleet, firstWords, fleetSize, secondWords } from "./large-fleet.ts";
import { zonesOf } from "./search-rows.ts";

const hour = 3_600_000;

interface Search {
  date: string;
  duration: number;
  filters: Record<string, unknown>;
}

/**
 * Row 18: searches for vehicles that are free at a time, each with another time, by filters, names,
 * prices and order, beside one prepared statement with the same times that filters by nothing but
 * the category.
 */
export async function fleetRow(town: Town): Promise<Row> {
  const client = new pg.Client({ connectionString: town.databaseUrl });
  await client.connect();
  try {
    const moduleId = await readRentalModule(client);
    await fillFleet(client, moduleId);
    const errand = await startErrand(town);
    try {
      const visit = await openVisit(town, errand);
      const headers = { ...visit.headers, moduleId: String(moduleId) };
      const next = searches();
      for (let count = 0; count < 3; count++) {
        await checkSearch(client, errand.url, headers, next());
      }
      const usedBefore = processorMs(errand.pid);
      let sent = 0;
      const measured = await rate(errand.url, () => {
        sent += 1;
        return requestOf(next(), headers);
      });
      const milliseconds = (processorMs(errand.pid) - usedBefore) / sent;
      await checkSearch(client, errand.url, headers, next());
      const floor = await statementRate(town, headers, moduleId, next);
      return {
        number: 18,
        what: `search over ${fleetSize.toLocaleString("en")} vehicles with a time window`,
        measured: `${perSecond(measured)}, ${milliseconds.toFixed(1)} ms of processor time each`,
        floor: `${perSecond(floor)}, one SQL statement`,
        ratio: measured / floor,
        target: "100/s",
      };
    } finally {
      await errand.stop();
    }
  } finally {
    await client.end();
  }
}

async function readRentalModule(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "select id from modules where type = 'rental'",
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the town has no rental module");
  return Number(id);
}

/** A generator with the same sequence in each run. */
function searches(): () => Search {
  let turn = 0;
  const number = (below: number, salt: number) => ((turn * 7919 + salt) * 104_729) % below;
  return () => {
    turn += 1;
    const start = Date.now() + (1 + number(bookedDays * 24, 3)) * hour;
    const kinds: Record<string, unknown>[] = [
      {},
      { category_ids: [1 + number(5, 1)] },
      { name: capitals(firstWords[number(10, 2)] ?? "", turn) },
      { name: `${firstWords[number(10, 5)]} ${capitals(secondWords[number(10, 7)] ?? "", turn)}` },
      { trip_type: "hourly", sortby_price: "asc", min_price: 5 + number(5, 4), max_price: 20 },
      { trip_type: "day_wise", sortby_price: "desc", seating_capacity: ["4-5"] },
      { air_condition: 1, fuel_type: ["electric", "hybrid"], transmission_type: ["automatic"] },
      { vehicle_type: ["bench-car", "bench-van"], brand_ids: [1 + number(6, 6), 2], top_rated: 1 },
    ];
    return {
      date: new Date(start).toISOString(),
      duration: 1 + number(72, 8),
      filters: kinds[turn % kinds.length] ?? {},
    };
  };
}

/** The text in other capitals each time. */
function capitals(text: string, turn: number): string {
  return [...text]
    .map((letter, place) => ((turn >> place) & 1 ? letter.toUpperCase() : letter))
    .join("");
}

function requestOf(
  { date, duration, filters }: Search,
  headers: Record<string, string>,
): LoadRequest {
  const parameters = new URLSearchParams({ limit: "12", date, duration: String(duration) });
  for (const [name, value] of Object.entries(filters)) {
    parameters.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return { path: `${api}/rental/vehicle/search?${parameters}`, headers };
}

/**
 * Compares how many vehicles a search by type finds with a count of those that are free at each
 * moment of its time.
 */
async function checkSearch(
  client: pg.Client,
  url: string,
  headers: Record<string, string>,
  { date, duration }: Search,
): Promise<void> {
  const type = "bench-van";
  const { path } = requestOf({ date, duration, filters: { vehicle_type: [type] } }, headers);
  const response = await fetch(url + path, { headers });
  const { total_size } = (await response.json()) as { total_size: number };
  const { rows } = await client.query<{ count: number }>(
    `select least(count(*), 10000)::integer as count
     from vehicles v join stores s on s.id = v.provider_id
     where v.type = $3 and s.zone_id in (${zonesOf(headers)}) and not exists (
       select from (
         select $1::timestamptz as instant
         union select starts_at from vehicle_holds where vehicle_id = v.id and starts_at between $1 and $2
       ) as moments
       where instant < $2 and v.total <= (
         select coalesce(sum(quantity), 0) from vehicle_holds
         where vehicle_id = v.id and starts_at <= instant and instant < ends_at))`,
    [date, endOf({ date, duration }), type],
  );
  if (total_size === 0 || total_size !== rows[0]?.count) {
    throw new Error(`${path} finds ${total_size} vehicles instead of ${rows[0]?.count}`);
  }
}

function endOf({ date, duration }: Pick<Search, "date" | "duration">): string {
  return new Date(Date.parse(date) + duration * hour).toISOString();
}

/** Statements a second over 16 connections: the median of three runs. */
async function statementRate(
  town: Town,
  headers: Record<string, string>,
  moduleId: number,
  next: () => Search,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: town.databaseUrl, max: 16 });
  const text = `with matching as (
      select v.id, v.hourly_price as price, v.trips from vehicles v join stores s on s.id = v.provider_id
      where s.module_id = ${moduleId} and s.zone_id in (${zonesOf(headers)}) and s.active and v.active
        and v.hourly_price is not null and v.category_id = $3 and v.total > coalesce((
          select sum(quantity) from vehicle_holds h
          where h.vehicle_id = v.id and h.ends_at > $1 and h.starts_at < $2), 0)
    )
    select count(*), min(price), max(price), (select array_agg(id) from (
      select id from matching order by trips desc, id limit 12) as page) from matching`;
  const run = async (ms: number) => {
    const end = performance.now() + ms;
    let count = 0;
    const work = async () => {
      while (performance.now() < end) {
        const search = next();
        const values = [search.date, endOf(search), 1 + (count % 5)];
        await pool.query({ name: "fleet", text, values });
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, work));
    return count / (ms / 1000);
  };
  try {
    return await onLoadCore(async () => {
      await run(2000);
      return medianOf(3, () => run(3000));
    });
  } finally {
    await pool.end();
  }
}
