import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../database/testing.ts";
import { withoutParameters } from "./log.ts";

const { db } = await createTestDatabase();

test("logs a failed query with its text and without its parameters", async () => {
  const secret = "guest-id\nof two lines";
  const error: Error = await db
    .execute(sql`select ${secret} from no_such_table`)
    .then(() => Promise.reject(new Error("the query did not fail")))
    .catch((reason) => reason);
  const logged = JSON.stringify(withoutParameters(error));
  expect(logged).toContain("no_such_table");
  expect(logged).toContain("log.test.ts");
  expect(logged).not.toContain("guest-id");
  expect(logged).not.toContain("of two lines");
});

test.each([
  ["a response of the router", { status: 404, statusText: "Not Found", data: "x".repeat(5000) }],
  ["nothing", undefined],
  ["text", "out of paper"],
  ["an error without a message", Object.assign(new Error(), { message: undefined, stack: 1 })],
])("logs any thrown value: %s", (_name, thrown) => {
  const { message } = withoutParameters(thrown) as { message: string };
  expect(message).toEqual(expect.any(String));
  expect(message.length).toBeLessThan(2000);
});
