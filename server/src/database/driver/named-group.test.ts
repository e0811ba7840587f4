import type pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../testing.ts";
import type { DrivenConnection } from "./driven-query.ts";
import { NamedGroup, type NamedText, type ReadRow } from "./named-group.ts";

const { pool } = await createTestDatabase();
const client = await pool.connect();
afterAll(() => client.release());

await client.query("create table trees (id int primary key, name text, height int8)");
beforeEach(async () => {
  await client.query("truncate trees");
});

const failing = { name: "failing", text: "select 1 / 0" };
const adding = { name: "adding", text: "insert into trees values ($1, 'oak', 12)" };
const names = { name: "names", text: "select name, height from trees order by id" };
const unread = () => null;

/** Sends statements as one group, and returns what each of them reports. */
async function together(...statements: [NamedText, unknown[]][]): Promise<string[]> {
  const group = new NamedGroup(null);
  const results = statements.map(([statement, values]) => group.add(statement, values, unread));
  group.send(client);
  return (await Promise.allSettled(results)).map((result) =>
    result.status === "fulfilled" ? result.value.command : String(result.reason),
  );
}

function send<Row>(statement: NamedText, readRow: ReadRow<Row>, on: pg.PoolClient = client) {
  const group = new NamedGroup(null);
  const result = group.add(statement, [], readRow);
  group.send(on);
  return result;
}

const trees = async () => (await client.query("select id from trees order by id")).rows;

test("returns the kind of each statement, its rows and how many there are", async () => {
  const group = new NamedGroup(null);
  const results = [
    group.add(adding, [1], unread),
    group.add(adding, [2], unread),
    group.add(names, [], (texts, { names: columns, parsers }) =>
      texts.map((text, index) => [columns[index], parsers[index]?.(text ?? "")]),
    ),
  ];
  group.send(client);
  const oak = [
    ["name", "oak"],
    ["height", 12],
  ];
  expect(await Promise.all(results)).toEqual([
    { command: "INSERT", rows: [], rowCount: 1 },
    { command: "INSERT", rows: [], rowCount: 1 },
    { command: "SELECT", rows: [oak, oak], rowCount: 2 },
  ]);
});

test("skips those after one that fails, also when it is known, and prepares them later", async () => {
  const planting = { ...adding, name: "planting" }; // Not prepared yet.
  const failed = "error: division by zero";
  for (const _ of [1, 2]) {
    expect(await together([failing, []], [planting, [1]])).toEqual([failed, failed]);
    // Without a transaction they are one, which the failure ends.
    expect(await together([planting, [1]], [failing, []])).toEqual(["INSERT", failed]);
  }
  expect(await trees()).toEqual([]);
  expect(await together([planting, [1]], [planting, [2]])).toEqual(["INSERT", "INSERT"]);
  expect(await trees()).toEqual([{ id: 1 }, { id: 2 }]);
});

test("asks for the columns of a statement once for each connection", async () => {
  const other = await pool.connect();
  const described: string[] = [];
  const watch = (name: string, on: pg.PoolClient) =>
    connectionOf(on).on("rowDescription", () => described.push(name));
  watch("first", client);
  watch("second", other);
  const columns: NamedText = { name: "columns", text: "select id, height from trees" };
  for (const on of [client, other, client, other]) await send(columns, unread, on);
  other.release();
  expect(described).toEqual(["first", "second"]);
});

test("is refused a statement whose columns have changed", async () => {
  await client.query("create table seeds (id int)");
  const all: NamedText = { name: "all_seeds", text: "select * from seeds" };
  expect((await send(all, unread)).rows).toEqual([]);
  await client.query("alter table seeds add weight int");
  await expect(send(all, unread)).rejects.toMatchObject({ code: "0A000" });
});

test("fails a statement whose row cannot be read, and no other", async () => {
  await together([adding, [1]]);
  const group = new NamedGroup(null);
  const results = [
    group.add(names, [], () => {
      throw new Error("rotten");
    }),
    group.add(names, [], ([name]) => name),
  ];
  group.send(client);
  const [first, second] = await Promise.allSettled(results);
  expect(first).toMatchObject({ status: "rejected", reason: Error("rotten") });
  expect(second).toMatchObject({ status: "fulfilled", value: { rows: ["oak"] } });
});

test("takes no statement with a value that cannot be written", () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  expect(() => new NamedGroup(null).add(adding, [endless], unread)).toThrow(/circular/);
});

test("fails all of its statements when the connection is lost", async () => {
  const lost = await pool.connect();
  lost.on("error", () => {});
  const { rows } = await lost.query("select pg_backend_pid() as pid");
  const sleeping = { name: "sleeping", text: "select pg_sleep(30)" };
  const group = new NamedGroup(null);
  const results = [group.add(sleeping, [], unread), group.add(names, [], unread)];
  group.send(lost);
  const settled = Promise.allSettled(results);
  await client.query("select pg_terminate_backend($1, 5000)", [rows[0].pid]);
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  lost.release(true);
});

/** The part of a client that receives what PostgreSQL sends. */
function connectionOf(of: pg.PoolClient): DrivenConnection {
  return (of as unknown as { connection: DrivenConnection }).connection; // The types of pg leave it out.
}
