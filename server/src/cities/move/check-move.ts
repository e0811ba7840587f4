import type pg from "pg";
import { checkExternalDatabase } from "../../database/external-database.ts";
import {
  countPendingMigrations,
  newestKnownMigration,
  newestMigrationOf,
} from "../../database/migrate.ts";
import { StartError } from "../../process/start-error.ts";
import { type Place, reasonOf, toPlaceName } from "./city-client.ts";
import { createSubscription } from "./create-subscription.ts";
import { isEmptyPlace } from "./end-move.ts";
import { readMove, readSchemas, readTables, toMoveName } from "./move-state.data.ts";
import { refusalOfSource, refusalOfTarget } from "./place-refusals.ts";
import { readPlaceState } from "./place-state.data.ts";

/** Checks an address before anything is changed. Throws `StartError` with the first reason. */
export async function checkAddress(url: string): Promise<void> {
  try {
    await checkExternalDatabase({ url, directUrl: null });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const name = toPlaceName(url);
    const reason = error.message.includes("set DATABASE_DIRECT_URL")
      ? "is a connection pooler: name the address of PostgreSQL itself"
      : error.message.replace(/^DATABASE_URL \(.*?\) /, "");
    throw new StartError(`${name} ${reason}`);
  }
}

/**
 * Checks both places of a move, and changes nothing. Throws `StartError` with the first reason
 * against it.
 */
export async function checkPlaces(source: Place, target: Place): Promise<void> {
  const move = await readMove(source.client);
  if (move?.state === "arriving") {
    throw new StartError(`${source.name} does not have the city yet`);
  }
  const hasBegun = move !== null;
  const sourceState = await readPlaceState(source);
  refuse(`cannot move from ${source.name}`, refusalOfSource(sourceState, hasBegun));
  const targetState = await readPlaceState(target);
  const { bytes } = await readSize(source);
  refuse(
    `cannot move to ${target.name}`,
    refusalOfTarget(sourceState, targetState, bytes, hasBegun) ??
      refusalOfSchemas(source, target) ??
      (await refusalOfContent(source, target)),
  );
  await checkVersions(source);
  if (!hasBegun) await checkReach(source, target);
}

function refuse(what: string, reason: string | null) {
  if (reason !== null) throw new StartError(`${what}: ${reason}`);
}

function refusalOfSchemas(source: Place, target: Place): string | null {
  const [own, other] = [source.schemas[0], target.schemas[0]];
  return own === other
    ? null
    : `its role uses the schema ${other} instead of ${own}, that of the city`;
}

/** What is there may be another city, or what this one has left. */
async function refusalOfContent(source: Place, target: Place): Promise<string | null> {
  const move = await readMove(target.client);
  if (move === null) return (await isEmptyPlace(target)) ? null : "it already has the city";
  if (move.state === "copying") return "it already has the city, which moves from there";
  if (move.state === "moved") return "it has what the city left there: end that move by --finish";
  return move.url === source.name ? null : `the city of ${move.url} moves there already`;
}

/** The target gets the tables of the version that this command has. */
async function checkVersions(source: Place) {
  const pending = await countPendingMigrations(source.client);
  const isNewer = (await newestMigrationOf(source.client)) > (await newestKnownMigration());
  if (pending === 0 && !isNewer) return;
  throw new StartError(
    "the city runs another version than this command: update its processes, or use the command of their version",
  );
}

/** Lets the target connect to the source as it will, and takes that back. */
async function checkReach(source: Place, { client, name, schemas }: Place) {
  const trial = `${toMoveName(schemas[0])}_trial`;
  // PostgreSQL warns of one that is absent, and logs the statement.
  await source.client.query(`drop publication if exists ${trial}`);
  await source.client.query(`create publication ${trial}`);
  await client.query("begin");
  try {
    await createSubscription(client, source.url, trial, "trial");
  } catch (error) {
    throw new StartError(`${name} cannot subscribe to ${source.name}: ${reasonOf(error)}`);
  } finally {
    await client.query("rollback");
    await source.client.query(`drop publication ${trial}`);
  }
}

/** Opens what the steps of a move need of a place. */
export async function toPlace(url: string, client: pg.Client): Promise<Place> {
  return { url, client, name: toPlaceName(url), schemas: await readSchemas(client) };
}

async function readSize({ client, schemas }: Place) {
  const tables = await readTables(client, schemas);
  return { tables: tables.length, bytes: tables.reduce((sum, table) => sum + table.bytes, 0) };
}

/** Bytes a second and tables a second that a copy takes, by experience on two busy cores. */
const [bytesPerSecond, tablesPerSecond] = [20_000_000, 8];

/** Returns how much is copied, and about how many seconds that takes. */
export async function estimateCopy(source: Place) {
  const { tables, bytes } = await readSize(source);
  const seconds = bytes / bytesPerSecond + tables / tablesPerSecond;
  return { tables, bytes, seconds: Math.ceil(seconds) };
}

/** Refuses another target than the one of a move that has begun. */
export async function checkContinued(source: Place, to: string) {
  const move = await readMove(source.client);
  if (move && move.state !== "arriving" && move.url !== to) {
    throw new StartError(
      `the city already moves to ${toPlaceName(move.url)}: end that first, by --abort or --finish`,
    );
  }
}
