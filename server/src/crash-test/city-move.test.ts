import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { abortMove, finishMove, type MoveStep, moveSteps } from "../cities/move/move-city.ts";
import { casing } from "../database/database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { readMoveState } from "../database/shop-address.ts";
import { reconcile } from "../operations/reconcile.ts";
import { requestFor } from "../testing.ts";
import { type CityPlace, citySecret, startCityPlace } from "./city-place.ts";
import { type Random, randomFrom } from "./random.ts";
import { startServerProcess } from "./server-process.ts";

/** 2 in the suite; `ERRAND_CRASH_SEEDS=50 npm run crash-test` for more. */
const seeds = Number(process.env.ERRAND_CRASH_SEEDS ?? 2);
const firstSeed = Number(process.env.ERRAND_CRASH_FIRST_SEED ?? 1);
// Two PostgreSQL and copies of all tables, which take long on a busy machine.
vi.setConfig({ testTimeout: 300_000 * seeds, hookTimeout: 300_000 });

const folder = await mkdtemp(join(tmpdir(), "errand-city-crash-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
// When root runs the test, another user runs PostgreSQL.
await chmod(folder, 0o755);
const places = [await startCityPlace(folder, "one"), await startCityPlace(folder, "two")] as const;
for (const place of places) afterAll(place.stop);
await migrateDatabase(places[0].cityUrl);
const shop = await startCheckoutTest({ databaseUrl: places[0].cityUrl });
const guest_id = await shop.ctx();
// Orders that nobody accepts for minutes would pause the store.
await shop.db.update(stores).set({ autoAccept: true });
const loaf = await addItem(shop.db, { storeId: shop.bakery });
const input = { ...shop.order(buyNowInput(loaf)), guest_id };

const placed: number[] = [];

test(`a city is whole in one place whoever is killed in its move (${seeds} seeds)`, async () => {
  let [source, target] = places as readonly [CityPlace, CityPlace];
  for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
    const random = randomFrom(seed);
    const step = random.pick(moveSteps);
    const victim = random.pick(["source", "target", "command", "process"] as const);
    await moveUnderOrders(source, target, { random, step, victim });
    await finishMove({ from: source.cityUrl, print: () => {} });
    expect(await readTablesOf(source)).toEqual([]);
    [source, target] = [target, source];
  }
});

interface Crash {
  random: Random;
  step: MoveStep;
  victim: "source" | "target" | "command" | "process";
}

/** Moves the city while it sells; somebody is killed at a step, and the command starts again. */
async function moveUnderOrders(source: CityPlace, target: CityPlace, crash: Crash) {
  const settings = { ...shop.api.settings, databaseUrl: source.cityUrl };
  const server = await startServerProcess(settings);
  const refused: string[] = [];
  let isOpen = true;
  const orderOn = async () => {
    while (isOpen && refused.length === 0) {
      const options = { ...shop.food, key: crypto.randomUUID() };
      const request = requestFor("POST /customer/order/place", input, options);
      const response = await server.send(request);
      if (response.status !== 201) refused.push(await response.text());
      else placed.push(((await response.json()) as { order_id: number }).order_id);
    }
  };
  const ordering = Promise.all([orderOn(), orderOn()]);
  try {
    let killing = Promise.resolve();
    await runCommand(source, target, async (step, command) => {
      if (step !== crash.step) return;
      const kill = async () => {
        if (crash.victim === "command") command.kill("SIGKILL");
        else if (crash.victim === "process") await server.crash();
        else {
          const place = crash.victim === "source" ? source : target;
          await place.kill();
          await place.restart();
        }
      };
      if (crash.random.chance(0.5)) return kill();
      killing = pause(crash.random.below(300)).then(kill);
    });
    await killing;
    await expectOnePlace(source, target);
    if (crash.random.chance(0.3) && (await readStateOf(source)) === "copying") {
      await abortMove({ from: source.cityUrl, print: () => {} });
      expect(await readTablesOf(target)).toEqual([]);
      await expectOnePlace(source, target);
    }
    await expect.poll(() => runCommand(source, target), { timeout: 200_000 }).toBe(null);
    const before = placed.length;
    await expect.poll(() => placed.length, { timeout: 60_000 }).toBeGreaterThan(before + 3);
  } finally {
    isOpen = false;
    await ordering;
    await server.kill();
  }
  expect(refused).toEqual([]);
  await expectOnePlace(source, target);
  await withCity(target, async (client) => {
    // Not where the process of the test believes the city to be.
    const db = drizzle({ client, casing });
    const { rows } = await db.execute<{ id: number }>(sql`select id from orders order by id`);
    expect(rows.map(({ id }) => Number(id))).toEqual(placed.toSorted((a, b) => a - b));
    expect((await reconcile(db)).disagreements).toEqual([]);
  });
}

/** Runs the command once; returns why it ended, null when the city has moved. */
async function runCommand(
  source: CityPlace,
  target: CityPlace,
  onStep: (step: MoveStep, command: ChildProcess) => Promise<void> = async () => {},
): Promise<string | null> {
  const command = fork(join(import.meta.dirname, "city-move-child.ts"), {
    cwd: join(import.meta.dirname, "..", "..", ".."),
    execArgv: ["--import", "./quick-imports.ts"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let reason: string | null = "killed";
  command.on("message", async (message: { step?: MoveStep; reason?: string | null }) => {
    if (message.reason !== undefined) reason = message.reason;
    if (!message.step) return;
    await onStep(message.step, command);
    if (command.connected) command.send("go on");
  });
  command.send({ from: source.cityUrl, to: target.cityUrl });
  await once(command, "exit");
  expect(reason ?? "").not.toContain(citySecret);
  return reason;
}

/** Either the source takes writes and the target is on its way, or the source refuses all. */
async function expectOnePlace(source: CityPlace, target: CityPlace) {
  const state = await readStateOf(source);
  const write = await tryToWrite(source);
  if (state === "moved") expect(write).toBe("EM001");
  else {
    expect(write).toBe(null);
    expect([null, "arriving"]).toContain(await readStateOf(target));
  }
}

const readStateOf = (place: CityPlace) => withCity(place, readMoveState);

/** Returns the SQLSTATE with which a write was refused, null when none was. */
const tryToWrite = (place: CityPlace) =>
  withCity(place, (client) =>
    client.query("update stores set name = name").then(
      () => null,
      (error: pg.DatabaseError) => error.code ?? error.message,
    ),
  );

const readTablesOf = (place: CityPlace) =>
  withCity(place, async (client) => {
    const { rows } = await client.query(
      "select schemaname, tablename from pg_tables where schemaname like current_user || '%'",
    );
    return rows;
  });

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
