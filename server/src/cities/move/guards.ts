import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Place } from "./city-client.ts";
import { toHoldKey } from "./move-state.data.ts";

/** Shorter than the second after which PostgreSQL ends one of those who wait for each other. */
const lockTimeoutMs = 100;
const guardName = "__move_guard";

/**
 * Lets each write of a city wait while the command holds them, and refuses it once the city has
 * moved. A trigger is created while nobody writes to its table, so that no write is unguarded when
 * all have one.
 */
export async function createGuards({ client, schemas }: Place) {
  const [schema] = schemas;
  await client.query(`
    create or replace function ${schema}.${guardName}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${toHoldKey(schema)});
      -- Its snapshot may be of before the move: then this fails as a conflict.
      if current_setting('transaction_isolation') <> 'read committed' then
        perform from ${schema}.__move for share;
      end if;
      if exists (select from ${schema}.__move where state = 'moved') then
        raise exception 'the city has moved' using errcode = 'EM001';
      end if;
      return null;
    end $$`);
  for (const table of await readUnguarded(client, schemas)) {
    await whenFree(client, () =>
      client.query(
        `create trigger ${guardName} before insert or update or delete or truncate on ${table}
         for each statement execute function ${schema}.${guardName}()`,
      ),
    );
  }
}

export async function removeGuards({ client, schemas: [schema] }: Place) {
  const { rows } = await client.query<{ table: string }>(
    "select tgrelid::regclass::text as table from pg_trigger where tgname = $1 and tgfoid = to_regproc($2)::oid",
    [guardName, `${schema}.${guardName}`],
  );
  for (const { table } of rows) {
    await whenFree(client, () => client.query(`drop trigger if exists ${guardName} on ${table}`));
  }
  await client.query(`drop function if exists ${schema}.${guardName}()`);
}

/** Partitions too: jobs are written in theirs. */
export async function readUnguarded(client: pg.Client, schemas: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and relname not like '\\_\\_%'
       and not exists (select from pg_trigger where tgrelid = c.oid and tgname = $2)`,
    [schemas, guardName],
  );
  return rows.map(({ name }) => name);
}

/** Gives way to the writers of a table as often as it meets them. */
async function whenFree<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
  attempts = 600,
): Promise<Result> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  try {
    for (let left = attempts; ; left--) {
      try {
        return await work();
      } catch (error) {
        if (left === 0 || !isLocked(error)) throw error;
        await pause(Math.random() * lockTimeoutMs);
      }
    }
  } finally {
    await client.query("set lock_timeout = 0").catch(() => {});
  }
}

/** `lock_not_available` and `deadlock_detected`. */
export const isLocked = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "40P01");
