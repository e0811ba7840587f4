import { expect, inject, test } from "vitest";
import { checkExternalDatabase } from "./external-database.ts";

test("accepts a database that answers", async () => {
  await checkExternalDatabase(inject("postgres"));
});

test("names the database that does not answer, without its password", async () => {
  const error = await checkExternalDatabase("postgresql://me:sesame@127.0.0.1:9/shop").catch(
    String,
  );
  expect(error).toMatch(/DATABASE_URL \(127\.0\.0\.1:9\/shop\) does not answer: .*ECONNREFUSED/);
  expect(error).not.toContain("sesame");
});

test("names the folder of a socket that does not answer", async () => {
  const error = await checkExternalDatabase("postgresql:///shop?host=/nowhere").catch(String);
  expect(error).toMatch(/DATABASE_URL \(\/nowhere:5432\/shop\) does not answer: .*ENOENT/);
});

test("reports a refused name or password", async () => {
  const url = new URL(inject("postgres"));
  url.password = "wrong";
  await expect(checkExternalDatabase(url.href)).rejects.toThrow(/password authentication failed/);
});
