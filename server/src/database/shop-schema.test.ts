import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { jobSchemaOf } from "./job-schema.ts";
import { readShopSchema } from "./shop-schema.ts";
import { createTestDatabase } from "./testing.ts";

const { url } = await createTestDatabase();

async function connect(searchPath: string) {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${searchPath}` });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`create schema if not exists "${searchPath}"`);
  return client;
}

test("a shop lives in the first schema of the search path", async () => {
  expect(await readShopSchema(await connect("public"))).toBe("public");
  expect(await readShopSchema(await connect("city_of_light"))).toBe("city_of_light");
});

test("refuses a name that would make the names of channels and job tables too long, or that needs quotes", async () => {
  const rule = "must have a name of at most 40 small letters, digits and underscores";
  expect(await readShopSchema(await connect("a".repeat(40)))).toHaveLength(40);
  await expect(readShopSchema(await connect("a".repeat(41)))).rejects.toThrow(rule);
  await expect(readShopSchema(await connect("old-town"))).rejects.toThrow(
    `the schema old-town ${rule}`,
  );
});

test("says which role has no schema", async () => {
  const client = await connect("gone");
  await client.query("drop schema gone");
  await expect(readShopSchema(client)).rejects.toThrow(/no schema that the role \w+ may use/);
});

test("jobs lie in a schema beside that of their shop", () => {
  expect(["public", "north"].map(jobSchemaOf)).toEqual(["jobs", "north_jobs"]);
});
