import { countPendingMigrations, newestMigrationOf } from "../database/migrate.ts";
import { toPlaceName, withClient } from "./move/city-client.ts";
import {
  type Move,
  readMove,
  readSchemas,
  readTables,
  toMoveName,
} from "./move/move-state.data.ts";

/** What an operator asks of a city. `lag` is null while it does not move. */
interface CityStatus {
  place: string;
  size: string;
  processes: string;
  tables: string;
  move: string;
  lag: string | null;
}

/** Reads the state of a city, where it is now. */
export async function readCityStatus(address: string): Promise<CityStatus> {
  return withClient(address, async (client) => {
    const move = await readMove(client);
    if (move?.state === "moved") return readCityStatus(move.url);
    const schemas = await readSchemas(client);
    const bytes = (await readTables(client, schemas)).reduce((sum, table) => sum + table.bytes, 0);
    const { rows } = await client.query<{ connections: number; lag: number | null }>(
      `select
         (select count(*)::int from pg_stat_activity
          where usename = current_user and application_name = 'errand changes') as connections,
         (select (pg_current_wal_lsn() - confirmed_flush_lsn)::float8
          from pg_replication_slots where slot_name = $1) as lag`,
      [toMoveName(schemas[0])],
    );
    const { connections = 0, lag = null } = rows[0] ?? {};
    const newest = await newestMigrationOf(client);
    const pending = await countPendingMigrations(client);
    return {
      place: toPlaceName(address),
      size: toMegabytes(bytes),
      processes: `${connections} connected`,
      tables: `of ${newest === 0 ? "no version yet" : new Date(newest).toISOString()}, ${pending} migrations to run`,
      move: move ? describeMove(move) : "none",
      lag: move && lag !== null ? toMegabytes(lag) : null,
    };
  });
}

function describeMove({ state, url, since }: Move): string {
  const way = state === "arriving" ? `from ${url}` : `to ${toPlaceName(url)}`;
  return `${state}, ${way}, since ${since.toISOString()}`;
}

const toMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`;
