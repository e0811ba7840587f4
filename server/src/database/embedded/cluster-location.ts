import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../process/start-error.ts";
import { type Account, accountFor, canReach } from "./account.ts";

/**
 * The folder of a cluster and its password, and the account that runs it (null: the user of this
 * process).
 */
export type ClusterLocation = { folder: string; account: Account | null };

/**
 * Returns where the cluster of a data directory is: inside it if possible. When this process runs
 * as root and the account that runs PostgreSQL cannot enter the data directory (one in /root), the
 * cluster is in `shared`, and the file `postgres.location` in the data directory names its folder.
 * Throws `StartError`.
 */
export async function findClusterLocation(
  dataDir: string,
  shared: string,
): Promise<ClusterLocation> {
  const inside = join(dataDir, "postgres");
  const locationFile = join(dataDir, "postgres.location");
  const known = existsSync(inside) ? inside : await readLocation(locationFile);
  if (known !== null && existsSync(known)) {
    const account = await accountFor(known);
    refuseForeignOwner(known, account);
    return { folder: known, account };
  }

  const account = await accountFor(dataDir);
  if (account === null || canReach(dataDir, account)) return { folder: inside, account };
  if (known !== null) return { folder: known, account };
  await mkdir(shared, { recursive: true, mode: 0o755 });
  // Concurrent first starts agree on one folder, because only the first one writes the file.
  await writeFile(locationFile, `${freeName(dataDir, shared)}\n`, { flag: "wx" }).catch(() => {});
  const folder = await readLocation(locationFile);
  if (folder === null) throw new StartError(`ERRAND_DATA_DIR cannot be written: ${dataDir}`);
  return { folder, account };
}

async function readLocation(file: string): Promise<string | null> {
  return existsSync(file) ? (await readFile(file, "utf8")).trim() : null;
}

/**
 * Returns a folder that does not exist, so that a removed data directory starts empty when it is
 * created again.
 */
function freeName(dataDir: string, shared: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  for (let count = 1; ; count++) {
    const folder = join(shared, count === 1 ? hash : `${hash}-${count}`);
    if (!existsSync(folder)) return folder;
  }
}

function refuseForeignOwner(folder: string, account: Account | null) {
  if (account !== null && !canReach(folder, account)) {
    throw new StartError(
      `the database in ${folder} belongs to user ${account.uid}, who cannot enter that folder any more`,
    );
  }
  if (account === null && statSync(folder).uid !== process.getuid?.()) {
    throw new StartError(
      `the database in ${folder} belongs to another user: start Errand as that user, or set ERRAND_DATA_DIR`,
    );
  }
}
