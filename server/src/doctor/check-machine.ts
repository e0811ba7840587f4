import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type Check, type Finding, getErrorReason, ok, problem, warning } from "./check.ts";

const minNode = 24;
const gigabyte = 1e9;

export const nodeCheck: Check = { name: "node", run: () => [checkNode(process.versions.node)] };

export function checkNode(version: string): Finding {
  return Number.parseInt(version, 10) >= minNode
    ? ok("node.fine", { version })
    : problem("node.old", { version, least: minNode });
}

export const foldersCheck: Check = {
  name: "folders",
  run: ({ settings }) =>
    Promise.all([
      checkFolder("ERRAND_DATA_DIR", settings.dataDir),
      ...(settings.backup ? [checkFolder("ERRAND_BACKUP_FOLDER", settings.backup.folder)] : []),
      ...(settings.walArchive ? [checkFolder("ERRAND_WAL_ARCHIVE", settings.walArchive)] : []),
    ]),
};

/** Checks that a folder, or the one that it will be created in, can be written and has space. */
async function checkFolder(setting: string, folder: string): Promise<Finding> {
  try {
    const existing = await nearestExisting(folder);
    await access(existing, constants.W_OK | constants.X_OK);
    const { bavail, bsize, blocks } = await statfs(existing);
    return judgeSpace(`${setting} ${folder}`, { free: bavail * bsize, total: blocks * bsize });
  } catch (error) {
    return problem("folders.unwritable", { setting, folder, reason: getErrorReason(error) });
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return folder;
  if (found) throw new Error("it is a file");
  return nearestExisting(dirname(folder));
}

export function judgeSpace(name: string, { free, total }: { free: number; total: number }) {
  const values = { name, free: Math.round((free / gigabyte) * 10) / 10 };
  if (free < gigabyte) return problem("folders.full", values);
  if (free < total / 10 && free < 20 * gigabyte) return warning("folders.scarce", values);
  return ok("folders.free", values);
}
