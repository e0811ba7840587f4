import { expect, inject, test } from "vitest";
import { checkExternalDatabase } from "./external-database.ts";

const check = (url: string) => checkExternalDatabase({ url, directUrl: null });

test("accepts a database that answers", async () => {
  await check(inject("postgres"));
});

test("names the database that does not answer, without its password", async () => {
  const error = await check("postgresql://me:sesame@127.0.0.1:9/shop").catch(String);
  expect(error).toMatch(/DATABASE_URL \(127\.0\.0\.1:9\/shop\) does not answer: .*ECONNREFUSED/);
  expect(error).not.toContain("sesame");
});

test("names the folder of a socket that does not answer", async () => {
  const error = await check("postgresql:///shop?host=/nowhere").catch(String);
  expect(error).toMatch(/DATABASE_URL \(\/nowhere:5432\/shop\) does not answer: .*ENOENT/);
});

test("reports a refused name or password", async () => {
  const url = new URL(inject("postgres"));
  url.password = "wrong";
  await expect(check(url.href)).rejects.toThrow(/password authentication failed/);
});
