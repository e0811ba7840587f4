import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { addVehicle } from "../rental/testing.ts";
import { nextNamed, readEvents } from "../requests/stream-testing.ts";
import { auditLog, staffMembers } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { applicationTransitions, partnerApplications } from "./partners.tables.ts";
import { codesOf, partnerPassword, startPartnersTest } from "./testing.ts";

const partners = await startPartnersTest();
const { api, ask, db, shop, rental, desk, register, waiting, approve, refuse } = partners;
const { verifyContacts } = partners;

async function lastMailTo(recipient: string) {
  await partners.runDueJobs();
  const [message] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, "mail")))
    .orderBy(desc(outbox.id))
    .limit(1);
  return message;
}

const list = (input = {}, token = desk.token) => ask("GET /desk/partners", input, { token });

test("the desk hears of an application and of its decision", async () => {
  const request = requestFor("GET /desk/stream", {}, { token: desk.token });
  const events = readEvents<object>(await api.app.fetch(request, { address: "203.0.113.9" }));
  await nextNamed(events, "counters");
  const { body } = await register("store");
  const id = body.application?.id ?? 0;
  const news = { id, order_id: null };
  expect(await nextNamed(events, "partner")).toEqual(news);
  await verifyContacts(id);
  expect(await nextNamed(events, "partner")).toEqual(news);
  expect((await refuse(id)).status).toBe(200);
  expect(await nextNamed(events, "partner")).toEqual(news);
  await api.streams.close();
});

describe("an approved store", () => {
  test("exists with what it applied with, and its owner signs in with the chosen password", async () => {
    const { id, token } = await waiting("store", {
      delivery_time_type: "hour",
      minimum_delivery_time: 1,
      maximum_delivery_time: 2,
      tax: 5.5,
      cover_photo: partners.picture,
    });
    const { status, body } = await approve(id);
    expect([status, body.message]).toEqual([200, "The application is approved."]);
    expect(body.partner).toMatchObject({ status: "approved", next_step: "sign_in", reason: null });
    const storeId = body.partner.store?.store_id ?? 0;
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store).toMatchObject({
      moduleId: shop.grocery.moduleId,
      zoneId: shop.zoneId,
      slug: "the-green-grocer",
      name: { en: "The Green Grocer", fr: "Le Primeur" },
      address: "3 Harbour Street",
      minDeliveryMinutes: 60,
      maxDeliveryMinutes: 120,
      taxRate: 550,
      active: true,
      itemCount: 0,
    });
    for (const picture of [store?.logo, store?.cover]) expect(picture).toMatch(/^photo-/);
    expect(store?.schedules).toHaveLength(7);

    const { email, phone } = body.partner;
    for (const email_or_phone of [email, phone]) {
      const signIn = await ask("POST /store/auth/login", {
        email_or_phone,
        password: partnerPassword,
      });
      expect([signIn.status, signIn.body.has_second_step]).toEqual([200, false]);
    }
    const [member] = await db.select().from(staffMembers).where(eq(staffMembers.email, email));
    expect(member).toMatchObject({ kind: "store_staff", storeId, name: "Ada Lovelace" });
    expect((await partners.rowOf(id))?.passwordHash).toBeNull();
    const { body: own } = await ask("POST /auth/partner/application", { application_token: token });
    expect(own.status).toBe("approved");
  });

  test("that is named in French only has this name and address for every reader", async () => {
    const { id } = await waiting("store", {
      translations: [
        { locale: "fr", key: "name", value: "Le Fournil" },
        { locale: "fr", key: "address", value: "3 rue du Port" },
      ],
    });
    const { body: page } = await list();
    const summary = page.partners.find((partner) => partner.id === id);
    expect(summary?.store_name).toBe("Le Fournil");
    const { body } = await approve(id);
    const storeId = body.partner.store?.store_id ?? 0;
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store).toMatchObject({
      slug: "le-fournil",
      name: { en: "Le Fournil", fr: "Le Fournil" },
      address: "3 rue du Port",
    });
  });

  test("is not listed before its first item, and takes orders from the first report of its screen on", async () => {
    const { id } = await waiting("store");
    const { body } = await approve(id);
    const storeId = body.partner.store?.store_id ?? 0;
    const options = { zones: [shop.zoneId], module: shop.grocery.moduleId };
    const listed = async () => {
      const page = await ask(
        "GET /stores/get-stores/{filter_data}",
        { filter_data: "all", limit: 100 },
        options,
      );
      return page.body.stores.some((store: { id: number }) => store.id === storeId);
    };
    const details = () => ask("GET /stores/details/{id}", { id: storeId }, options);
    expect(await listed()).toBe(false);
    expect((await details()).body).toMatchObject({
      open: 0,
      current_opening_time: null,
      total_items: 0,
    });

    await addItem(db, { storeId, categoryId: shop.grocery.categoryId });
    await api.changes.flushed();
    expect(await listed()).toBe(true);

    const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const settings = async () =>
      (await ask("GET /store/settings", {}, { token: owner.token })).body;
    expect(await settings()).toMatchObject({ paused_until: null, pause_cause: "unreachable" });
    const report = { orders_screen: true, audio_ok: true };
    await ask("PUT /store/heartbeat", report, { token: owner.token });
    partners.setNow(new Date("2026-03-20T11:00:00Z"));
    expect((await details()).body.open).toBe(1);
    expect(await settings()).toMatchObject({ paused_until: null, pause_cause: null });
    partners.setNow(null);
  });

  test("gets a slug of its own when another store has its name", async () => {
    const slugs: (string | undefined)[] = [];
    for (let count = 0; count < 2; count++) {
      const { id } = await waiting("store", {
        translations: [
          { locale: "en", key: "name", value: "Twice" },
          { locale: "en", key: "address", value: "4 Harbour Street" },
        ],
      });
      const storeId = (await approve(id)).body.partner.store?.store_id ?? 0;
      const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
      expect(store?.name.fr).toBe("Twice");
      slugs.push(store?.slug.replace(String(storeId), "id"));
    }
    expect(slugs).toEqual(["twice", "twice-id"]);
  });
});

test("an approved provider has its pickup zones, and is listed from its first vehicle on", async () => {
  const { id } = await waiting("store", {
    module_id: rental.moduleId,
    pickup_zone_id: [shop.zoneId, shop.otherZoneId],
  });
  const { body } = await approve(id);
  const providerId = body.partner.store?.store_id ?? 0;
  const [member] = await db.select().from(staffMembers).where(eq(staffMembers.storeId, providerId));
  expect(member?.kind).toBe("rental_staff");
  const listed = async () => {
    const options = { zones: [shop.otherZoneId], module: rental.moduleId };
    const page = await ask("GET /rental/provider/list", { limit: 100 }, options);
    return page.body.stores.some((store: { id: number }) => store.id === providerId);
  };
  expect(await listed()).toBe(false);
  await addVehicle(db, rental, { providerId });
  await api.changes.flushed();
  expect(await listed()).toBe(true);
});

test("an approved courier is off duty and signs in with the chosen password", async () => {
  const { id } = await waiting("courier");
  const { body } = await approve(id);
  const courierId = body.partner.courier_id ?? 0;
  const [courier] = await db.select().from(couriers).where(eq(couriers.id, courierId));
  expect(courier).toMatchObject({
    firstName: "Grace",
    lastName: "Hopper",
    phone: body.partner.phone,
    image: expect.stringMatching(/^photo-/),
    vehicle: { en: "Bicycle", fr: "Vélo" },
    active: false,
    dutySince: null,
  });
  const { email } = body.partner;
  const input = { email_or_phone: email, password: partnerPassword };
  expect((await ask("POST /courier/auth/login", input)).status).toBe(200);
  expect(codesOf(await ask("POST /store/auth/login", input))).toEqual([401, "auth-002"]);
});

describe("messages", () => {
  test("an approval and a refusal are told in the language of the applicant", async () => {
    const one = await waiting("store", { f_name: "Ada" }, { language: "fr" });
    const { email } = (await partners.rowOf(one.id)) ?? { email: "" };
    await refuse(one.id, "Le logo est illisible.");
    const refused = await lastMailTo(email);
    expect(refused?.subject).toBe("Votre candidature est à corriger");
    expect(refused?.text).toMatch(/Raison.: Le logo est illisible\./);
    expect(refused?.text).toContain(`#key=${one.token}`);

    const other = await waiting("courier");
    const row = await partners.rowOf(other.id);
    await approve(other.id);
    const approved = await lastMailTo(row?.email ?? "");
    expect(approved?.subject).toBe("Welcome to Errand");
    expect(approved?.html).toContain("Open your application");
  });

  test("what applicants and the desk write is text, not markup", async () => {
    const { id } = await waiting("store", { f_name: "<b>Ada</b>" });
    const { email } = (await partners.rowOf(id)) ?? { email: "" };
    await refuse(id, "<script>alert(1)</script>");
    const mail = await lastMailTo(email);
    expect(mail?.html).not.toMatch(/<script|<b>Ada/);
  });
});

describe("decisions", () => {
  test("of two approvals at the same time, one creates a store", async () => {
    const { id } = await waiting("store");
    const answers = await Promise.all([approve(id), approve(id), refuse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const row = await partners.rowOf(id);
    const accounts = await db.$count(staffMembers, eq(staffMembers.email, row?.email ?? ""));
    expect(accounts).toBe(row?.status === "approved" ? 1 : 0);
    const decided = await db
      .select()
      .from(applicationTransitions)
      .where(
        and(eq(applicationTransitions.applicationId, id), eq(applicationTransitions.actor, "desk")),
      );
    expect(decided).toMatchObject([{ staffId: desk.id, actorName: desk.name }]);
  });

  test("an approval that is sent again answers the same and creates nothing", async () => {
    const { id } = await waiting("courier");
    const key = crypto.randomUUID();
    const first = await approve(id, { key });
    const again = await approve(id, { key });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  test("need a key, verified contacts, a reason and an undecided application", async () => {
    const { id } = (await register("store")).body.application;
    const noKey = { key: undefined };
    expect(codesOf(await approve(id, noKey))).toEqual([422, "idempotency_key"]);
    expect(codesOf(await approve(id))).toEqual([409, "application_status"]);
    expect(codesOf(await refuse(id))).toEqual([409, "application_status"]);
    const decided = await waiting("store");
    expect(codesOf(await refuse(decided.id, ""))).toEqual([422, "reason"]);
    await refuse(decided.id);
    expect(codesOf(await approve(decided.id))).toEqual([409, "application_status"]);
    expect(codesOf(await refuse(decided.id))).toEqual([409, "application_status"]);
    expect(codesOf(await approve(999_999))).toEqual([404, "application"]);
    expect(codesOf(await refuse(999_999))).toEqual([404, "application"]);
  });

  test("an approval is refused when somebody has taken the contacts meanwhile", async () => {
    const { id } = await waiting("courier");
    const row = await partners.rowOf(id);
    const other = await waiting("courier");
    await approve(other.id);
    const taken = await partners.rowOf(other.id);
    const isOther = eq(staffMembers.email, taken?.email ?? "");
    await db
      .update(staffMembers)
      .set({ email: row?.email ?? "" })
      .where(isOther);
    expect(codesOf(await approve(id))).toEqual([422, "email"]);
    await db
      .update(staffMembers)
      .set({ email: "moved@example.org", phone: row?.phone ?? "" })
      .where(eq(staffMembers.email, row?.email ?? ""));
    expect(codesOf(await approve(id))).toEqual([422, "phone"]);
    expect((await partners.rowOf(id))?.status).toBe("submitted");
  });

  test("say who decided, when two operators decide at once", async () => {
    const { id } = await waiting("store");
    const colleague = await addStaff(db, { kind: "operator", role: "owner" });
    const [first, second] = await Promise.all([
      approve(id),
      refuse(id, "No.", { token: colleague.token }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const late = first.status === 409 ? first : second;
    expect(late.body).toMatchObject({
      errors: [{ code: "application_status", data: { acted_by: { name: "Grace Hopper" } } }],
    });
    const again = await refuse(id, "No.", first.status === 409 ? { token: colleague.token } : {});
    expect(again.body).toMatchObject({ errors: [{ code: "application_status" }] });
    expect(JSON.stringify(again.body)).not.toContain("acted_by");
  });

  test("are in the audit log", async () => {
    const { id } = await waiting("store");
    await refuse(id, "No.");
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `application:${id}`));
    expect(entries).toMatchObject([
      {
        staffId: desk.id,
        action: "POST /desk/partners/{id}/refuse",
        before: { status: "submitted", reason: null },
        after: { status: "refused", reason: "No." },
      },
    ]);
  });
});

describe("the desk", () => {
  test("lists applications by what is to be done, oldest first, in its zones", async () => {
    await db.delete(partnerApplications);
    const one = await waiting("store");
    const other = await waiting("courier");
    const { body: unverified } = await register("store");
    const ids = async (input = {}, token?: string) =>
      (await list(input, token)).body.partners.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual([one.id, other.id]);
    expect(await ids({ kind: "courier" })).toEqual([other.id]);
    expect(await ids({ state: "unverified" })).toEqual([unverified.application.id]);
    const row = await partners.rowOf(one.id);
    expect(await ids({ search: row?.email })).toEqual([one.id]);
    expect(await ids({ search: row?.phone })).toEqual([one.id]);
    expect(await ids({ search: String(other.id) })).toEqual([other.id]);
    expect(await ids({ zone_id: shop.otherZoneId })).toEqual([]);
    expect(await ids({ until: "2020-01-01T00:00:00Z" })).toEqual([]);
    await refuse(one.id);
    await approve(other.id);
    expect(await ids()).toEqual([]);
    expect(await ids({ state: "refused" })).toEqual([one.id]);
    expect(await ids({ state: "approved" })).toEqual([other.id]);
    const foreign = await addStaff(db, {
      kind: "operator",
      role: "owner",
      zoneIds: [shop.otherZoneId],
    });
    expect(await ids({ state: "refused" }, foreign.token)).toEqual([]);
    const { body } = await list({ state: "refused" });
    expect(body).toMatchObject({
      total_size: 1,
      partners: [{ store_name: "The Green Grocer", module_id: shop.grocery.moduleId }],
    });
    expect(codesOf(await list({ limit: 100, offset: 101 }))).toEqual([422, "offset"]);
  });

  test("shows an application with its history", async () => {
    const { id } = await waiting("courier");
    await refuse(id, "The picture is dark.");
    const { body } = await ask("GET /desk/partners/{id}", { id }, { token: desk.token });
    expect(body.courier?.identity_image_full_url).toHaveLength(2);
    expect(body.transitions).toMatchObject([
      { from: null, to: "submitted", actor: { kind: "applicant", name: "Grace Hopper" } },
      { from: "submitted", to: "refused", actor: { kind: "desk" }, reason: "The picture is dark." },
    ]);
    expect(JSON.stringify(body)).not.toContain("argon2");
  });

  test("an auditor reads and does not decide; others of the desk do neither", async () => {
    const { id } = await waiting("courier");
    const auditor = await addStaff(db, { kind: "operator", role: "auditor" });
    const support = await addStaff(db, { kind: "operator", role: "support" });
    const show = (token: string) => ask("GET /desk/partners/{id}", { id }, { token });
    expect((await show(auditor.token)).status).toBe(200);
    expect(codesOf(await approve(id, { token: auditor.token }))).toEqual([403, "permission"]);
    expect(codesOf(await show(support.token))).toEqual([403, "permission"]);
    expect(codesOf(await list({}, support.token))).toEqual([403, "permission"]);
  });
});
