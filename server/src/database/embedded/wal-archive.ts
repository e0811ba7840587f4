import { chown, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../process/start-error.ts";
import type { Account } from "./account.ts";

/**
 * A file of the write-ahead log, part of the name of which is its position: the first eight digits
 * are the timeline.
 */
const segment = /^[0-9A-F]{24}(\.\w+\.backup)?$/;
const getWalPosition = (name: string) => name.slice(8, 24);

/**
 * The settings by which PostgreSQL copies each finished file of its log into a folder, at least
 * once a minute.
 */
export async function archiveSettings(folder: string, account: Account | null) {
  refuseSpecialCharacters(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  const file = `"${folder}/%f"`;
  return {
    archive_mode: "on",
    archive_timeout: "60",
    // Renamed when it is whole. A file that exists is never replaced.
    archive_command: `test ! -f ${file} && cp "%p" "${folder}/%f.partial" && mv "${folder}/%f.partial" ${file}`,
  };
}

/** The command by which PostgreSQL fetches a file of the archive during a recovery. */
export function restoreCommand(folder: string): string {
  refuseSpecialCharacters(folder);
  return `cp "${folder}/%f" "%p"`;
}

/** Deletes the files that no backup needs which starts at `firstSegment` or later. */
export async function pruneArchive(folder: string, firstSegment: string) {
  for (const name of await readdir(folder)) {
    if (segment.test(name) && getWalPosition(name) < getWalPosition(firstSegment)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** The folder stands in a command of the shell, in which PostgreSQL replaces `%f` and `%p`. */
function refuseSpecialCharacters(folder: string) {
  if (/["$`\\%\n]/.test(folder)) {
    throw new StartError(`ERRAND_WAL_ARCHIVE must not contain quotes, $, % or backslashes`);
  }
}
