import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type CityPlace, city, citySecret, startCityPlace } from "../../crash-test/city-place.ts";
import { migrateDatabase } from "../../database/migrate.ts";
import { findShop, readMoveState } from "../../database/shop-address.ts";
import { preparePartitions } from "../../history/prepare-partitions.ts";
import { cityCommand } from "../../operations/city-command.ts";
import { StartError } from "../../process/start-error.ts";
import { toPlaceName } from "./city-client.ts";
import { abortMove, type MoveStep, moveCity, planMove } from "./move-city.ts";

// Two PostgreSQL, and copies of all tables, which take long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const folder = await mkdtemp(join(tmpdir(), "errand-city-refused-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the test, another user runs PostgreSQL.
await chmod(folder, 0o755);
// As PostgreSQL logs by default: also the statements that fail.
const logging = { logging_collector: "on", log_directory: "log", log_min_messages: "warning" };
const source = await startCityPlace(folder, "source", logging);
const target = await startCityPlace(folder, "target", logging);
for (const place of [source, target]) afterAll(place.stop);
await migrateDatabase(source.cityUrl);
const [sourceName, targetName] = [source, target].map(({ cityUrl }) => toPlaceName(cityUrl));

const plan = (from = source.cityUrl, to = target.cityUrl) =>
  planMove({ from, to, print: (line) => printed.push(line) });
const move = (onStep: (step: MoveStep) => Promise<void> | void = () => {}) =>
  moveCity({
    ...{ from: source.cityUrl, to: target.cityUrl, onStep },
    progress: (_title, work) => work(() => {}),
    print: (line) => printed.push(line),
  });
const printed: string[] = [];

/** All that a move makes in a place, and what it changes there. */
async function readTracesOf({ query }: CityPlace) {
  const traces = await query(
    `select 'table' as kind, tablename as name from pg_tables where tablename like '\\_\\_move%'
     union all select 'publication', pubname from pg_publication
     union all select 'subscription', subname from pg_subscription
     union all select 'slot', slot_name from pg_replication_slots
     union all select 'guard', tgrelid::regclass::text from pg_trigger where tgname = '__move_guard'
     union all select 'identity', relname from pg_class where relreplident = 'f'`,
  );
  return traces;
}

const countTables = async ({ query }: CityPlace) =>
  (await query("select from pg_tables where schemaname like $1", [`${city}%`])).length;

async function expectUnchanged() {
  expect(await readTracesOf(source)).toEqual([]);
  expect(await readTracesOf(target)).toEqual([]);
  expect(await countTables(target)).toBe(0);
}

async function withCity<Result>(
  { cityUrl }: CityPlace,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: cityUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const coordinator = "pg_catalog.pg_dist_local_group";

describe("a move is refused by one sentence, and nothing is changed", () => {
  test.each([
    {
      what: "without create",
      change: `revoke create on database errand from ${city}`,
      back: `grant create on database errand to ${city}`,
      reason: "the role of the city may not create: grant create on database …",
    },
    {
      what: "without the right to subscribe",
      change: `revoke pg_create_subscription from ${city}`,
      back: `grant pg_create_subscription to ${city}`,
      reason: "the role of the city may not subscribe: grant pg_create_subscription to …",
    },
    {
      what: "whose schema is somebody else's",
      change: `alter schema ${city} owner to current_user; grant all on schema ${city} to ${city}`,
      back: `alter schema ${city} owner to ${city}`,
      reason: "its schema does not belong to the role of the city: alter schema … owner to …",
    },
    {
      // No Citus is there to install: this table is by what its nodes are known.
      what: "that is a Citus coordinator",
      change: `set allow_system_table_mods = on; create table ${coordinator} as select 0 as groupid;
        grant select on ${coordinator} to public`,
      back: `set allow_system_table_mods = on; drop table ${coordinator}`,
      reason: "it is a Citus coordinator: enter by the node that will hold the city",
    },
    {
      what: "that has a city",
      change: `create table ${city}.stores (); alter table ${city}.stores owner to ${city}`,
      back: `drop table ${city}.stores`,
      reason: "it already has the city",
    },
    {
      what: "from which a city moves",
      change: `create table ${city}.__move as select 'postgresql://x/y' as url, 'copying' as state, now() as since;
        alter table ${city}.__move owner to ${city}`,
      back: `drop table ${city}.__move`,
      reason: "it already has the city, which moves from there",
    },
    {
      what: "in which a city has left its rows",
      change: `create table ${city}.__move as select 'postgresql://x/y' as url, 'moved' as state, now() as since;
        alter table ${city}.__move owner to ${city}`,
      back: `drop table ${city}.__move`,
      reason: "it has what the city left there: end that move by --finish",
    },
  ])("to a target $what", async ({ change, back, reason }) => {
    await target.query(change);
    try {
      const refusal = `cannot move to ${targetName}: ${reason}`;
      await expect(plan()).rejects.toThrow(new StartError(refusal));
      await expect(move()).rejects.toThrow(new StartError(refusal));
    } finally {
      await target.query(back);
    }
    await expectUnchanged();
  });

  test("from a source whose role may not replicate", async () => {
    await source.query(`alter role ${city} noreplication`);
    await expect(move()).rejects.toThrow(
      `cannot move from ${sourceName}: the role of the city may not replicate: alter role … replication`,
    );
    await source.query(`alter role ${city} replication`);
    await expectUnchanged();
  });

  test("to the place where the city is", async () => {
    await expect(plan(source.cityUrl, source.cityUrl)).rejects.toThrow("the city is there");
    await expectUnchanged();
  });

  test("to a place that does not answer, or refuses the password", async () => {
    const away = await plan(source.cityUrl, `postgresql://me:${citySecret}@127.0.0.1:9/x`).catch(
      String,
    );
    expect(away).toMatch(/^StartError: 127\.0\.0\.1:9\/x does not answer: .*ECONNREFUSED/);
    const wrong = Object.assign(new URL(target.cityUrl), { password: "wrong" });
    await expect(plan(source.cityUrl, wrong.href)).rejects.toThrow(
      "password authentication failed",
    );
    await expectUnchanged();
  });

  test("when the target cannot subscribe to the address of the source", async () => {
    // The driver of the command ignores an option that PostgreSQL does not know.
    await expect(plan(`${source.cityUrl}&unknown=1`)).rejects.toThrow(
      `${targetName} cannot subscribe to ${sourceName}: `,
    );
    await expectUnchanged();
  });

  test("when another version has made the tables", async () => {
    const list = `${city}.__drizzle_migrations`;
    await source.query(`insert into ${list} (hash, created_at) values ('next', 9e12::bigint)`);
    await expect(move()).rejects.toThrow("the city runs another version than this command");
    await source.query(`delete from ${list} where hash = 'next'`);
    await expectUnchanged();
  });
});

test("a dry run says how much would move and in about which time", async () => {
  printed.length = 0;
  await plan();
  expect(printed).toEqual([
    expect.stringMatching(/^\d+ tables with \d+ MB would move from .* to .*, in about \d+ s$/),
  ]);
  await expectUnchanged();
});

test("a target that is lost midway is named; the source sells on, and --abort leaves it as it was", async () => {
  const lost = move(async (step) => {
    if (step === "guard") await target.kill();
  });
  await expect(lost).rejects.toThrow(/^(lost the connection to|.* does not answer)/);
  await withCity(source, (client) => client.query("update stores set name = name"));
  await target.restart();

  // A process with the address of a city that is still on its way would open a second one.
  await expect(findShop(target.cityUrl)).rejects.toThrow("the city has not arrived");
  const second = move(async (step) => {
    if (step !== "switch") return;
    await expect(abortMove({ from: source.cityUrl, print: () => {} })).rejects.toThrow(
      `another command moves the city at ${sourceName}`,
    );
    throw new StartError("stopped before the switch");
  });
  await expect(second).rejects.toThrow("stopped before the switch");

  await abortMove({ from: source.cityUrl, print: () => {} });
  await expectUnchanged();
  await expect(abortMove({ from: source.cityUrl, print: () => {} })).rejects.toThrow(
    "the city does not move",
  );
});

test("the command moves a city of the list, and finishes", async () => {
  const [citiesFile, databaseFile] = [join(folder, "cities.json"), join(folder, "belrive-url")];
  const entry = {
    ...{ name: "Belrive", schema: city, database_file: databaseFile },
    ...{ url: "https://belrive.example.com", latitude: 43.6, longitude: 3.9, radius_km: 10 },
  };
  await writeFile(citiesFile, JSON.stringify({ cities: [entry] }));
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await cityCommand({ citiesFile, progress: (_title, work) => work(() => {}), print }, args);
    printed.push(...lines);
    return lines.join("\n");
  };
  await writeFile(databaseFile, `postgresql//${city}:${citySecret}@host/errand`);
  const garbled = await run("status", city).catch(String);
  expect(garbled).toBe(
    `StartError: ${databaseFile} must look like postgresql://user:password@host:5432/name`,
  );
  await writeFile(databaseFile, source.cityUrl);
  await withCity(source, (client) =>
    preparePartitions(drizzle({ client }), new Date(), { minOrders: 100 }),
  );
  const readRangesOf = ({ query }: CityPlace) =>
    query("select relname from pg_class where relname like 'order_lines_from_%' order by 1");
  const ranges = await readRangesOf(source);

  await run("move", city, "--to", target.cityUrl);
  expect(await readRangesOf(target)).toEqual(ranges);
  expect((await readFile(databaseFile, "utf8")).trim()).toBe(target.cityUrl);
  expect(await run("list")).toContain(targetName);
  expect(await run("status", city)).toMatch(/move +none/);
  // Its rows there would be lost to nobody's knowledge.
  await expect(run("move", city, "--to", source.cityUrl)).rejects.toThrow("by --finish");
  expect(await withCity(source, readMoveState)).toBe("moved");
  await run("move", city, "--finish");
  expect(await countTables(source)).toBe(0);
  expect(await readTracesOf(target)).toEqual([]);
});

test("no secret of an address is printed or logged, not by PostgreSQL either", async () => {
  expect(printed.join("\n")).not.toContain(citySecret);
  const logs = (await Promise.all([source, target].map(readLogsOf))).join("");
  // What was refused is there, so that the logs are some that could say too much.
  expect(logs).toMatch(/ERROR|FATAL/);
  expect(logs.split("\n").filter((line) => line.includes(citySecret))).toEqual([]);
});

async function readLogsOf({ query }: CityPlace): Promise<string> {
  const [settings] = await query("select current_setting('data_directory') as path");
  const logs = join(String(settings?.path), "log");
  const names = await readdir(logs);
  return (await Promise.all(names.map((name) => readFile(join(logs, name), "utf8")))).join("");
}
