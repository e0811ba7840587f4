import type pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "../testing.ts";
import { type Client, type DrivenConnection, DrivenQuery, sendQuery } from "./driven-query.ts";

const { pool } = await createTestDatabase();

/** Records what the driver calls, in its order. */
class WatchedQuery extends DrivenQuery {
  readonly calls: string[] = [];
  connection: DrivenConnection | null = null;

  override submit(connection: DrivenConnection) {
    this.calls.push("submit");
    this.connection = connection;
    return super.submit(connection);
  }

  override handleReadyForQuery(connection: DrivenConnection) {
    this.calls.push("handleReadyForQuery");
    super.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: DrivenConnection) {
    this.calls.push("handleError");
    super.handleError(error, connection);
  }
}

const send = (client: Client, query: DrivenQuery) =>
  new Promise<pg.QueryResult | undefined>((resolve, reject) => {
    sendQuery(client, query, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });

test("a pool and its clients submit a query and hand it what PostgreSQL answers", async () => {
  const client = await pool.connect();
  for (const on of [pool, client]) {
    const query = new WatchedQuery({ text: "select $1::int as one" }, [1]);
    expect((await send(on, query))?.rows).toEqual([{ one: 1 }]);
    expect(query.calls).toEqual(["submit", "handleReadyForQuery"]);
  }
  client.release();
});

test("a query is handed its error, and the connection goes on", async () => {
  const client = await pool.connect();
  const query = new WatchedQuery({ text: "select 1 / $1::int" }, [0]);
  await expect(send(client, query)).rejects.toMatchObject({ code: "22012" });
  expect(query.calls).toEqual(["submit", "handleError"]);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  client.release();
});

test("a connection knows the texts of the statements that it has prepared", async () => {
  const query = new WatchedQuery({ name: "known", text: "select 2 as two" });
  await send(pool, query);
  expect(query.connection?.parsedStatements.known).toBe("select 2 as two");
  expect(query.connection?.submittedNamedStatements.known).toBeUndefined();
});
