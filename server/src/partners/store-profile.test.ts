import { basisPoints } from "@errand/core/money";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { middle } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { partnerApplications } from "./partners.tables.ts";
import { startPartnersTest } from "./testing.ts";

const partners = await startPartnersTest();
const { ask, db, shop, desk, approve, refuse, picture } = partners;
const [storeId, otherId] = shop.grocery.storeIds;
const isStore = eq(stores.id, storeId);
let owner: Awaited<ReturnType<typeof addStaff>>;
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

beforeEach(async () => {
  await db.delete(partnerApplications);
  await db
    .update(stores)
    .set({ address: "1 Old Street", taxRate: basisPoints(550), tin: null, ...middle })
    .where(isStore);
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
});

const read = async () => (await ask("GET /store/profile", {}, owner)).body;
const change = (input: Record<string, unknown>, language = "en") =>
  ask("PUT /store/profile", input, { token: owner.token, language });
const row = async () => (await db.select().from(stores).where(isStore))[0];

describe("a profile", () => {
  test("changes contact and texts at once, which the storefront shows", async () => {
    const { status, body } = await change({
      phone: "04 65 71 00 02",
      email: "New@Example.org",
      description: "Bread since 1903.",
      description_fr: "Du pain depuis 1903.",
    });
    expect([status, body.message, body.pending]).toEqual([200, "Updated successfully.", null]);
    expect(body.profile).toMatchObject({ phone: "+33465710002", email: "new@example.org" });
    const shown = await ask(
      "GET /stores/details/{id}",
      { id: storeId },
      { language: "fr", module: shop.grocery.moduleId, zones: [shop.zoneId] },
    );
    expect(shown.body).toMatchObject({
      phone: "+33465710002",
      description: "Du pain depuis 1903.",
    });
    expect((await change({ description: null, description_fr: null })).body.profile).toMatchObject({
      description: null,
    });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `store:${storeId}`))
      .orderBy(auditLog.id);
    expect(entry?.after).toMatchObject({ description: "Bread since 1903." });
  });

  test("keeps address, place, tax and tax number until the desk approves them", async () => {
    const place = { latitude: middle.latitude + 0.001, longitude: middle.longitude };
    const { body } = await change({
      ...{ address: "3 New Street", ...place, tax: 10 },
      ...{ tin: "FR12345678901", tin_expire_date: "2030-01-31", tin_certificate_image: picture },
    });
    expect(body.profile).toMatchObject({ address: "1 Old Street", tax: 5.5, tin: null });
    expect(body.pending).toMatchObject({ address: "3 New Street", tax: 10, tin: "FR12345678901" });
    expect(body.pending?.tin_certificate_image_full_url).toContain("/files/");
    const id = body.pending?.application_id ?? 0;
    const list = await ask("GET /desk/partners", { kind: "change" }, desk);
    expect(list.body.partners).toMatchObject([{ id, kind: "change", module_id: null }]);
    const { body: seen } = await ask("GET /desk/partners/{id}", { id }, desk);
    expect(seen.change).toMatchObject({
      store_id: storeId,
      before: { address: "1 Old Street", tax: 5.5, tin: null },
      after: { address: "3 New Street", tax: 10, tin: "FR12345678901" },
    });
    expect((await approve(id)).body.partner).toMatchObject({ status: "approved" });
    expect(await row()).toMatchObject({
      ...{ address: "3 New Street", taxRate: 1000, ...place },
      ...{ tin: "FR12345678901", tinExpires: "2030-01-31" },
    });
    const after = await read();
    expect(after.pending).toBeNull();
    expect(after.profile.tin_certificate_image_full_url).toContain("/files/");
  });

  test("has one change that waits: what is stated later joins it, the present value leaves it", async () => {
    const first = (await change({ address: "3 New Street" })).body.pending;
    const second = (await change({ tax: 20 })).body.pending;
    expect(second).toMatchObject({
      application_id: first?.application_id,
      address: "3 New Street",
      tax: 20,
    });
    expect((await change({ address: "1 Old Street" })).body.pending).not.toHaveProperty("address");
    expect((await change({ tax: 5.5 })).body.pending).toBeNull();
    expect(await db.$count(partnerApplications)).toBe(0);
  });

  test("makes one change of several at the same moment", async () => {
    const all = await Promise.all([6, 7, 8, 9].map((tax) => change({ tax })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db.$count(partnerApplications)).toBe(1);
  });

  test("says why the desk refused a change, until another one is sent", async () => {
    const id = (await change({ tin: "1" })).body.pending?.application_id ?? 0;
    await refuse(id, "The number is too short.");
    expect(await read()).toMatchObject({
      pending: null,
      refusal: { reason: "The number is too short." },
    });
    expect((await change({ tin: "FR12345678901" })).body.refusal).toBeNull();
  });

  test("tells who has sent a change that it waits, and what was decided", async () => {
    const id = (await change({ tin: "FR1" })).body.pending?.application_id ?? 0;
    await approve(id);
    await partners.runDueJobs();
    const mails = await db
      .select({ subject: outbox.subject })
      .from(outbox)
      .where(and(eq(outbox.recipient, owner.email), eq(outbox.kind, "mail")))
      .orderBy(desc(outbox.id));
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your changes are approved",
      "We have your changes",
    ]);
  });

  test("stays in the zone of the store", async () => {
    const far = { latitude: middle.latitude + 20, longitude: middle.longitude };
    expect(codes(await change(far))).toEqual([422, "coordinates"]);
    expect((await read()).pending).toBeNull();
  });

  test("refuses a phone that is none", async () => {
    expect(codes(await change({ phone: "123456" }))).toEqual([422, "phone"]);
  });
});

test("a change is decided by operators of the zone, and is of its own store alone", async () => {
  const id = (await change({ tax: 11 })).body.pending?.application_id ?? 0;
  const elsewhere = await addStaff(db, {
    kind: "operator",
    role: "owner",
    zoneIds: [shop.otherZoneId],
  });
  expect(codes(await ask("GET /desk/partners/{id}", { id }, elsewhere))).toEqual([
    404,
    "application",
  ]);
  const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
  expect((await ask("GET /store/profile", {}, other)).body.pending).toBeNull();
});
