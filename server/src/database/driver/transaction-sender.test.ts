import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../testing.ts";
import { TransactionSender } from "./transaction-sender.ts";

const { pool } = await createTestDatabase();
const client = await pool.connect();
afterAll(() => client.release());
await client.query("create table trees (id int primary key)");

/** What was sent, each group in a line: every statement takes longer than 0 ms. */
const groups: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    groups.push(JSON.parse(String(chunk)).query);
    done();
  },
});
const sender = new TransactionSender(client, { log: pino({ base: null }, sink), ms: 0 });

const plant = { name: "plant", text: "insert into trees values ($1)" };
const fail = { name: "fail", text: "select 1 / 0" };
const unread = () => null;
const trees = async () => (await pool.query("select id from trees order by id")).rows;
const isInTransaction = async () => {
  const { rows } = await client.query("select now() = statement_timestamp() as is_outside");
  return !rows[0].is_outside;
};

beforeEach(async () => {
  await client.query("truncate trees");
  groups.length = 0;
});

test("begins with the first statements and commits with the last, each time on one journey", async () => {
  for (const id of [1, 2]) {
    groups.length = 0;
    sender.begin();
    const first = sender.send(plant, [id * 10], unread);
    await Promise.all([first, sender.send(plant, [id * 10 + 1], unread)]);
    const last = sender.send(plant, [id * 10 + 2], unread);
    expect(await sender.commit()).toMatchObject({ command: "COMMIT" });
    await last;
    expect(groups).toEqual(["begin; plant; plant", "plant; commit"]);
  }
  expect(await trees()).toHaveLength(6);
});

test("is unused until its first query", async () => {
  sender.begin();
  expect(sender.isUnused).toBe(true);
  const sent = sender.send(plant, [1], unread);
  await sent;
  expect(sender.isUnused).toBe(false);
  await sender.rollback();
  sender.begin();
  await sender.client.query({ text: "select 1" }, []);
  expect(sender.isUnused).toBe(false);
  await sender.rollback();
});

test("counts what is sent or in the group, which a value that cannot be written is not", async () => {
  sender.begin();
  const before = sender.sent;
  const unwritable = sender.send(plant, [{ many: 1n }], unread);
  await expect(unwritable).rejects.toThrow("BigInt");
  expect(sender.sent).toBe(before);
  await sender.send(plant, [1], unread);
  expect(sender.sent).toBe(before + 1);
  await sender.rollback();
});

test("sends a query that is not named after the beginning and those before it", async () => {
  sender.begin();
  const first = sender.client.query({ text: "select 'first'" }, []);
  const second = sender.send(plant, [1], unread);
  await Promise.all([first, second]);
  const third = sender.send(plant, [2], unread);
  await sender.client.query({ text: "select 'third'" }, []);
  await third;
  expect(groups).toEqual(["begin", "select 'first'", "plant", "plant", "select 'third'"]);
  await sender.commit();
  expect(await trees()).toEqual([{ id: 1 }, { id: 2 }]);
});

test("ends a commit after an error that was ignored as a rollback", async () => {
  sender.begin();
  await sender.send(plant, [1], unread);
  await expect(sender.send(fail, [], unread)).rejects.toMatchObject({ code: "22012" });
  expect(await sender.commit()).toMatchObject({ command: "ROLLBACK" });
  expect(await trees()).toEqual([]);
});

test("rolls back what is not sent yet too, and leaves no transaction open", async () => {
  sender.begin();
  sender.send(plant, [1], unread).catch(() => {});
  await sender.rollback();
  expect(await isInTransaction()).toBe(false);
  expect(await trees()).toEqual([]);
});
