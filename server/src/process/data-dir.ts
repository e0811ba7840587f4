import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

/**
 * Creates the data directory if it is missing. Throws `StartError` when it cannot be created or
 * written.
 */
export async function checkDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await rmdir(await mkdtemp(join(dataDir, "writable-")));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`ERRAND_DATA_DIR ${dataDir} cannot be written: ${reason}`);
  }
}
