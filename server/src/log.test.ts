import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "./database/testing.ts";
import { withoutParameters } from "./log.ts";

const { db } = await createTestDatabase();

test("a failed query is logged with its words and without what it was given", async () => {
  const secret = "guest-id\nof two lines";
  const error: Error = await db
    .execute(sql`select ${secret} from no_such_table`)
    .then(() => Promise.reject(new Error("the query did not fail")))
    .catch((reason) => reason);
  const told = JSON.stringify(withoutParameters(error));
  expect(told).toContain("no_such_table");
  expect(told).toContain("log.test.ts");
  expect(told).not.toContain("guest-id");
  expect(told).not.toContain("of two lines");
});
