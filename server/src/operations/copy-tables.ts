import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { jobSchemaOf } from "../database/job-schema.ts";
import { StartError } from "../process/start-error.ts";

/** The schemas with data; that of the migrations is made by migrating. */
const schemas = ["public", jobSchemaOf("public")];

interface Table {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, without those that PostgreSQL computes. */
  columns: string;
}

export interface CopiedTables {
  tables: number;
  rows: number;
}

/**
 * Replaces the rows of all tables of `target` by those of `source`, which has the same tables, and
 * sets the sequences. One transaction: when it fails, the target is as it was. Needs no more than
 * the owner of the tables may do, so that foreign keys are dropped and made anew, which checks
 * them, and triggers, whose work is in the rows already, are disabled meanwhile.
 */
export async function copyTables(
  source: pg.Client,
  target: pg.Client,
  report: (state: string) => void,
): Promise<CopiedTables> {
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  try {
    for (const client of [source, target]) {
      await client.query("set local statement_timeout = 0");
      await client.query("set local idle_in_transaction_session_timeout = 0");
    }
    await createPartitions(source, target);
    const tables = await tablesOf(source);
    const missing = difference(tables, await tablesOf(target));
    if (missing.length > 0) {
      throw new StartError(`the tables differ from those of this version: ${missing.join(", ")}`);
    }
    const foreignKeys = await foreignKeysOf(target);
    for (const { table, name } of foreignKeys) {
      await target.query(`alter table ${table} drop constraint ${name}`);
    }
    for (const { name } of tables) await target.query(`alter table ${name} disable trigger user`);
    // Some have rows that migrations add.
    await target.query(`truncate ${tables.map(({ name }) => name).join()}`);
    let rows = 0;
    for (const [index, table] of tables.entries()) {
      report(`${index} of ${tables.length} tables, ${rows.toLocaleString("en")} rows`);
      rows += await copyTable(source, target, table);
    }
    report("sequences, keys and triggers");
    await copySequences(source, target);
    for (const { table, name, definition } of foreignKeys) {
      await target.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`);
    await copyTriggersOfPartitions(source, target);
    await target.query("commit");
    return { tables: tables.length, rows };
  } catch (error) {
    await target.query("rollback").catch(() => {});
    throw error;
  } finally {
    await source.query("rollback");
  }
}

async function queryRows<Row extends pg.QueryResultRow>(client: pg.Client, text: string) {
  return (await client.query<Row>(text, [schemas])).rows;
}

/** Partitions are copied as parts of their table. */
function tablesOf(client: pg.Client): Promise<Table[]> {
  return queryRows(
    client,
    `select format('%I.%I', nspname, relname) as name,
       (select string_agg(quote_ident(attname), ', ' order by attname) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition
     order by nspname, relname`,
  );
}

function difference(one: Table[], other: Table[]): string[] {
  const text = ({ name, columns }: Table) => `${name} (${columns})`;
  const without = (tables: Table[], others: Table[]) => {
    const known = new Set(others.map(text));
    return tables.filter((table) => !known.has(text(table))).map(({ name }) => name);
  };
  return [...new Set([...without(one, other), ...without(other, one)])];
}

/**
 * Gives the empty tables of the target the partitions of the source, which it got since its
 * migration.
 */
async function createPartitions(source: pg.Client, target: pg.Client) {
  const partitions = (client: pg.Client) =>
    queryRows<{ name: string; parent: string; bounds: string }>(
      client,
      `select format('%I.%I', own.nspname, child.relname) as name,
         format('%I.%I', parents.nspname, parent.relname) as parent,
         pg_get_expr(child.relpartbound, child.oid) as bounds
       from pg_inherits
       join pg_class child on child.oid = inhrelid
       join pg_namespace own on own.oid = child.relnamespace
       join pg_class parent on parent.oid = inhparent
       join pg_namespace parents on parents.oid = parent.relnamespace
       where own.nspname = any($1) and child.relispartition and child.relkind in ('r', 'p')
       order by child.oid`,
    );
  const text = ({ name, bounds }: { name: string; bounds: string }) => `${name} ${bounds}`;
  const wanted = await partitions(source);
  const existing = await partitions(target);
  const parents = new Set(wanted.map(({ parent }) => parent));
  const isWanted = new Set(wanted.map(text));
  // Others may overlap with those of the source. Those of jobs do not: they are of days.
  for (const partition of existing) {
    const isHistory = partition.name.startsWith("public.") && parents.has(partition.parent);
    if (isHistory && !isWanted.has(text(partition))) {
      await target.query(`drop table ${partition.name}`);
    }
  }
  const left = new Set((await partitions(target)).map(({ name }) => name));
  for (const { name, parent, bounds } of wanted) {
    if (!left.has(name)) {
      await target.query(`create table ${name} partition of ${parent} ${bounds}`);
    }
  }
}

/** Those of single partitions, which refuse changes of archived orders. */
async function copyTriggersOfPartitions(source: pg.Client, target: pg.Client) {
  const triggers = await queryRows<{ definition: string }>(
    source,
    `select pg_get_triggerdef(pg_trigger.oid) as definition
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($1) and relispartition and not tgisinternal and tgparentid = 0`,
  );
  for (const { definition } of triggers) await target.query(definition);
}

function foreignKeysOf(client: pg.Client) {
  return queryRows<{ table: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and conparentid = 0 and nspname = any($1)`,
  );
}

/** Returns the number of rows, which both sides must have. */
async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table) {
  const reading = source.query(copyTo(`copy (select ${columns} from ${name}) to stdout`));
  const writing = target.query(copyFrom(`copy ${name} (${columns}) from stdin`));
  await pipeline(reading, writing);
  const [read, written] = await Promise.all(
    [source, target].map(async (client) => {
      const { rows } = await client.query(`select count(*) as count from ${name}`);
      return Number(rows[0]?.count);
    }),
  );
  if (read !== written) throw new Error(`${name} has ${read} rows, and its copy has ${written}`);
  return read ?? 0;
}

/** Sets them to what the source would continue with. */
async function copySequences(source: pg.Client, target: pg.Client) {
  const sequences = await queryRows<{ name: string; last: string | null }>(
    source,
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last
     from pg_sequences where schemaname = any($1)`,
  );
  for (const { name, last } of sequences) {
    if (last !== null) await target.query("select setval($1::text::regclass, $2)", [name, last]);
  }
}
