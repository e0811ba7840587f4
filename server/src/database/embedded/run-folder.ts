import { rename, rm } from "node:fs/promises";

/**
 * Gives a finished folder its name, so that nobody ever sees a half-made one.
 * When another process was first, its folder stays and ours is removed.
 */
export async function nameFolder(making: string, name: string) {
  try {
    await rename(making, name);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    await rm(making, { recursive: true, force: true });
  }
}
