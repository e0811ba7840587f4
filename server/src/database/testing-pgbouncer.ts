import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { timeouts } from "./database.ts";
import { accountFor } from "./embedded/account.ts";
import { portAddress } from "./embedded/address.ts";

/** Another one than that of the PATH, such as the one that `.ci/pgbouncer` brings. */
const program = process.env.ERRAND_TEST_PGBOUNCER || "pgbouncer";

/** Why PgBouncer cannot be tested here; null when it can. */
export async function pgbouncerProblem(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(program, ["--version"]);
    const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? [];
    if (Number(major) > 1 || Number(minor) >= 21) return null;
    return `${stdout.split("\n")[0]} is older than 1.21`;
  } catch {
    return `${program} is not installed`;
  }
}

/**
 * Starts PgBouncer in transaction mode before the PostgreSQL of a URL with a TCP port, and returns
 * the URL through it.
 */
export async function startPgbouncer(url: string, { connectQuery = timeoutsAsQuery } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "errand-pgbouncer-"));
  const { hostname, port, username, password, pathname } = new URL(url);
  const own = await portAddress();
  const passwords = join(folder, "passwords");
  const config = join(folder, "pgbouncer.ini");
  await writeFile(passwords, `"${username}" "${password}"\n`);
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${port} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${passwords}
pool_mode = transaction
max_prepared_statements = 500
default_pool_size = 8
`,
  );
  // When root runs the tests, another user runs PgBouncer.
  await chmod(folder, 0o755);
  const account = await accountFor(folder);
  const child = spawn(program, [config], { ...account, stdio: ["ignore", "ignore", "pipe"] });
  afterAll(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    await rm(folder, { recursive: true });
  });
  let output = "";
  for await (const chunk of child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes("process up")) break;
  }
  if (!output.includes("process up")) throw new Error(`PgBouncer does not start: ${output}`);
  child.stderr.resume();
  return `postgresql://${username}:${password}@127.0.0.1:${own.port}${pathname}`;
}

const timeoutsAsQuery = Object.entries(timeouts)
  .map(([name, value]) => `set ${name} = ${value};`)
  .join(" ");
