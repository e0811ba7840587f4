import type pg from "pg";
import { jobSchemaOf } from "../../database/job-schema.ts";
import { type MoveState, readMoveState } from "../../database/shop-address.ts";
import { ownName, readShopSchema } from "../../database/shop-schema.ts";

type Client = Pick<pg.ClientBase, "query">;

/** The name of publication, subscription and slot. */
export const toMoveName = (schema: string) => `errand_move_${schema}`;

/** The 64-bit key of the lock that holds the writes of a city. */
export const toHoldKey = (schema: string) => `hashtextextended('errand move ${schema}', 0)`;

/** The channel on which the processes of a city hear that it has moved. */
export const toMoveChannel = (schema: string) => ownName(schema, "moves", (own) => `${own}.moves`);

export async function readSchemas(client: Client): Promise<[city: string, jobs: string]> {
  const schema = await readShopSchema(client);
  return [schema, jobSchemaOf(schema)];
}

/** Says in a place what it is to the move: one row, which only the role of the city can read. */
export async function writeMoveState(client: Client, url: string, state: MoveState) {
  await client.query(
    `create table if not exists __move (
       id boolean primary key default true check (id), url text not null, state text not null,
       since timestamptz not null default now())`,
  );
  await client.query(
    `insert into __move (url, state) values ($1, $2)
     on conflict (id) do update set url = excluded.url, state = excluded.state`,
    [url, state],
  );
}

export async function removeMoveState(client: Client) {
  await client.query("drop table if exists __move, __move_marker");
}

export interface Move {
  /** The address of the target; in a target, the name of the source. */
  url: string;
  state: MoveState;
  since: Date;
}

/** Reads what a place is to a move, and since when; null while the city does not move. */
export async function readMove(client: Client): Promise<Move | null> {
  if ((await readMoveState(client)) === null) return null;
  const { rows } = await client.query("select url, state, since from __move");
  return rows[0] ?? null;
}

interface CityTable {
  /** Quoted, with its schema. */
  name: string;
  schema: string;
  bytes: number;
}

/**
 * The tables of a city and of its jobs without their partitions; those of the move and of the
 * migrations stay where they are.
 */
export async function readTables(client: Client, schemas: string[]): Promise<CityTable[]> {
  const { rows } = await client.query<CityTable>(
    `select format('%I.%I', nspname, relname) as name, nspname as schema,
       (select coalesce(sum(pg_total_relation_size(relid)), 0)::float8
        from pg_partition_tree(c.oid)) as bytes
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition
       and relname not like '\\_\\_%'
     order by nspname, relname`,
    [schemas],
  );
  return rows;
}
