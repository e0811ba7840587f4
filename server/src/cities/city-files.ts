import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { StartError } from "../process/start-error.ts";
import { type City, readCities } from "./read-cities.ts";

/** A city of the list whose database the command knows. */
export type StoredCity = City & { schema: string; databaseFile: string };

/** Returns the city with this schema. Throws `StartError` when the list has no address of it. */
export async function findStoredCity(citiesFile: string, schema: string): Promise<StoredCity> {
  const { cities } = await readCities(citiesFile);
  const city = cities.find((known) => known.schema === schema);
  if (!city) throw new StartError(`${citiesFile} has no city with the schema ${schema}`);
  const { databaseFile } = city;
  if (!databaseFile) {
    throw new StartError(
      `${citiesFile} does not say where ${schema} is: add its database_file, the path of a file with its DATABASE_URL`,
    );
  }
  return { ...city, schema, databaseFile };
}

/** Reads the address with which the processes of a city start. */
export async function readAddress({ databaseFile = "" }: City): Promise<string> {
  return parseAddress(await readText(databaseFile), databaseFile);
}

/** Throws `StartError` without the text, which may have a secret. `source` is where it stands. */
export function parseAddress(text: string, source: string): string {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartError(`${source} must look like postgresql://user:password@host:5432/name`);
}

/** The address of the place that a city has left, until the move is finished. */
const previousFile = ({ databaseFile }: StoredCity) => `${databaseFile}.before`;

export async function readPreviousAddress(city: StoredCity): Promise<string> {
  const file = previousFile(city);
  return parseAddress(await readText(file), file);
}

/** Throws `StartError` when the city has left something behind that nobody could remove later. */
export async function checkMoveEnded(city: StoredCity): Promise<void> {
  const isLeft = existsSync(previousFile(city));
  if (!isLeft || (await readPreviousAddress(city)) === (await readAddress(city))) return;
  throw new StartError(`${city.schema} has not ended its last move: do that first, by --finish`);
}

export async function removePreviousAddress(city: StoredCity) {
  await rm(previousFile(city));
}

/** Stores where a city is now, for the next start of its processes. */
export async function replaceAddress(city: StoredCity, address: string) {
  const before = await readAddress(city);
  await replaceFile(previousFile(city), before);
  await replaceFile(city.databaseFile, address);
}

/**
 * Adds a city to the list, with the address that `create` returns in a file of its own. Throws
 * `StartError` and changes nothing when the list would be wrong.
 */
export async function addCity(
  citiesFile: string,
  entry: Record<string, unknown> & { database_file?: string; schema: string },
  create: () => Promise<string>,
): Promise<string> {
  const list = JSON.parse(await readText(citiesFile)) as { cities: unknown[] };
  const next = JSON.stringify({ ...list, cities: [...list.cities, entry] }, null, 2);
  const draft = `${citiesFile}.new`;
  await writeFile(draft, `${next}\n`);
  try {
    await readCities(draft);
    const address = await create();
    await replaceFile(entry.database_file ?? "", address);
    await rename(draft, citiesFile);
    return new URL(address).host;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Its readers see the old or the new content. */
async function replaceFile(path: string, content: string) {
  await writeFile(`${path}.new`, `${content}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

async function readText(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${path} cannot be read: ${reason}`);
  }
}
