import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "../../process/start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { nameFolder } from "./run-folder.ts";

/** The PostgreSQL that npm brings; a cluster can be run only by the version that made it. */
const version = "18";

export type Cluster = { folder: string; password: string };

/** Opens the cluster of a place, making it first where there is none. */
export async function openCluster(
  place: Place,
  binaries: Binaries,
  durable: boolean,
): Promise<Cluster> {
  if (!existsSync(place.folder)) await makeCluster(place, binaries, durable);
  const folder = join(place.folder, "cluster");
  const madeBy = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  if (madeBy !== version) {
    throw new StartError(
      `the database in ${place.folder} was made by PostgreSQL ${madeBy} and this is PostgreSQL ${version}: move it with pg_dump`,
    );
  }
  return { folder, password: (await readFile(join(place.folder, "password"), "utf8")).trim() };
}

/** Made beside its place and then moved there, so that an interrupted first start leaves nothing half-made. */
async function makeCluster({ folder, account }: Place, binaries: Binaries, durable: boolean) {
  await mkdir(dirname(folder), { recursive: true });
  const making = await mkdtemp(`${folder}.new-`);
  const password = join(making, "password");
  await writeFile(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (account) {
    await chown(making, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  const initdb = spawn(
    binaries.initdb,
    [
      `--pgdata=${join(making, "cluster")}`,
      "--username=errand",
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    { ...account, cwd: making, env: postgresEnv, stdio: ["ignore", "ignore", "pipe"] },
  );
  const failed = new Promise<Error>((resolve) => initdb.once("error", resolve));
  const [said, code] = await Promise.all([
    text(initdb.stderr),
    Promise.race([failed, new Promise((resolve) => initdb.once("close", resolve))]),
  ]);
  if (code !== 0) {
    await rm(making, { recursive: true, force: true });
    throw new StartError(`PostgreSQL could not make a database: ${lastLine(said, code)}`);
  }
  await nameFolder(making, folder);
}

/** Nothing of this process's environment but the search path; no wish of the machine's locale. */
export const postgresEnv = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

function lastLine(said: string, code: unknown): string {
  const line =
    said
      .trim()
      .split("\n")
      .findLast((one) => one.includes("error")) ?? said.trim();
  return line || String(code);
}
