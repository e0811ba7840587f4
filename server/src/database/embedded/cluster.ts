import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "../../process/start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { publishFolder } from "./publish-folder.ts";

/**
 * The major version that npm installs. Only the major version that created a cluster can run it.
 */
export const postgresVersion = "18";

export type Cluster = { folder: string; password: string };

/** Returns the cluster of a location, created when it is missing. Throws `StartError`. */
export async function openCluster(
  location: ClusterLocation,
  binaries: Binaries,
  durable: boolean,
): Promise<Cluster> {
  if (!existsSync(location.folder)) await createCluster(location, binaries, durable);
  const folder = join(location.folder, "cluster");
  const createdBy = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  if (createdBy !== postgresVersion) {
    throw new StartError(
      `the database in ${location.folder} was created by PostgreSQL ${createdBy} and this is PostgreSQL ${postgresVersion}: move it with pg_dump`,
    );
  }
  return { folder, password: (await readFile(join(location.folder, "password"), "utf8")).trim() };
}

/**
 * Creates the cluster beside its location and then moves it there, so that an interrupted start
 * leaves nothing half-done.
 */
async function createCluster(
  { folder, account }: ClusterLocation,
  binaries: Binaries,
  durable: boolean,
) {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.new-`);
  const password = join(unfinished, "password");
  await writeFile(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  const initdb = spawn(
    binaries.initdb,
    [
      `--pgdata=${join(unfinished, "cluster")}`,
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
    { ...account, cwd: unfinished, env: postgresEnv, stdio: ["ignore", "ignore", "pipe"] },
  );
  const failed = new Promise<Error>((resolve) => initdb.once("error", resolve));
  const [output, code] = await Promise.all([
    text(initdb.stderr),
    Promise.race([failed, new Promise((resolve) => initdb.once("close", resolve))]),
  ]);
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(`PostgreSQL could not create a database: ${lastLine(output, code)}`);
  }
  await publishFolder(unfinished, folder);
}

/**
 * Contains nothing of this process's environment but the search path, so that the machine's locale
 * has no influence.
 */
export const postgresEnv = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

function lastLine(output: string, code: unknown): string {
  const line =
    output
      .trim()
      .split("\n")
      .findLast((text) => text.includes("error")) ?? output.trim();
  return line || String(code);
}
