import { stat } from "node:fs/promises";
import type { Log } from "../process/log.ts";
import { type Cities, readCities } from "./read-cities.ts";

/**
 * Returns what reads the file of ERRAND_CITIES, again only when it has changed, so that a new city
 * is on its page at once. A file that has become wrong is logged, and the cities before it remain.
 * Throws `SettingsError` if it is wrong from the beginning.
 */
export async function followCities(path: string, log: Log): Promise<() => Promise<Cities>> {
  let version = await versionOf(path);
  let cities = await readCities(path);
  return async () => {
    const current = await versionOf(path);
    if (current === version) return cities;
    version = current;
    cities = await readCities(path).catch((error: unknown) => {
      log.error({ error }, "the list of cities cannot be read, the one before it is shown");
      return cities;
    });
    return cities;
  };
}

/** Null while there is no file. */
async function versionOf(path: string): Promise<string | null> {
  const file = await stat(path, { bigint: true }).catch(() => null);
  return file && [file.ino, file.mtimeNs, file.size].join();
}
