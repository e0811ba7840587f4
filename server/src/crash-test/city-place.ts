import { join } from "node:path";
import { extensions } from "../database/external-database.ts";
import { type Postgres, startPrimary } from "./replicated-postgres.ts";

/** The schema and the role of the city. */
export const city = "belrive";
/** Part of both addresses, and to be seen nowhere. */
export const citySecret = "sesame";

/** A PostgreSQL to which a city can move, with its role and its empty schema. */
export interface CityPlace extends Postgres {
  cityUrl: string;
}

export async function startCityPlace(
  folder: string,
  name: string,
  settings: Record<string, string> = {},
): Promise<CityPlace> {
  const postgres = await startPrimary(join(folder, name), settings);
  for (const extension of extensions) await postgres.query(`create extension ${extension}`);
  await postgres.query(`create role ${city} login replication password '${citySecret}'`);
  await postgres.query(`grant pg_create_subscription to ${city}`);
  await postgres.query(`grant create on database errand to ${city}`);
  await postgres.query(`create schema authorization ${city}`);
  const url = Object.assign(new URL(postgres.url), { username: city, password: citySecret });
  return { ...postgres, cityUrl: url.href };
}
