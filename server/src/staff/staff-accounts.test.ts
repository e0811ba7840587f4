import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type SeededShop, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { staffMembers } from "./staff.tables.ts";
import { addStaffAccount, resetStaffAccount } from "./staff-accounts.ts";
import { addStaff } from "./testing.ts";

const { ask, db } = await startTestApi();
let shop: SeededShop;

beforeAll(async () => {
  shop = await seedShop(db);
});

const operator = { kind: "operator", name: "Ada", role: "owner" } as const;
const signIn = (email: string, password: string) =>
  ask("POST /desk/auth/login", { email_or_phone: email, password });

describe("adding an account", () => {
  test("returns a password that signs in to set up the second step", async () => {
    const password = await addStaffAccount(db, { ...operator, email: "Ada@Example.org" });
    const { status, body } = await signIn("ada@example.org", password);
    expect([status, body.has_second_step]).toEqual([200, false]);
  });

  test("is possible for one person at several audiences", async () => {
    const account = { email: "two@example.org", name: "Ada", role: "owner" };
    const storeId = shop.grocery.storeIds[0];
    if (storeId === undefined) throw new Error("the shop has no store");
    await addStaffAccount(db, { ...account, kind: "operator" });
    await addStaffAccount(db, { ...account, kind: "store_staff", storeId });
    expect(await db.$count(staffMembers, eq(staffMembers.email, account.email))).toBe(2);
  });

  test.each([
    ["an invalid e-mail", { email: "ada" }, "ada is not an e-mail address"],
    ["an unknown role", { role: "chef" }, /^--role is one of owner, support/],
    ["a known e-mail", { email: "known@example.org" }, "known@example.org has an account already"],
  ])("refuses %s", async (_title, fields, message) => {
    const known = { ...operator, email: "known@example.org" };
    await addStaffAccount(db, known).catch(() => {});
    await expect(addStaffAccount(db, { ...known, ...fields })).rejects.toThrow(message);
  });
});

describe("resetting an account", () => {
  test("replaces the password, removes the authenticator app and ends the sessions", async () => {
    const { email, token } = await addStaff(db, operator);
    const password = await resetStaffAccount(db, { kind: "operator", email });
    expect((await ask("GET /desk/me", {}, { token })).status).toBe(401);
    expect((await signIn(email, password)).body.has_second_step).toBe(false);
  });

  test("refuses an unknown e-mail", async () => {
    const unknown = { kind: "operator", email: "nobody@example.org" } as const;
    await expect(resetStaffAccount(db, unknown)).rejects.toThrow(
      "nobody@example.org has no account",
    );
  });
});
