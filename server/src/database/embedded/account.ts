import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartError } from "../../process/start-error.ts";

/** The user and the group that a process runs as. */
export type Account = { uid: number; gid: number };

export const runningAsRoot = () => process.getuid?.() === 0;

/**
 * Returns the account to run PostgreSQL as when this process runs as root, which PostgreSQL
 * refuses: the owner of the folder unless it is root, else `postgres` or `nobody`. Null when this
 * process does not run as root.
 */
export async function accountFor(folder: string): Promise<Account | null> {
  if (!runningAsRoot()) return null;
  const owner = statSync(folder);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const user = users.find(([userName]) => userName === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new StartError(
    "PostgreSQL cannot be run by root, and this machine has no user postgres or nobody: start Errand as another user, or set DATABASE_URL",
  );
}

/** Whether the account may enter a folder or run a file: every folder above must permit it. */
export function canReach(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path);
  const mayExecute = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & mayExecute) === 0) return false;
  const above = dirname(path);
  return above === path || canReach(above, account);
}
