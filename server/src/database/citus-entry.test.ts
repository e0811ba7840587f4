import { expect, test } from "vitest";
import { checkCitusEntry } from "./citus-entry.ts";
import { createTestDatabase } from "./testing.ts";

const { pool, url } = await createTestDatabase();

test("a shop is entered by the Citus node that holds it", async () => {
  await checkCitusEntry(url);
  // No Citus is there to install: these are the tables in which its nodes say who holds what.
  await pool.query(`
    set allow_system_table_mods = on;
    create table pg_catalog.pg_dist_local_group as select 1 as groupid;
    create table pg_catalog.pg_dist_shard as
      select 'stores'::regclass as logicalrelid, 7::bigint as shardid;
    create table pg_catalog.pg_dist_placement as select 7::bigint as shardid, 1 as groupid`);
  await checkCitusEntry(url);
  await pool.query("update pg_catalog.pg_dist_local_group set groupid = 0");
  await expect(checkCitusEntry(url)).rejects.toThrow(
    "DATABASE_URL is not the Citus node that holds this shop",
  );
  // Of what every node has, a copy is here too.
  await pool.query("insert into pg_catalog.pg_dist_placement values (7, 0)");
  await checkCitusEntry(url);
});
