import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { applicationTransitions } from "../partners/partners.tables.ts";
import { startPartnersTest } from "../partners/testing.ts";
import { partnersCommand } from "./partners-command.ts";

const partners = await startPartnersTest();
const { api, db, runDueJobs } = partners;
let store: { id: number };
let courier: { id: number };

beforeAll(async () => {
  store = await partners.waiting("store");
  courier = await partners.waiting("courier");
  await runDueJobs();
  await db.delete(outbox);
});

async function run(...args: string[]) {
  const lines: string[] = [];
  await partnersCommand(api, args, (line) => lines.push(line));
  return lines;
}

test("lists applications that wait, and others by their state and kind", async () => {
  const [header, ...lines] = await run("list");
  expect(header).toMatch(/^id +kind +status +sent +applicant +store$/);
  expect(lines[0]).toMatch(
    new RegExp(`^${store.id} +store +submitted +\\S+Z +Ada Lovelace +The Green Grocer$`),
  );
  expect(lines.at(-1)).toBe("2 in total");
  expect(await run("list", "--state", "refused")).toHaveLength(2);
  expect(await run("list", "--kind", "courier")).toHaveLength(3);
});

test("shows an application without its password", async () => {
  const shown = (await run("show", String(courier.id))).join("\n");
  expect(JSON.parse(shown)).toMatchObject({ id: courier.id, kind: "courier" });
  expect(shown).not.toContain("argon2");
});

test("refuses and approves as the desk does, and says who has decided", async () => {
  const refuse = ["refuse", String(store.id), "--reason", "The logo is blurred."];
  expect(await run(...refuse)).toEqual(["refused"]);
  const [line] = await run("approve", String(courier.id));
  expect(line).toMatch(/^approved: courier \d+$/);
  await expect(run("approve", String(courier.id))).rejects.toThrow("has moved on");
  const decided = await db
    .select()
    .from(applicationTransitions)
    .where(eq(applicationTransitions.actor, "desk"));
  expect(decided).toMatchObject([
    { actorName: "npm run partners", staffId: null, reason: "The logo is blurred." },
    { actorName: "npm run partners", to: "approved" },
  ]);
  await runDueJobs();
  expect(await db.$count(outbox)).toBe(2);
});

test("refuses what it does not know", async () => {
  for (const args of [
    ["forget"],
    ["approve", "all"],
    ["refuse", "1"],
    ["list", "--state", "lost"],
    ["list", "--zone", "1"],
  ]) {
    await expect(run(...args)).rejects.toThrow("usage: npm run partners");
  }
  await expect(run("show", "999999")).rejects.toThrow("We do not find this application");
});
