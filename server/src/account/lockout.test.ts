import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { startTestApi } from "../testing.ts";
import { codeSends } from "./codes.tables.ts";
import { codeTo, somebody } from "./testing.ts";

const tested = await startTestApi();
const { ask, db } = tested;

/** The origin of a sign-in. */
interface From {
  address: string;
  cookie?: string;
}
type Person = ReturnType<typeof somebody>;

let networks = 0;
/** A network without earlier requests. Attackers have any number of them. */
function newNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

let ada: Person;
/** The device and network that Ada signed up from. */
let known: Required<From>;

beforeAll(() => seedShop(db));

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(codeSends);
  ada = somebody();
  known = await signUp(ada);
});

async function signUp({ address, ...person }: Person): Promise<Required<From>> {
  const { headers, status } = await ask("POST /auth/sign-up", person, { address });
  expect(status).toBe(201);
  return { address, cookie: cookieOf(headers) };
}

const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";

const signIn = (email_or_phone: string, password: string, { address, cookie }: From) =>
  ask(
    "POST /auth/login",
    { login_type: "manual", email_or_phone, password },
    { address, headers: cookie ? { cookie } : {} },
  );

/** Tries wrong passwords, each from another network. */
async function guess(contact: string, times = 10) {
  for (let tries = 0; tries < times; tries++) {
    const { status } = await signIn(contact, `guess ${tries}`, { address: newNetwork() });
    expect(status).toBe(401);
  }
}

describe("after ten wrong passwords from any address", () => {
  beforeEach(() => guess(ada.email));

  test("refuses the right password from an unknown address", async () => {
    const refused = await signIn(ada.email, ada.password, { address: newNetwork() });
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: "throttled" }] } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("accepts the owner on a known device at any address", async () => {
    const { cookie } = known;
    expect((await signIn(ada.email, ada.password, { address: newNetwork(), cookie })).status).toBe(
      200,
    );
  });

  test("accepts the owner from a known network without cookies", async () => {
    const { address } = known;
    expect((await signIn(ada.email, ada.password, { address })).status).toBe(200);
  });

  test("counts a device that is known to another account as unknown", async () => {
    const { cookie } = await signUp(somebody());
    const refused = await signIn(ada.email, ada.password, { address: newNetwork(), cookie });
    expect(refused.status).toBe(429);
  });

  test("accepts a sign-in from the address that reset the password by code", async () => {
    const address = newNetwork();
    const contact = { verification_method: "email", email: ada.email };
    await ask("POST /auth/forgot-password", contact, { address });
    const password = "analytical engine";
    const reset_token = await codeTo(tested, ada.email);
    const input = { ...contact, reset_token, password, confirm_password: password };
    const { headers, status } = await ask("PUT /auth/reset-password", input, { address });
    expect(status).toBe(200);
    const cookie = cookieOf(headers);
    expect((await signIn(ada.email, password, { address: newNetwork(), cookie })).status).toBe(200);
    expect((await signIn(ada.email, password, { address })).status).toBe(200);
  });
});

test("counts wrong passwords of the e-mail and the phone of one account together", async () => {
  await guess(ada.email, 5);
  await guess(ada.phone, 5);
  for (const contact of [ada.email, ada.phone]) {
    expect((await signIn(contact, ada.password, { address: newNetwork() })).status).toBe(429);
  }
});

test("locks an unknown contact after as many attempts as a known one", async () => {
  const stranger = somebody();
  await guess(stranger.email);
  await guess(ada.email);
  const responses = [
    await signIn(stranger.email, "guesses", { address: newNetwork() }),
    await signIn(ada.email, "guesses", { address: newNetwork() }),
  ];
  expect(responses[0]).toMatchObject({ status: 429 });
  expect(responses[0]?.body).toEqual(responses[1]?.body);
});

test("allows a known device ten attempts of its own", async () => {
  const elsewhere = newNetwork();
  const other = await signIn(ada.email, ada.password, { address: elsewhere });
  for (let tries = 0; tries < 10; tries++) await signIn(ada.email, `guess ${tries}`, known);
  expect((await signIn(ada.email, ada.password, known)).status).toBe(429);
  const { cookie, address } = { cookie: cookieOf(other.headers), address: newNetwork() };
  expect((await signIn(ada.email, ada.password, { cookie, address })).status).toBe(200);
  expect((await signIn(ada.email, ada.password, { address: newNetwork() })).status).toBe(200);
});

test("recognises a device by an HttpOnly cookie that stays the same", async () => {
  const { headers } = await ask("POST /auth/sign-up", somebody());
  const cookie = headers.get("set-cookie");
  expect(cookie).toMatch(
    /^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Lax$/,
  );
  const again = await signIn(ada.email, ada.password, known);
  expect(cookieOf(again.headers)).toBe(known.cookie);
  const forged = await signIn(ada.email, ada.password, { ...known, cookie: "device=mine" });
  expect(cookieOf(forged.headers)).toMatch(/^device=[\w-]{43}$/);
  const refused = await signIn(ada.email, "wrong", { address: newNetwork() });
  expect(refused.headers.get("set-cookie")).toBeNull();
});

test.each([240, 255])("accepts an e-mail of %i characters", async (length) => {
  const domain = `${"d".repeat(60)}.`.repeat(3);
  const email = `${"a".repeat(length - domain.length - 4)}@${domain}org`;
  expect(email).toHaveLength(length);
  const { status, body } = await signIn(email, "guesses", { address: newNetwork() });
  expect(status).toBe(401);
  expect(body.errors).toMatchObject([{ code: "auth-002" }]);
});
