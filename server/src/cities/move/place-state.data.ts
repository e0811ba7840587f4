import type pg from "pg";
import { extensions } from "../../database/external-database.ts";
import type { Place } from "./city-client.ts";

/** What a move asks of a place before anything is changed. */
export interface PlaceState {
  /** The database, whatever its address is. */
  identity: string;
  /** The major version. */
  version: number;
  encoding: string;
  walLevel: string;
  isSuper: boolean;
  mayReplicate: boolean;
  maySubscribe: boolean;
  mayCreate: boolean;
  /** Whether the role of the city may drop its schema and make it again. */
  ownsSchema: boolean;
  /** The extensions that are absent and that the role cannot create. */
  missing: string[];
  isCitusCoordinator: boolean;
  freeConnections: number;
  freeSlots: number;
  freeSenders: number;
  freeWorkers: number;
  /** Null where the role may not ask the machine. */
  freeBytes: number | null;
  /** Milliseconds by which its clock is ahead of the one of this machine. */
  clockAhead: number;
}

type SimpleState = Omit<PlaceState, "isCitusCoordinator" | "freeBytes" | "clockAhead">;

export async function readPlaceState({ client }: Place): Promise<PlaceState> {
  const { rows } = await client.query<SimpleState & { mayAsk: boolean; isCitus: boolean }>(
    `select (select system_identifier from pg_control_system()) || ' ' || d.oid as identity,
       current_setting('server_version_num')::int / 10000 as version,
       pg_encoding_to_char(d.encoding) as encoding,
       current_setting('wal_level') as "walLevel",
       r.rolsuper as "isSuper", r.rolreplication as "mayReplicate",
       exists (select from pg_roles s where s.rolname = 'pg_create_subscription'
         and pg_has_role(r.oid, s.oid, 'member')) as "maySubscribe",
       has_database_privilege(d.oid, 'create') as "mayCreate",
       (select pg_has_role(r.oid, nspowner, 'usage') from pg_namespace
        where nspname = current_schema()) as "ownsSchema",
       array(select name from unnest($1::text[]) as name
         where name not in (select extname from pg_extension)
           and not (r.rolsuper and name in (select a.name from pg_available_extensions a))
           and not exists (select from pg_available_extension_versions v
             where v.name = name and v.trusted and has_database_privilege(d.oid, 'create'))) as missing,
       current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int
         - (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as "freeConnections",
       current_setting('max_replication_slots')::int
         - (select count(*) from pg_replication_slots)::int as "freeSlots",
       current_setting('max_wal_senders')::int
         - (select count(*) from pg_stat_replication)::int as "freeSenders",
       current_setting('max_logical_replication_workers')::int
         - (select count(*) from pg_stat_subscription where pid is not null)::int as "freeWorkers",
       r.rolsuper or pg_has_role(r.oid, 'pg_execute_server_program', 'usage') as "mayAsk",
       to_regclass('pg_catalog.pg_dist_local_group') is not null as "isCitus"
     from pg_database d, pg_roles r where datname = current_database() and rolname = current_user`,
    [extensions],
  );
  if (!rows[0]) throw new Error("the state of the place was not returned");
  const { mayAsk, isCitus, ...state } = rows[0];
  return {
    ...state,
    isCitusCoordinator: isCitus && (await isCoordinator(client)),
    freeBytes: mayAsk ? await readFreeBytes(client) : null,
    clockAhead: await readClock(client),
  };
}

/** Citus gives the coordinator the group 0; the other nodes have theirs. */
async function isCoordinator(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_catalog.pg_dist_local_group where groupid = 0",
  );
  return rowCount !== 0;
}

/** Asks the machine, in the folder of its data; null where it has no `df`. */
async function readFreeBytes(client: pg.Client): Promise<number | null> {
  await client.query("begin");
  try {
    await client.query("create temporary table free_space (kilobytes bigint) on commit drop");
    await client.query(`copy free_space from program $$df -Pk . | awk 'NR == 2 { print $4 }'$$`);
    const { rows } = await client.query("select kilobytes::float8 * 1024 as bytes from free_space");
    return rows[0]?.bytes ?? null;
  } catch {
    return null;
  } finally {
    await client.query("rollback");
  }
}

async function readClock(client: pg.Client): Promise<number> {
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as now",
  );
  return (rows[0]?.now ?? 0) - (before + Date.now()) / 2;
}
