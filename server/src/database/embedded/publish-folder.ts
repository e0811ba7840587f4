import { rename, rm } from "node:fs/promises";

/**
 * Renames a finished folder, so that no process ever sees an unfinished one. When another process
 * is first, keeps its folder and removes this one.
 */
export async function publishFolder(unfinished: string, path: string) {
  try {
    await rename(unfinished, path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
}
