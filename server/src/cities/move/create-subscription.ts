import type pg from "pg";

/**
 * Subscribes to a publication that exists. The address of the source, with its password, is in no
 * statement that PostgreSQL logs, as it does with those that fail or are slow. A trial checks the
 * address alone, in a transaction that is rolled back; otherwise the slot with this name exists.
 */
export async function createSubscription(
  client: pg.Client,
  sourceUrl: string,
  name: string,
  purpose: "trial" | "copy",
) {
  const options =
    purpose === "trial"
      ? "connect = true, enabled = false, create_slot = false, copy_data = false, slot_name = none"
      : `create_slot = false, slot_name = ''${name}''`;
  await client.query(`
    create or replace function pg_temp.subscribe() returns void language plpgsql as $$
    begin
      execute format('create subscription ${name} connection %L publication ${name} with (${options})',
        current_setting('errand.source'));
    exception when others then
      -- The context of the first error would have the statement.
      raise exception using message = sqlerrm, errcode = sqlstate;
    end $$`);
  await client.query("select set_config('errand.source', $1, false)", [sourceUrl]);
  try {
    await client.query("select pg_temp.subscribe()");
  } finally {
    await client.query("select set_config('errand.source', '', false)").catch(() => {});
  }
}
