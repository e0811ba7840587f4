import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../database/testing.ts";
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

test.each([
  ["an answer of the router", { status: 404, statusText: "Not Found", data: "x".repeat(5000) }],
  ["nothing", undefined],
  ["text", "out of paper"],
  ["an error without a message", Object.assign(new Error(), { message: undefined, stack: 1 })],
])("whatever is thrown is logged: %s", (_name, thrown) => {
  const { message } = withoutParameters(thrown) as { message: string };
  expect(message).toEqual(expect.any(String));
  expect(message.length).toBeLessThan(2000);
});
