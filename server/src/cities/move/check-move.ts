import type pg from "pg";
import { checkExternalDatabase, extensions } from "../../database/external-database.ts";
import { readMoveState } from "../../database/shop-address.ts";
import { StartError } from "../../process/start-error.ts";
import { type Place, toPlaceName } from "./city-client.ts";
import { isEmptyPlace } from "./end-move.ts";
import { readMove, readSchemas, readTables } from "./move-state.data.ts";

/** What the move takes beside the connections of a city's process. */
const neededConnections = 30;

interface PlaceState {
  identity: string;
  version: number;
  encoding: string;
  isSuper: boolean;
  mayReplicate: boolean;
  maySubscribe: boolean;
  mayCreate: boolean;
  missing: string[];
  isCitus: boolean;
  walLevel: string;
  freeConnections: number;
  freeSlots: number;
}

/** Checks an address before anything is changed. Throws `StartError` with the first reason. */
export async function checkTargetAddress(url: string): Promise<void> {
  try {
    await checkExternalDatabase({ url, directUrl: null });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replaceAll("DATABASE_URL", toPlaceName(url)));
  }
}

export async function checkSource({ client, name }: Place): Promise<PlaceState> {
  const state = await readState(client);
  const refuse = refusal(`cannot move from ${name}`);
  if (state.walLevel !== "logical") {
    refuse(`its wal_level is ${state.walLevel}: set it to logical, and restart it`);
  }
  if (!state.isSuper && !state.mayReplicate) {
    refuse("the role of the city may not replicate: alter role … replication");
  }
  if (!state.mayCreate) refuse("the role of the city may not publish: grant create on database …");
  if (state.freeSlots < 4) refuse("it has fewer than 4 free slots: raise max_replication_slots");
  return state;
}

export async function checkTarget(source: Place, sourceState: PlaceState, target: Place) {
  const state = await readState(target.client);
  const refuse = refusal(`cannot move to ${target.name}`);
  if (state.identity === sourceState.identity) refuse("the city is there");
  if (state.isCitus) {
    refuse("it is a Citus coordinator: enter by the node that will hold the city");
  }
  if (state.version < sourceState.version) {
    refuse(`it is PostgreSQL ${state.version}, older than ${sourceState.version} of the city`);
  }
  if (state.encoding !== "UTF8") refuse(`its encoding is ${state.encoding} instead of UTF8`);
  if (target.schemas[0] !== source.schemas[0]) {
    refuse(
      `its role uses the schema ${target.schemas[0]} instead of ${source.schemas[0]}, that of the city`,
    );
  }
  if (state.missing.length > 0) {
    refuse(`PostgreSQL lacks ${state.missing.join(", ")}: create them as its owner`);
  }
  if (!state.mayCreate) refuse("the role of the city may not create: grant create on database …");
  if (!state.isSuper && !state.maySubscribe) {
    refuse(
      state.version < 16
        ? "PostgreSQL 15 lets only a superuser subscribe"
        : "the role of the city may not subscribe: grant pg_create_subscription to …",
    );
  }
  if (state.freeConnections < neededConnections) {
    refuse(
      `it is too small: ${state.freeConnections} connections are free, and a city needs ${neededConnections}`,
    );
  }
  const move = await readMoveState(target.client);
  if (move === null && !(await isEmptyPlace(target))) refuse("it already has the city");
}

const refusal = (what: string) => (reason: string) => {
  throw new StartError(`${what}: ${reason}`);
};

async function readState(client: pg.Client): Promise<PlaceState> {
  const { rows } = await client.query<PlaceState>(
    `select (select system_identifier from pg_control_system()) || ' ' || d.oid as identity,
       current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding,
       r.rolsuper as "isSuper", r.rolreplication as "mayReplicate",
       exists (select from pg_roles s where s.rolname = 'pg_create_subscription'
         and pg_has_role(current_user, s.oid, 'member')) as "maySubscribe",
       has_database_privilege(d.oid, 'create') as "mayCreate",
       array(select name from unnest($1::text[]) as name
         where name not in (select extname from pg_extension)
           and not (r.rolsuper and name in (select a.name from pg_available_extensions a))
           and not exists (select from pg_available_extension_versions v
             where v.name = name and v.trusted and has_database_privilege(d.oid, 'create'))) as missing,
       exists (select from pg_extension where extname = 'citus')
         and to_regclass('pg_catalog.pg_dist_node') is not null as "isCitus",
       current_setting('wal_level') as "walLevel",
       current_setting('max_connections')::int - (select count(*) from pg_stat_activity)::int as "freeConnections",
       current_setting('max_replication_slots')::int
         - (select count(*) from pg_replication_slots)::int as "freeSlots"
     from pg_database d, pg_roles r where datname = current_database() and rolname = current_user`,
    [extensions],
  );
  if (!rows[0]) throw new Error("the state of the place was not returned");
  return rows[0];
}

/** Opens what the steps of a move need of a place. */
export async function toPlace(url: string, client: pg.Client): Promise<Place> {
  return { url, client, name: toPlaceName(url), schemas: await readSchemas(client) };
}

/** Bytes a second and tables a second that a copy takes, by experience on two busy cores. */
const [bytesPerSecond, tablesPerSecond] = [20_000_000, 8];

/** Returns how much is copied, and about how many seconds that takes. */
export async function estimateCopy({ client, schemas }: Place) {
  const tables = await readTables(client, schemas);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const seconds = bytes / bytesPerSecond + tables.length / tablesPerSecond;
  return { tables: tables.length, bytes, seconds: Math.ceil(seconds) };
}

/** Refuses another target than the one of a move that has begun. */
export async function checkContinued(source: Place, to: string) {
  const move = await readMove(source.client);
  if (move && move.url !== to) {
    throw new StartError(
      `the city already moves to ${toPlaceName(move.url)}: end that first, by --abort or --finish`,
    );
  }
}
