import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { customers } from "./account.tables.ts";
import { setLogin, somebody } from "./testing.ts";

const { ask, db, changes } = await startTestApi();
const address = "2001:db8:ffff::1";

beforeAll(async () => {
  await seedShop(db);
  await setLogin({ db, changes }, { manual_login_status: 1 });
});

const signUp = (from: string) => {
  const { address: _own, ...person } = somebody();
  return ask("POST /auth/sign-up", person, { address: from });
};

test("ten accounts an hour can be made from one address, and as many from another", async () => {
  for (let made = 0; made < 10; made++) expect((await signUp(address)).status).toBe(201);
  const eleventh = await signUp(address);
  expect(eleventh).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
  const wait = Number(eleventh.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(3000);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(await db.$count(customers)).toBe(10);
  expect((await signUp("2001:db8:ffff::2")).status).toBe(201);
});

test("asking which contacts have an account counts as well", async () => {
  const from = "2001:db8:ffff::3";
  const { address: _own, ...known } = somebody();
  expect((await ask("POST /auth/sign-up", known, { address: from })).status).toBe(201);
  for (let tries = 1; tries < 10; tries++) {
    expect((await ask("POST /auth/sign-up", known, { address: from })).status).toBe(422);
  }
  expect((await ask("POST /auth/sign-up", known, { address: from })).status).toBe(429);
});
