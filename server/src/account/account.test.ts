import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { shop } from "../config/config.tables.ts";
import { startTestApi } from "../testing.ts";
import { addCustomer, openSession } from "./account.data.ts";
import { customers, sessions } from "./account.tables.ts";
import { referrals } from "./referrals.tables.ts";
import { offerReferrals } from "./testing.ts";

const { ask, db, changes } = await startTestApi();

const ada = {
  name: "Ada Byron Lovelace",
  email: "Ada@Example.org",
  phone: "06 12 34 56 78",
  password: "difference engine",
  confirm_password: "difference engine",
};

beforeAll(async () => {
  await seedShop(db);
  await db
    .update(shop)
    .set({ settings: sql`jsonb_set(settings, '{login,manual_login_status}', '1')` });
});

describe("sign-up", () => {
  test("creates an account and signs it in", async () => {
    const { status, body } = await ask("POST /auth/sign-up", ada);
    expect(status).toBe(201);
    expect(body.message).toBe("Signup successfully.");
    const info = await ask("GET /customer/info", {}, { token: body.token ?? "" });
    expect(info.body).toMatchObject({
      f_name: "Ada",
      l_name: "Byron Lovelace",
      email: "ada@example.org",
      phone: "+33612345678",
      has_password: true,
      order_count: 0,
    });
  });

  test("refuses a taken e-mail or phone in any notation", async () => {
    const again = { ...ada, email: "ADA@example.ORG ", phone: "+33612345678" };
    const { status, body } = await ask("POST /auth/sign-up", again);
    expect(status).toBe(422);
    expect(body.errors?.map(({ code }) => code)).toEqual(["email", "phone"]);
  });

  test("reports differing passwords, an invalid phone and an unknown referral code together", async () => {
    const { status, body } = await ask("POST /auth/sign-up", {
      ...ada,
      email: "new@example.org",
      phone: "0000000",
      confirm_password: "another",
      ref_code: "FRIEND",
    });
    expect(status).toBe(422);
    expect(body.errors?.map(({ code }) => code)).toEqual(["phone", "confirm_password", "ref_code"]);
    expect(await db.$count(customers, eq(customers.email, "new@example.org"))).toBe(0);
  });

  test("records whose referral code was entered, in any notation", async () => {
    await offerReferrals({ db, changes });
    const friend = await addCustomer(db, { name: "Grace" });
    const ref_code = ` ${friend.refCode.slice(0, 5).toLowerCase()} ${friend.refCode.slice(5)}`;
    const person = { ...ada, email: "referred@example.org", phone: "0611223344" };
    const { status, body } = await ask("POST /auth/sign-up", { ...person, ref_code });
    expect(status).toBe(201);
    const own = (await ask("GET /customer/info", {}, { token: body.token ?? "" })).body;
    expect(own.ref_code).toMatch(/^[A-Z]{10}$/);
    expect(own.ref_code).not.toBe(friend.refCode);
    const [referral] = await db.select().from(referrals).where(eq(referrals.customerId, own.id));
    expect(referral?.referrerId).toBe(friend.id);
    const options = { token: await openSession(db, friend.id) };
    expect((await ask("GET /customer/notifications", {}, options)).body).toMatchObject([
      {
        title: "Ada has used your code",
        description: "You get your reward when their first order is delivered.",
        data: { type: "referral_code" },
      },
    ]);

    await offerReferrals({ db, changes }, { wallet: false });
    const again = { ...ada, email: "later@example.org", phone: "0611223355", ref_code };
    const refused = await ask("POST /auth/sign-up", again);
    expect(refused.body.errors?.map(({ code }) => code)).toEqual(["ref_code"]);
  });

  test("reports every invalid field at once, with the messages of the form in both languages", async () => {
    const wrong = { name: " ", email: "ada", phone: "12", password: "1", confirm_password: "2" };
    const errorsOf = async (input: Record<string, unknown>, language: string) => {
      const { status, body } = await ask("POST /auth/sign-up", input, { language });
      expect(status).toBe(422);
      return body.errors?.map(({ field, message }) => [field, message]);
    };
    expect(await errorsOf(wrong, "en")).toEqual([
      ["name", "First name is required"],
      ["email", "Must be a valid email"],
      ["phone", "Enter a valid phone number"],
      ["password", "Password is too short - should be 6 chars minimum."],
      ["confirm_password", "Passwords must match"],
    ]);
    expect(await errorsOf(wrong, "fr")).toEqual([
      ["name", "Le prénom est obligatoire"],
      ["email", "Doit être une adresse e-mail valide"],
      ["phone", "Saisissez un numéro de téléphone valide"],
      ["password", "Le mot de passe est trop court\u00a0: 6 caractères minimum."],
      ["confirm_password", "Les mots de passe doivent être identiques"],
    ]);
    expect(await errorsOf({}, "en")).toEqual([
      ["name", "First name is required"],
      ["email", "Email is required"],
      ["phone", "Enter a valid phone number"],
      ["password", "Password is required"],
      ["confirm_password", "Passwords must match"],
    ]);
  });

  test("creates one account for two simultaneous sign-ups with the same contacts", async () => {
    const twin = { ...ada, email: "twin@example.org", phone: "0699887766" };
    const responses = await Promise.all([1, 2, 3, 4].map(() => ask("POST /auth/sign-up", twin)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await db.$count(customers, eq(customers.email, "twin@example.org"))).toBe(1);
  });
});

describe("sign-in", () => {
  const signIn = (email_or_phone: string, password: string, field_type?: string) =>
    ask("POST /auth/login", {
      login_type: "manual",
      email_or_phone,
      password,
      ...(field_type && { field_type }),
    });

  test.each(["ada@example.org", "ADA@EXAMPLE.ORG", "0612345678", "+33 6 12 34 56 78"])(
    "opens a session for %s",
    async (login) => {
      const { status, body } = await signIn(login, ada.password);
      expect(status).toBe(200);
      expect(body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    },
  );

  test("returns the same response for a wrong password and an unknown contact", async () => {
    const wrong = await signIn("ada@example.org", "not the password");
    const unknown = await signIn("nobody@example.org", "not the password");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.errors).toMatchObject([{ code: "auth-002" }]);
  });

  test("refuses a contact that is neither e-mail nor phone, and a mismatched contact type", async () => {
    expect((await signIn("hello", "whatever")).body.errors).toMatchObject([{ code: "field_type" }]);
    expect((await signIn("0612345678", "whatever", "email")).status).toBe(422);
  });

  test("stores hashes of tokens and passwords only", async () => {
    const { body } = await signIn("ada@example.org", ada.password);
    const rows = await db.select().from(sessions);
    expect(rows.every(({ tokenHash }) => tokenHash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(body.token ?? "");
    const [customer] = await db.select().from(customers);
    expect(customer?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test("ends only the session that signs out", async () => {
    const first = (await signIn("ada@example.org", ada.password)).body.token ?? "";
    const second = (await signIn("ada@example.org", ada.password)).body.token ?? "";
    expect((await ask("POST /auth/logout", {}, { token: first })).status).toBe(200);
    expect((await ask("GET /customer/info", {}, { token: first })).body.errors).toMatchObject([
      { code: "auth-001" },
    ]);
    expect((await ask("GET /customer/info", {}, { token: second })).status).toBe(200);
  });

  test("reports a blocked account and ends its sessions", async () => {
    const { body } = await signIn("ada@example.org", ada.password);
    await db.update(customers).set({ blocked: true }).where(eq(customers.email, "ada@example.org"));
    expect((await signIn("ada@example.org", ada.password)).body.errors).toMatchObject([
      { code: "auth-003" },
    ]);
    expect((await ask("GET /customer/info", {}, { token: body.token ?? "" })).status).toBe(401);
    await db.update(customers).set({ blocked: false });
  });

  test("locks an account after ten wrong passwords, even for the right password", async () => {
    for (let tries = 0; tries < 10; tries++) await signIn("twin@example.org", `guess ${tries}`);
    const locked = await signIn("twin@example.org", ada.password);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn("ada@example.org", ada.password)).status).toBe(200);
  });

  test("checks at most ten of many simultaneous guesses", async () => {
    await ask("POST /auth/sign-up", { ...ada, email: "eleventh@example.org", phone: "0699887755" });
    const guess = (password: string) => signIn("eleventh@example.org", password);
    for (let tries = 0; tries < 9; tries++) await guess(`guess ${tries}`);
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    // A row lock holds the counter, so the tenth attempt still waits when the eleventh arrives.
    const [tenth, eleventh] = await db.transaction(async (tx) => {
      await tx.execute(
        sql`select 1 from rate_limits where key like 'sign-in-account:%' for update`,
      );
      const first = guess("guess 10");
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
      const second = guess(ada.password);
      const isDone = second.then(() => true);
      const bothWait = async () => (await db.execute(waiting)).rows.length === 2;
      await expect.poll(async () => (await bothWait()) || Promise.race([isDone, false])).toBe(true);
      return [first, second];
    });
    expect((await tenth)?.status).toBe(401);
    expect((await eleventh)?.status).toBe(429);
  });

  test("does not lock an account after many successful sign-ins", async () => {
    for (let times = 0; times < 12; times++) {
      expect((await signIn("ada@example.org", ada.password)).status).toBe(200);
    }
  });
});

test("refuses a password that is too short for any account before comparing it", async () => {
  const input = { login_type: "manual", email_or_phone: "ada@example.org", password: "short" };
  const { status, body } = await ask("POST /auth/login", input);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([
    { code: "password", message: "Password is too short - should be 6 chars minimum." },
  ]);
});

test("refuses sign-up and sign-in while manual login is off", async () => {
  await db
    .update(shop)
    .set({ settings: sql`jsonb_set(settings, '{login,manual_login_status}', '0')` });
  await changes.flushed();
  expect((await ask("POST /auth/sign-up", { ...ada, email: "x@example.org" })).status).toBe(403);
  const response = await ask("POST /auth/login", {
    login_type: "manual",
    email_or_phone: "ada@example.org",
    password: ada.password,
  });
  expect(response.body.errors).toMatchObject([{ code: "feature_off" }]);
});
