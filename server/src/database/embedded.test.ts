import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Account, canReach, runningAsRoot } from "./embedded/account.ts";
import { binariesFor, findPackage } from "./embedded/binaries.ts";
import { startEmbedded } from "./embedded.ts";

// Most tests create a database and start PostgreSQL twice, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const log = pino({ level: "silent" });
const nobody: Account = { uid: 65534, gid: 65534 };

/** A separate process that opens the data directory and runs until SIGTERM. */
const program = `
  import { pino } from "pino";
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
  const [dataDir, shared] = process.argv.slice(1);
  try {
    const embedded = await startEmbedded(dataDir, pino({ level: "silent" }), { shared });
    process.once("SIGTERM", () => void embedded.stop().then(() => process.exit()));
    console.log(embedded.url);
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
`;

let folder: string;
let dataDir: string;
let shared: string;
let started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-embedded-"));
  await chmod(folder, 0o755);
  dataDir = join(folder, "data");
  shared = join(folder, "shared");
});

afterEach(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
  started = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts the program and returns the line it prints: the URL, or why it does not start. */
async function start(account?: Account): Promise<{ output: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program, dataDir, shared],
    { ...account, cwd: import.meta.dirname, env: {}, stdio: ["ignore", "pipe", "inherit"] },
  );
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { output: line, child };
  throw new Error("the program printed nothing");
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, "exit");
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test("creates a UTF-8 database and opens it again after a stop", async () => {
  const first = await startEmbedded(dataDir, log);
  await ask(first.url, "create table note as select 'crème brûlée' as words");
  expect(
    await ask(
      first.url,
      `select upper(words) as loud, current_setting('server_encoding') as encoding,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('server_version_num')::int / 10000 as version from note`,
    ),
  ).toEqual([{ loud: "CRÈME BRÛLÉE", encoding: "UTF8", fsync: "on", commit: "on", version: 18 }]);
  await first.stop();
  await expect(ask(first.url, "select 1")).rejects.toThrow();

  const second = await startEmbedded(dataDir, log);
  expect(await ask(second.url, "select words from note")).toEqual([{ words: "crème brûlée" }]);
  await second.stop();
});

describe.skipIf(process.platform === "win32")("a Unix socket (Windows has none)", () => {
  const listens = `select current_setting('listen_addresses') as addresses,
    current_setting('unix_socket_directories') as folders, inet_server_addr() as server`;

  test("is the only way to connect, and closed to other users", async () => {
    const embedded = await startEmbedded(dataDir, log, { durable: false });
    const home = join(dataDir, "postgres");
    expect(new URL(embedded.url).searchParams.get("host")).toBe(home);
    expect(await ask(embedded.url, listens)).toEqual([
      { addresses: "", folders: `"${home}"`, server: null },
    ]);
    expect((await stat(join(home, ".s.PGSQL.5432"))).mode & 0o777).toBe(0o700);
    await embedded.stop();
  });

  test("requires the password", async () => {
    const embedded = await startEmbedded(dataDir, log, { durable: false });
    const url = new URL(embedded.url);
    url.password = "wrong";
    await expect(ask(url.href, "select 1")).rejects.toThrow(/password authentication failed/);
    await embedded.stop();
  });

  test("works in a folder with commas, quotes and spaces in its name", async () => {
    dataDir = join(folder, 'a "shop", 100 % my own');
    const embedded = await startEmbedded(dataDir, log, { durable: false });
    expect(await ask(embedded.url, "select inet_server_addr() as server")).toEqual([
      { server: null },
    ]);
    await embedded.stop();
  });

  const onPort = { addresses: "127.0.0.1", folders: "", server: "127.0.0.1" };

  test("is replaced by a local port when its path is too long", async () => {
    dataDir = join(folder, "a".repeat(100));
    const embedded = await startEmbedded(dataDir, log, { durable: false });
    expect(await ask(embedded.url, listens)).toEqual([onPort]);
    await embedded.stop();
  });

  test("is replaced by a local port when it cannot be created", async () => {
    await (await startEmbedded(dataDir, log, { durable: false })).stop();
    await mkdir(join(dataDir, "postgres", ".s.PGSQL.5432"));
    const embedded = await startEmbedded(dataDir, log, { durable: false });
    expect(await ask(embedded.url, listens)).toEqual([onPort]);
    await embedded.stop();
  });
});

test("lets only the user that runs it read the password", async () => {
  const embedded = await startEmbedded(dataDir, log, { durable: false });
  await embedded.stop();
  const home = join(dataDir, "postgres");
  expect((await stat(home)).mode & 0o777).toBe(0o700);
  expect((await stat(join(home, "password"))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(home, "cluster", "pg_hba.conf"), "utf8")).not.toMatch(/^\w.*trust$/m);
});

test("takes over the running PostgreSQL of a killed process", async () => {
  const killed = await start();
  await ask(killed.output, "create table note as select 1 as number");
  await kill(killed.child, "SIGKILL");

  const next = await start();
  expect(next.output).toBe(killed.output);
  expect(await ask(next.output, "select number from note")).toEqual([{ number: 1 }]);
  await kill(next.child, "SIGTERM");
  await expect(ask(next.output, "select 1")).rejects.toThrow();
});

test("keeps its data when the process and PostgreSQL are killed together", async () => {
  const killed = await start();
  await ask(killed.output, "create table note as select 1 as number");
  const pidFile = join(dataDir, "postgres", "cluster", "postmaster.pid");
  const pid = Number((await readFile(pidFile, "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
  await kill(killed.child, "SIGKILL");

  const next = await start();
  expect(await ask(next.output, "select number from note")).toEqual([{ number: 1 }]);
});

test("starts when another program has the process id of a killed PostgreSQL", async () => {
  const first = await startEmbedded(dataDir, log, { durable: false });
  const pidFile = join(dataDir, "postgres", "cluster", "postmaster.pid");
  const lines = (await readFile(pidFile, "utf8")).split("\n");
  await first.stop();
  const stale = [process.pid, ...lines.slice(1)].join("\n");
  await writeFile(pidFile, stale);
  await writeFile(join(dataDir, "postgres", ".s.PGSQL.5432.lock"), stale);

  const next = await start();
  expect(await ask(next.output, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("refuses a second process with one line and leaves the first one running", async () => {
  const first = await start();
  const second = await start();
  expect(second.output).toBe(
    `another Errand uses ${dataDir}: stop it first, or set ERRAND_DATA_DIR to another folder`,
  );
  expect(await ask(first.output, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("accepts one of several concurrent first starts and refuses the others", async () => {
  const outputs = (await Promise.all([start(), start(), start()])).map(({ output }) => output);
  const winners = outputs.filter((line) => line.startsWith("postgresql://"));
  expect(winners).toHaveLength(1);
  expect(outputs.filter((line) => line.startsWith("another Errand uses "))).toHaveLength(2);
  expect(await ask(winners[0] ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
});

async function killPostmaster(signal: NodeJS.Signals) {
  const pidFile = join(dataDir, "postgres", "cluster", "postmaster.pid");
  process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), signal);
}

/** A log that collects its lines and resolves `back` once PostgreSQL is running again. */
function watchedLog() {
  const lines: Record<string, unknown>[] = [];
  const { promise: back, resolve } = Promise.withResolvers<void>();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      if (String(chunk).includes("PostgreSQL is running again")) resolve();
      done();
    },
  });
  return { log: pino(sink), lines, back };
}

test("restarts PostgreSQL at the same address when it stops unexpectedly", async () => {
  const { log: watched, lines, back } = watchedLog();
  const embedded = await startEmbedded(dataDir, watched, { durable: false });
  await ask(embedded.url, "create table jars as select 7 as coins");
  await killPostmaster("SIGINT");
  await back;
  expect(await ask(embedded.url, "select * from jars")).toEqual([{ coins: 7 }]);
  const gone = lines.find(({ msg }) => String(msg).startsWith("PostgreSQL stopped"));
  // Whichever line of its shutdown PostgreSQL wrote last by then.
  expect(gone?.postgres).toMatch(/^(LOG|FATAL): .*(terminating|shut|abort|exited)/);
  await embedded.stop();
});

test("waits while PostgreSQL recovers from the crash of a backend", async () => {
  const { log: watched, back } = watchedLog();
  const embedded = await startEmbedded(dataDir, watched, { durable: true });
  await ask(embedded.url, "create table jars as select 7 as coins");
  const client = new pg.Client({ connectionString: embedded.url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  process.kill(rows[0].pid, "SIGKILL");
  await back;
  expect(await ask(embedded.url, "select * from jars")).toEqual([{ coins: 7 }]);
  await embedded.stop();
});

/**
 * A connection that takes the lock of the process that stops PostgreSQL as soon as it is free, as a
 * command may.
 */
async function takeOver(url: string) {
  const command = new pg.Client({ connectionString: url });
  command.on("error", () => {});
  await command.connect();
  const taken = command.query("select pg_advisory_lock(1163022930, 1)");
  return { taken, end: () => command.end() };
}

const loseConnection = (url: string) =>
  ask(
    url,
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 1163022930 and objid = 5 and granted`,
  );

const holders = (url: string) =>
  ask(
    url,
    `select objid::int as lock from pg_locks
     where locktype = 'advisory' and classid = 1163022930 and granted order by objid`,
  );

test("stays open while a command has the lock after a restart, and stops PostgreSQL later", async () => {
  const onLost = vi.fn();
  const shop = await startEmbedded(dataDir, log, { durable: false, onLost });
  const command = await takeOver(shop.url);
  await loseConnection(shop.url);
  await command.taken;
  // The shop is the shop again before the command ends.
  await expect.poll(() => holders(shop.url)).toEqual([{ lock: 1 }, { lock: 5 }]);
  await expect(startEmbedded(dataDir, log, { durable: false })).rejects.toThrow("another Errand");
  const other = await startEmbedded(dataDir, log, { durable: false, mayShare: true });
  await other.stop();
  await command.end();
  await expect.poll(() => holders(shop.url)).toEqual([{ lock: 1 }, { lock: 5 }]);
  expect(onLost).not.toHaveBeenCalled();
  await shop.stop();
  await expect(ask(shop.url, "select 1")).rejects.toThrow();
});

test("a command leaves PostgreSQL to a shop that opens again meanwhile, and else stops it", async () => {
  const command = await startEmbedded(dataDir, log, { durable: false, mayShare: true });
  const shop = new pg.Client({ connectionString: command.url });
  await shop.connect();
  await shop.query("select pg_advisory_lock(1163022930, 5)");
  await command.stop();
  expect(await holders(command.url)).toEqual([{ lock: 5 }]);
  await shop.end();
  const last = await startEmbedded(dataDir, log, { durable: false, mayShare: true });
  await last.stop();
  await expect(ask(last.url, "select 1")).rejects.toThrow();
});

test("reports why PostgreSQL cannot be restarted", async () => {
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  await startEmbedded(dataDir, log, { durable: false, onLost: resolve });
  await rm(join(dataDir, "postgres", "cluster", "global", "pg_control"));
  await killPostmaster("SIGKILL");
  expect(await lost).toMatch(/^PostgreSQL does not start: .*pg_control/s);
});

test("names the version of a database that this version cannot run", async () => {
  await (await startEmbedded(dataDir, log, { durable: false })).stop();
  await writeFile(join(dataDir, "postgres", "cluster", "PG_VERSION"), "17\n");
  await expect(startEmbedded(dataDir, log)).rejects.toThrow(/was created by PostgreSQL 17/);
});

describe.skipIf(!runningAsRoot())("as root (skipped for other users)", () => {
  test("stores the database where PostgreSQL's user can reach it, and opens it there again", async () => {
    await mkdir(dataDir);
    await chmod(folder, 0o700);
    shared = await mkdtemp(join(tmpdir(), "errand-shared-"));
    await chmod(shared, 0o755);

    const first = await startEmbedded(dataDir, log, { durable: false, shared });
    await ask(first.url, "create table note as select 1 as number");
    await first.stop();
    const location = (await readFile(join(dataDir, "postgres.location"), "utf8")).trim();
    expect(location.startsWith(shared)).toBe(true);
    expect((await stat(join(location, "cluster"))).uid).not.toBe(0);

    const second = await startEmbedded(dataDir, log, { durable: false, shared });
    expect(await ask(second.url, "select number from note")).toEqual([{ number: 1 }]);
    await second.stop();

    await rm(dataDir, { recursive: true });
    const anew = await startEmbedded(dataDir, log, { durable: false, shared });
    await expect(ask(anew.url, "select number from note")).rejects.toThrow("does not exist");
    await anew.stop();
    await rm(shared, { recursive: true });
  });

  test("copies the programs when PostgreSQL's user cannot reach them", async () => {
    const closed = join(folder, "closed");
    await mkdir(closed, { mode: 0o700 });
    await cp(findPackage(), join(closed, "package"), { recursive: true, verbatimSymlinks: true });

    const binaries = await binariesFor(nobody, shared, join(closed, "package"));
    expect(binaries.postgres.startsWith(shared)).toBe(true);
    const child = spawn(binaries.postgres, ["--version"], { ...nobody, cwd: "/", env: {} });
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("runs PostgreSQL as the owner of the data directory", async () => {
    await mkdir(dataDir);
    await chown(dataDir, nobody.uid, nobody.gid);
    await (await startEmbedded(dataDir, log, { durable: false })).stop();
    expect((await stat(join(dataDir, "postgres", "cluster"))).uid).toBe(nobody.uid);
  });

  const outside = !canReach(import.meta.filename.replace(/[^/]+$/, ""), nobody);
  test.skipIf(outside)(
    "works as an ordinary user (skipped when `nobody` cannot enter the project)",
    async () => {
      await chown(folder, nobody.uid, nobody.gid);
      const first = await start(nobody);
      await ask(first.output, "create table note as select 1 as number");
      await kill(first.child, "SIGKILL");
      const next = await start(nobody);
      expect(await ask(next.output, "select number from note")).toEqual([{ number: 1 }]);
      expect((await stat(join(dataDir, "postgres", "cluster"))).uid).toBe(nobody.uid);
    },
  );
});
