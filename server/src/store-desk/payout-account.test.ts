import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff, staffPassword } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { payoutAccounts } from "./payout-accounts.tables.ts";

const { ask, db, setNow, runDueJobs } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherId] = shop.grocery.storeIds;
const first = "FR14 2004 1010 0505 0001 3M02 606";
const second = "DE89370400440532013000";
let owner: Awaited<ReturnType<typeof addStaff>>;
const start = new Date("2026-03-02T10:00:00Z");
const later = (hours: number) => setNow(new Date(start.getTime() + hours * 3_600_000));

beforeEach(async () => {
  setNow(start);
  await db.delete(payoutAccounts);
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
});

const change = (iban: string, input: Record<string, unknown> = {}, caller = owner) =>
  ask(
    "PUT /store/payout-account",
    { holder: "Le Primeur SARL", iban, current_password: staffPassword, ...input },
    caller,
  );
const read = async (caller = owner) => (await ask("GET /store/payout-account", {}, caller)).body;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

describe("the bank account of a store", () => {
  test("is masked, and paid to after three days", async () => {
    const { status, body } = await change(first);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: null,
      pending: {
        holder: "Le Primeur SARL",
        iban: "FR14 •••• 2606",
        active_at: "2026-03-05T10:00:00.000Z",
      },
    });
    later(71);
    expect(await read()).toMatchObject({ account: null, pending: { iban: "FR14 •••• 2606" } });
    later(72);
    expect(await read()).toMatchObject({ account: { iban: "FR14 •••• 2606" }, pending: null });
    const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
    expect(await read(other)).toEqual({ account: null, pending: null });
  });

  test("stays until another one has waited, and a third replaces the second", async () => {
    await change(first);
    later(80);
    await change(second);
    expect(await read()).toMatchObject({
      account: { iban: "FR14 •••• 2606" },
      pending: { iban: "DE89 •••• 3000" },
    });
    later(90);
    await change(first, { holder: "Nobody else" });
    expect((await read()).pending).toMatchObject({ holder: "Nobody else" });
    expect(await db.$count(payoutAccounts)).toBe(2);
  });

  test("is stored encrypted, and stated in full in no log", async () => {
    await change(second);
    const [stored] = await db.select().from(payoutAccounts);
    expect(stored?.iban.toString("latin1")).not.toContain("37040044");
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `store:${storeId}`));
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain("37040044");
  });

  test("is told to every owner, and to nobody else", async () => {
    const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const manager = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
    await change(second);
    await runDueJobs();
    const mailsTo = (recipient: string) =>
      db.$count(outbox, and(eq(outbox.recipient, recipient), eq(outbox.kind, "mail")));
    expect(await mailsTo(owner.email)).toBe(1);
    expect(await mailsTo(other.email)).toBe(1);
    expect(await mailsTo(manager.email)).toBe(0);
  });

  test("needs an IBAN that can exist, and the password of who changes it", async () => {
    expect(await change("FR15 2004 1010 0505 0001 3M02 606")).toMatchObject(refused(422, "iban"));
    const wrong = await change(second, { current_password: "a guess of it" });
    expect(wrong).toMatchObject(refused(422, "current_password"));
    expect(await db.$count(payoutAccounts)).toBe(0);
  });

  test("is guarded against guesses of the password", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await change(second, { current_password: `guess ${attempt}` });
    }
    expect((await change(second)).status).toBe(429);
  });
});

test("the bank account of a courier waits as that of a store, and the courier is told", async () => {
  const courierId = await addCourier(db);
  const courier = await addStaff(db, { kind: "courier", role: null, courierId });
  const input = { holder: "Max Roux", iban: first, current_password: staffPassword };
  const { status, body } = await ask("PUT /courier/payout-account", input, courier);
  expect([status, body.pending?.iban]).toEqual([200, "FR14 •••• 2606"]);
  await runDueJobs();
  const isTold = eq(outbox.recipient, courier.email ?? "");
  expect(await db.$count(outbox, isTold)).toBe(1);
  later(72);
  expect((await ask("GET /courier/payout-account", {}, courier)).body).toMatchObject({
    account: { holder: "Max Roux", iban: "FR14 •••• 2606" },
    pending: null,
  });
  const wrong = { ...input, current_password: "not the password" };
  expect(await ask("PUT /courier/payout-account", wrong, courier)).toMatchObject(
    refused(422, "current_password"),
  );
  expect(await read()).toEqual({ account: null, pending: null });
});
