import { readFile } from "node:fs/promises";
import type { CityArea } from "@errand/core/location/nearest-city";
import * as z from "zod";
import { jsonPath } from "../process/json-path.ts";
import { SettingsError, webAddress } from "../process/settings.ts";

export interface City extends CityArea {
  /** As it is shown in every language. */
  name: string;
  /** The storefront of the city. */
  url: string;
  /** The schema of the city, by which commands name it. */
  schema?: string;
  /** The path of the file with the address of its database, for its processes and commands. */
  databaseFile?: string;
}

export interface Cities {
  /** The name of the business. */
  name: string;
  cities: City[];
}

const between = (minimum: number, maximum: number) => {
  const message = `must be a number from ${minimum} to ${maximum}`;
  return z.number(message).min(minimum, message).max(maximum, message);
};
const text = z.string("must be a text").trim().min(1, "must not be empty").max(80, "is too long");

const file = z.strictObject({
  name: text.default("Errand"),
  cities: z
    .array(
      z.strictObject({
        name: text,
        url: z.string("must be a web address").pipe(webAddress),
        latitude: between(-90, 90),
        longitude: between(-180, 180),
        radius_km: between(0.1, 500),
        schema: text.optional(),
        database_file: z.string("must be the path of a file").optional(),
      }),
      "must be a list",
    )
    .min(1, "must have at least one city"),
});

/** Reads the file of ERRAND_CITIES. Throws `SettingsError` with the place of the first mistake. */
export async function readCities(path: string): Promise<Cities> {
  const problem = (reason: string) => new SettingsError(`ERRAND_CITIES (${path}): ${reason}`);
  const content = await readFile(path, "utf8").catch((error: unknown) => {
    throw problem(error instanceof Error ? error.message : String(error));
  });
  const read = file.safeParse(parseJson(content, problem));
  const [issue] = read.error?.issues ?? [];
  if (issue) throw problem(`${jsonPath(issue.path)} ${issue.message}`.trim());
  const { name, cities } = read.data as z.output<typeof file>;
  const repeated = cities.find(
    ({ url }, index) => cities.findIndex((city) => city.url === url) < index,
  );
  if (repeated) throw problem(`two cities have the url ${repeated.url}`);
  return {
    name,
    cities: cities.map(({ latitude, longitude, radius_km, database_file: path, ...city }) => ({
      ...city,
      databaseFile: path,
      centre: [longitude, latitude],
      radiusMeters: radius_km * 1000,
    })),
  };
}

function parseJson(content: string, problem: (reason: string) => Error): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw problem(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
