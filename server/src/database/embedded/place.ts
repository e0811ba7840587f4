import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../process/start-error.ts";
import { type Account, accountFor, canReach } from "./account.ts";

/** The folder that holds a cluster and its password, and who runs it (null: this process's own user). */
export type Place = { folder: string; account: Account | null };

/**
 * Where the database of a data directory is: in it, wherever possible. When this
 * process is run by root and the account that runs PostgreSQL cannot enter the
 * data directory (one in /root), it is in `shared`, and the file
 * `postgres.location` in the data directory says where, for the next start.
 */
export async function findPlace(dataDir: string, shared: string): Promise<Place> {
  const inside = join(dataDir, "postgres");
  const note = join(dataDir, "postgres.location");
  const known = existsSync(inside) ? inside : await readNote(note);
  if (known !== null && existsSync(known)) {
    const account = await accountFor(known);
    refuseForeign(known, account);
    return { folder: known, account };
  }

  const account = await accountFor(dataDir);
  if (account === null || canReach(dataDir, account)) return { folder: inside, account };
  if (known !== null) return { folder: known, account };
  await mkdir(shared, { recursive: true, mode: 0o755 });
  // Two first starts at once agree on the place: the note of the first one counts.
  await writeFile(note, `${freeName(dataDir, shared)}\n`, { flag: "wx" }).catch(() => {});
  const folder = await readNote(note);
  if (folder === null) throw new StartError(`ERRAND_DATA_DIR cannot be written: ${dataDir}`);
  return { folder, account };
}

async function readNote(note: string): Promise<string | null> {
  return existsSync(note) ? (await readFile(note, "utf8")).trim() : null;
}

/** A data directory that was removed and made again starts anew; what the former one had is left alone. */
function freeName(dataDir: string, shared: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  for (let count = 1; ; count++) {
    const folder = join(shared, count === 1 ? hash : `${hash}-${count}`);
    if (!existsSync(folder)) return folder;
  }
}

function refuseForeign(folder: string, account: Account | null) {
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
