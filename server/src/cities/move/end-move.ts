import { StartError } from "../../process/start-error.ts";
import type { Place } from "./city-client.ts";
import { dropSlot, unidentifyRows } from "./copy-city.ts";
import { removeGuards } from "./guards.ts";
import { readMove, readTables, removeMoveState, toMoveName } from "./move-state.data.ts";

/**
 * Opens the place in which the city is now, and ends the copying. The one that it has left stays
 * read-only. Each step may be repeated.
 */
export async function openTarget(source: Place, target: Place) {
  await removeMoveState(target.client);
  await unsubscribe(target);
  await unpublish(source);
}

/** The slot lies in the other place, which may be away: it is dropped there. */
async function unsubscribe({ client, schemas: [schema] }: Place) {
  const name = toMoveName(schema);
  const { rowCount } = await client.query("select from pg_subscription where subname = $1", [name]);
  if (rowCount === 0) return;
  await client.query(`alter subscription ${name} disable`);
  await client.query(`alter subscription ${name} set (slot_name = none)`);
  await client.query(`drop subscription ${name}`);
}

async function unpublish(source: Place) {
  const { client, schemas } = source;
  const name = toMoveName(schemas[0]);
  // The other end has gone; its connection may take a moment to.
  await client.query(
    "select pg_terminate_backend(active_pid, 5000) from pg_replication_slots where slot_name = $1 and active",
    [name],
  );
  await dropSlot(source);
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
     where slot_name like 'pg\\_%\\_sync\\_%' and not active and database = current_database()
       and not exists (
         select from pg_replication_slots where slot_name like 'errand\\_move\\_%'
       )`,
  );
  await client.query(`drop publication if exists ${name}`);
}

/** Leaves the source as it was before the move, and the target empty. */
export async function undoMove(source: Place, target: Place | null) {
  // Else it has nothing of the move, and may have got something else.
  if (target && (await readMove(target.client))?.state === "arriving") {
    await unsubscribe(target);
    await removeTables(target);
  }
  await removeGuards(source);
  await unpublish(source);
  await unidentifyRows(source);
  await removeMoveState(source.client);
}

/** Removes what the city has left in the place where it was. */
export async function removeOldPlace(source: Place) {
  await removeTables(source);
}

/** The city's role owns its schemas, and may make them again. */
async function removeTables({ client, schemas: [schema, jobs] }: Place) {
  if (schema === "public") {
    throw new StartError("the city lies in the schema public: drop its database instead");
  }
  await client.query("begin");
  await client.query(`drop schema if exists ${jobs} cascade`);
  await client.query(`drop schema ${schema} cascade`);
  await client.query(`create schema ${schema}`);
  await client.query("commit");
}

/** Returns whether a place has nothing of a city. */
export async function isEmptyPlace({ client, schemas }: Place): Promise<boolean> {
  return (await readTables(client, schemas)).length === 0;
}
