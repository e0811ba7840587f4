import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies a folder whose files may change or vanish meanwhile, into one that only its owner can
 * enter. `isCopied` gets each path relative to the folder, with slashes. A missing folder is an
 * empty one.
 */
export async function copyFolder(
  from: string,
  to: string,
  isCopied: (path: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readEntries(from)) {
    if (!isCopied(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyFolder(source, target, (path) => isCopied(`${entry.name}/${path}`));
    }
    if (entry.isFile()) await copyFile(source, target).catch(ignoreMissing);
  }
}

const readEntries = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
