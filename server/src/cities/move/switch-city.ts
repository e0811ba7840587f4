import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../../process/start-error.ts";
import { type Place, withClient } from "./city-client.ts";
import { refuseFailing } from "./copy-city.ts";
import { isLocked } from "./guards.ts";
import { toHoldKey, toMoveChannel } from "./move-state.data.ts";

/** Whoever has begun to write ends within this time, or the next attempt meets fewer. */
const holdTimeoutMs = 300;
/** Shorter than the ten seconds that a write waits for a lock; it goes on in the source then. */
const maxHoldMs = 4_000;
const attempts = 100;
const pollMs = 5;

/**
 * Holds the writes of the city until the target has the last of them, and commits that the city is
 * there. Throws `StartError` when the target does not follow; writes then go on in the source.
 * Returns how many milliseconds they were held.
 */
export async function switchCity(source: Place, target: Place): Promise<number> {
  // Another connection: the transaction that holds the writes has not committed yet.
  return withClient(source.url, (marking) => switchOver(source, target, marking));
}

async function switchOver(source: Place, target: Place, marking: pg.Client): Promise<number> {
  for (let left = attempts; ; left--) {
    try {
      return await holdAndMove(source, target, marking);
    } catch (error) {
      await source.client.query("rollback");
      const mayRepeat = isLocked(error) || error instanceof NotFollowing;
      if (left === 0 || !mayRepeat) throw error;
      await refuseFailing(target);
      await pause(Math.random() * holdTimeoutMs);
    }
  }
}

class NotFollowing extends StartError {}

const tooFarBehind = (name: string) =>
  new NotFollowing(`${name} is too far behind: run the command again when it follows`);

async function holdAndMove(source: Place, target: Place, marking: pg.Client): Promise<number> {
  const { client, schemas } = source;
  await client.query("begin");
  await client.query(`set local lock_timeout = ${holdTimeoutMs}`);
  const startedAt = performance.now();
  const end = startedAt + maxHoldMs;
  await client.query(`select pg_advisory_xact_lock(${toHoldKey(schemas[0])})`);
  await waitForMarker(target, await writeMarker(marking), end);
  await copySequences(source, target);
  await client.query("update __move set state = 'moved'");
  await client.query("select pg_notify($1, '')", [toMoveChannel(schemas[0])]);
  if (performance.now() > end) throw tooFarBehind(target.name);
  await client.query("commit");
  return performance.now() - startedAt;
}

async function writeMarker(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into __move_marker (id) select coalesce(max(id), 0) + 1 from __move_marker
     returning id::text`,
  );
  return rows[0]?.id ?? "";
}

async function waitForMarker({ client, name }: Place, marker: string, end: number) {
  while (performance.now() < end) {
    const { rowCount } = await client.query("select from __move_marker where id = $1", [marker]);
    if (rowCount === 1) return;
    await pause(pollMs);
  }
  throw tooFarBehind(name);
}

/** Lets the target continue where the source has ended; the commit stores it and all before it. */
async function copySequences(source: Place, target: Place) {
  const sequences = await readSequences(source.client, source.schemas);
  await target.client.query("set synchronous_commit = on");
  await target.client.query(
    `select setval(format('%I.%I', s.schema, s.name)::regclass, s.last::bigint)
     from jsonb_to_recordset($1::jsonb) as s (schema text, name text, last text)`,
    [JSON.stringify(sequences)],
  );
}

async function readSequences(client: pg.Client, schemas: string[]) {
  const { rows } = await client.query<{ schema: string; name: string; last: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [schemas],
  );
  return rows;
}
