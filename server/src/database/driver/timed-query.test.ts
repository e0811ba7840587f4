import { expect, test } from "vitest";
import { runForRequest, startRequest } from "../../process/current-request.ts";
import { createTestDatabase } from "../testing.ts";
import { timedQuery } from "./timed-query.ts";

const { pool } = await createTestDatabase();

test("returns the result of the driver, and adds the statement to its request", async () => {
  const request = startRequest("request");
  const sent = runForRequest(request, () =>
    timedQuery(pool, { text: "select $1::int as one" }, [1], null),
  );
  expect(await sent).toMatchObject({ command: "SELECT", rowCount: 1, rows: [{ one: 1 }] });
  expect(request.statements).toBe(1);
  expect(request.databaseMs).toBeGreaterThan(0);
});

test("throws the error of PostgreSQL, and counts the statement once", async () => {
  const request = startRequest("request");
  const sent = runForRequest(request, () =>
    timedQuery(pool, { text: "select 1 / $1::int" }, [0], null),
  );
  await expect(sent).rejects.toMatchObject({ code: "22012" });
  expect(request.statements).toBe(1);
});
