import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../../process/start-error.ts";
import { type Place, withClient } from "./city-client.ts";
import type { FailureWatch } from "./copy-city.ts";
import { createGuards, isLocked, readUnguarded } from "./guards.ts";
import { toHoldKey, toMoveChannel } from "./move-state.data.ts";

/** Whoever has begun to write ends within this time, or the next attempt meets fewer. */
const holdTimeoutMs = 300;
/** A request waits for less than three seconds; its write then goes on in the source. */
const maxHoldMs = 2_000;
/** The target must follow as fast as this before writes are held. */
const maxLagMs = 500;
const attempts = 100;
const pollMs = 5;

/**
 * Holds the writes of the city until the target has the last of them, and commits that the city is
 * there. Throws `StartError` when the target does not follow; writes then go on in the source.
 * Returns how many milliseconds they were held.
 */
export async function switchCity(
  source: Place,
  target: Place,
  failures: FailureWatch,
): Promise<number> {
  // Another connection: the transaction that holds the writes has not committed yet.
  return withClient(source.url, (marking) => switchOver(source, target, marking, failures));
}

async function switchOver(
  source: Place,
  target: Place,
  marking: pg.Client,
  failures: FailureWatch,
): Promise<number> {
  for (let left = attempts; ; left--) {
    try {
      await createGuards(source);
      await waitForMarker(target, await writeMarker(marking), performance.now() + maxLagMs);
      return await holdAndMove(source, target, marking);
    } catch (error) {
      await source.client.query("rollback");
      const mayRepeat = isLocked(error) || error instanceof NotReady;
      if (left === 0 || !mayRepeat) throw error;
      await failures.check();
      await pause(Math.random() * holdTimeoutMs);
    }
  }
}

class NotReady extends StartError {}

const tooFarBehind = (name: string) =>
  new NotReady(`${name} is too far behind: run the command again when it follows`);

async function holdAndMove(source: Place, target: Place, marking: pg.Client): Promise<number> {
  const { client, name, schemas } = source;
  await client.query("begin");
  await client.query(`set local lock_timeout = ${holdTimeoutMs}`);
  // Who hears of the move must find it stored, whatever the settings of the server are.
  await client.query("set local synchronous_commit = on");
  const startedAt = performance.now();
  const end = startedAt + maxHoldMs;
  await client.query(`select pg_advisory_xact_lock(${toHoldKey(schemas[0])})`);
  if ((await readUnguarded(client, schemas)).length > 0) {
    throw new NotReady(`${name} gets new tables all the time: run the command again`);
  }
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
