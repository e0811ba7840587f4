import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { tokenHash } from "../requests/caller.ts";
import { startTestApi } from "../testing.ts";
import { openSession } from "./account.data.ts";
import { sessions } from "./account.tables.ts";
import { setLogin, somebody } from "./testing.ts";

const tested = await startTestApi();
const { ask, db } = tested;

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:139.0) Gecko/20100101 Firefox/139.0";
const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36";

let ada: Awaited<ReturnType<typeof signedUp>>;

beforeAll(async () => {
  await seedShop(db);
  await setLogin(tested, {
    manual_login_status: 1,
    phone_verification_status: 0,
    email_verification_status: 0,
  });
});

beforeEach(async () => {
  ada = await signedUp();
});

async function signedUp() {
  const { address, ...person } = somebody();
  const headers = { "user-agent": firefox };
  const { body } = await ask("POST /auth/sign-up", person, { address, headers });
  return { ...person, address, token: body.token ?? "" };
}

async function signedIn({ email, password, address }: typeof ada, userAgent = phone) {
  const { body } = await ask(
    "POST /auth/login",
    { login_type: "manual", email_or_phone: email, password },
    { address, headers: { "user-agent": userAgent } },
  );
  return body.token ?? "";
}

const list = (token: string) => ask("GET /customer/sessions", {}, { token });
const isOpen = async (token: string) =>
  (await ask("GET /customer/info", {}, { token })).status === 200;

describe("the list of sessions", () => {
  test("returns each device without its token, the current one first and marked", async () => {
    const second = await signedIn(ada);
    const { status, body } = await list(ada.token);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { browser: "Firefox", system: "Windows", is_current: true },
      { browser: "Chrome", system: "Android", is_current: false },
    ]);
    for (const token of [second, tokenHash(second).toString("hex")]) {
      expect(JSON.stringify(body)).not.toContain(token);
    }
    const seenFromThere = (await list(second)).body;
    expect(seenFromThere.map(({ browser }) => browser)).toEqual(["Chrome", "Firefox"]);
  });

  test("omits expired sessions and those of other customers", async () => {
    const old = await signedIn(ada);
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '91 days'` })
      .where(eq(sessions.tokenHash, tokenHash(old)));
    await signedUp();
    expect((await list(ada.token)).body).toHaveLength(1);
  });

  test("returns no device name for an unknown program", async () => {
    const token = await signedIn(ada, "");
    expect((await list(token)).body[0]).toMatchObject({ browser: null, system: null });
  });
});

describe("signing out a device", () => {
  const end = (token: string, id: number) =>
    ask("DELETE /customer/sessions/{id}", { id }, { token });
  const idOf = async (token: string) =>
    (await list(token)).body.find(({ is_current }) => is_current)?.id ?? 0;

  test("ends the session of that device only", async () => {
    const other = await signedIn(ada);
    const third = await signedIn(ada);
    const { status, body } = await end(ada.token, await idOf(other));
    expect([status, body.message]).toEqual([200, "The device is signed out."]);
    expect(await ask("GET /customer/info", {}, { token: other })).toMatchObject({
      status: 401,
      body: { errors: [{ code: "auth-001" }] },
    });
    expect([await isOpen(ada.token), await isOpen(third)]).toEqual([true, true]);
  });

  test("refuses a device of another customer, which stays signed in", async () => {
    const eve = await signedUp();
    expect(await end(eve.token, await idOf(ada.token))).toMatchObject({
      status: 404,
      body: { errors: [{ code: "session", message: "This device is no longer signed in." }] },
    });
    expect(await isOpen(ada.token)).toBe(true);
  });

  test("refuses a session that has ended", async () => {
    const id = await idOf(await signedIn(ada));
    await end(ada.token, id);
    expect((await end(ada.token, id)).status).toBe(404);
  });
});

test("ends all other sessions of the customer when signing out everywhere else", async () => {
  const others = [await signedIn(ada), await openSession(db, (await info()).id)];
  const eve = await signedUp();
  const { status } = await ask("DELETE /customer/sessions", {}, { token: ada.token });
  expect(status).toBe(200);
  for (const other of others) expect(await isOpen(other)).toBe(false);
  expect([await isOpen(ada.token), await isOpen(eve.token)]).toEqual([true, true]);
  expect((await list(ada.token)).body).toHaveLength(1);

  async function info() {
    return (await ask("GET /customer/info", {}, { token: ada.token })).body;
  }
});
