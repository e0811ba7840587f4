import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { codeTo, wrongCode } from "../account/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { privateFiles } from "../private-files/private-files.tables.ts";
import { testPicture } from "../private-files/testing.ts";
import { applicationSubject } from "./applications.data.ts";
import { applicationTransitions } from "./partners.tables.ts";
import { codesOf, startPartnersTest } from "./testing.ts";

const partners = await startPartnersTest();
const { api, ask, db, person, register, waiting, refuse, approve, storeForm, courierForm } =
  partners;

const read = (application_token: string) =>
  ask("POST /auth/partner/application", { application_token });
const check = (application_token: string, verification_type: string, otp: string) =>
  ask("POST /auth/partner/verify", { application_token, verification_type, otp }, person().options);
const resend = (application_token: string, verification_type: string) =>
  ask("POST /auth/partner/resend-otp", { application_token, verification_type });

async function lastMessageTo(recipient: string) {
  await partners.runDueJobs();
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return message;
}

describe("verification", () => {
  test("verifies the phone, then the e-mail, and confirms the application by a mail with its link", async () => {
    const { body } = await register("store", { f_name: "Ada" }, { language: "fr" });
    const { application_token: token, application } = body;
    const code = await codeTo(partners, application.phone);
    const phone = await check(token, "phone", code);
    expect(phone.body).toMatchObject({
      message: "Your phone number is verified.",
      application: { is_phone_verified: 1, is_email_verified: 0, next_step: "verify_email" },
    });
    const email = await check(token, "email", await codeTo(partners, application.email));
    expect(email.body.application).toMatchObject({ is_email_verified: 1, next_step: "wait" });

    const mail = await lastMessageTo(application.email);
    expect(mail?.subject).toBe("Nous avons votre candidature");
    expect(mail?.text).toContain("Bonjour Ada,");
    const key = /\/partner-application#key=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await read(key)).body.id).toBe(application.id);
  });

  test("refuses a wrong code, a used one, and the code of another application", async () => {
    const [one, other] = [await register("courier"), await register("courier")];
    const { application_token: token, application } = one.body;
    const code = await codeTo(partners, application.phone);
    expect(codesOf(await check(token, "phone", wrongCode(code)))).toEqual([422, "otp"]);
    expect(codesOf(await check(other.body.application_token, "phone", code))).toEqual([422, "otp"]);
    expect((await check(token, "phone", code)).status).toBe(200);
    expect(codesOf(await check(token, "phone", code))).toEqual([409, "application_status"]);
  });

  test("a sign-in code of the same phone does not verify an application", async () => {
    const { contact } = person();
    const { body } = await register("courier", contact);
    const ctx = { db, language: "en", now: new Date(), address: "192.0.2.1" } as const;
    const code = await api.codes.issue(ctx as Parameters<typeof api.codes.issue>[0], {
      purpose: "phone",
      recipient: contact.phone,
    });
    const answer = await check(body.application_token, "phone", code);
    expect(codesOf(answer)).toEqual([422, "otp"]);
  });

  test("sends another code after a minute, to a contact that is not verified", async () => {
    const { body } = await register("courier");
    const { application_token: token, application } = body;
    expect(codesOf(await resend(token, "phone"))).toEqual([429, "otp"]);
    const first = await codeTo(partners, application.phone);
    partners.setNow(new Date(Date.now() + 61_000));
    expect((await resend(token, "phone")).status).toBe(200);
    const second = await codeTo(partners, application.phone);
    if (first !== second) expect(codesOf(await check(token, "phone", first))).toEqual([422, "otp"]);
    expect((await check(token, "phone", second)).status).toBe(200);
    expect(codesOf(await resend(token, "phone"))).toEqual([409, "application_status"]);
    partners.setNow(null);
  });

  test("checks at most thirty codes an hour from an address", async () => {
    const { body } = await register("courier");
    const input = {
      application_token: body.application_token,
      verification_type: "phone",
      otp: "000001",
    };
    const attempt = () => ask("POST /auth/partner/verify", input, { address: "192.0.2.77" });
    for (let count = 0; count < 30; count++) expect((await attempt()).status).toBe(422);
    expect(codesOf(await attempt())).toEqual([429, "throttled"]);
  });
});

describe("the token", () => {
  test("a changed, a foreign and an expired one open nothing", async () => {
    const [one, other] = [await register("store"), await register("courier")];
    const { application_token: token } = one.body;
    const [, signature] = token.split(".");
    const [otherId] = other.body.application_token.split(".");
    for (const wrong of [
      `${token.slice(0, -2)}AA`,
      `${otherId}.${signature}`,
      `999999.${signature}`,
      "12",
      `${token}x`,
    ]) {
      for (const answer of [
        await read(wrong),
        await check(wrong, "phone", "123456"),
        await resend(wrong, "phone"),
        await ask("DELETE /auth/partner/application", { application_token: wrong }),
        await ask("PUT /auth/vendor/register", { ...storeForm(), application_token: wrong }),
        await ask("PUT /auth/delivery-man/store", { ...courierForm(), application_token: wrong }),
      ]) {
        expect(codesOf(answer)).toEqual([404, "application"]);
      }
    }
    partners.setNow(new Date(Date.now() + 91 * 86_400_000));
    expect(codesOf(await read(token))).toEqual([404, "application"]);
    partners.setNow(null);
    expect((await read(token)).status).toBe(200);
  });
});

describe("a correction", () => {
  test("keeps pictures and password that are left out, and waits for the desk again", async () => {
    const { id, token } = await waiting("store");
    await refuse(id, "The name is not readable.");
    const before = await read(token);
    expect(before.body).toMatchObject({
      status: "refused",
      next_step: "correct",
      reason: "The name is not readable.",
    });
    const hash = (await partners.rowOf(id))?.passwordHash;
    const { email, phone } = before.body;
    const { body, status } = await ask("PUT /auth/vendor/register", {
      ...storeForm({
        email,
        phone,
        logo: undefined,
        password: undefined,
        maximum_delivery_time: 60,
      }),
      application_token: token,
    });
    expect(status).toBe(200);
    expect(body.application).toMatchObject({
      status: "resubmitted",
      next_step: "wait",
      store: { store_id: before.body.store?.store_id, maximum_delivery_time: 60 },
    });
    expect(body.application.store?.logo_full_url).toBe(before.body.store?.logo_full_url);
    expect((await partners.rowOf(id))?.passwordHash).toBe(hash);
    const transitions = await db
      .select({ from: applicationTransitions.from, to: applicationTransitions.to })
      .from(applicationTransitions)
      .where(eq(applicationTransitions.applicationId, id))
      .orderBy(applicationTransitions.id);
    expect(transitions).toEqual([
      { from: null, to: "submitted" },
      { from: "submitted", to: "refused" },
      { from: "refused", to: "resubmitted" },
    ]);
    expect((await approve(id)).status).toBe(200);
  });

  test("replaces the pictures of the fields that are sent", async () => {
    const { id, token } = await waiting("courier");
    await refuse(id);
    const { body: before } = await read(token);
    const { email, phone } = before;
    const { body } = await ask("PUT /auth/delivery-man/store", {
      ...courierForm({
        email,
        phone,
        image: undefined,
        identity_image: [await testPicture("jpeg")],
      }),
      application_token: token,
    });
    const { courier } = body.application;
    expect(courier?.image_full_url).toBe(before.courier?.image_full_url);
    expect(courier?.identity_image_full_url).toHaveLength(1);
    const [former = ""] = before.courier?.identity_image_full_url ?? [];
    expect((await privateFileRoutes(api).request(new URL(former).pathname)).status).toBe(404);
  });

  test("verifies a changed contact again and ends the links to the former e-mail", async () => {
    const { id, token } = await waiting("courier");
    await refuse(id);
    const { phone } = (await read(token)).body;
    const { email } = person().contact;
    const { body } = await ask("PUT /auth/delivery-man/store", {
      ...courierForm({ email, phone, image: undefined, identity_image: undefined }),
      application_token: token,
    });
    expect(body.application).toMatchObject({
      is_phone_verified: 1,
      is_email_verified: 0,
      next_step: "verify_email",
    });
    expect(codesOf(await read(token))).toEqual([404, "application"]);
    expect(codesOf(await approve(id))).toEqual([409, "application_status"]);
    const verified = await check(body.application_token, "email", await codeTo(partners, email));
    expect(verified.body.application.next_step).toBe("wait");
  });

  test("is possible after a refusal only, and not with the form of another kind", async () => {
    const { id, token } = await waiting("store");
    const correct = () =>
      ask("PUT /auth/vendor/register", { ...storeForm(), application_token: token });
    expect(codesOf(await correct())).toEqual([409, "application_status"]);
    await refuse(id);
    const asCourier = { ...courierForm(), application_token: token };
    expect(codesOf(await ask("PUT /auth/delivery-man/store", asCourier))).toEqual([
      404,
      "application",
    ]);
  });

  test("is checked like the first form", async () => {
    const { id, token: application_token } = await waiting("store");
    await refuse(id);
    const taken = (await register("store")).body.application;
    const correct = async (overrides: object) =>
      codesOf(
        await ask("PUT /auth/vendor/register", {
          ...storeForm({ ...overrides }),
          application_token,
        }),
      );
    expect(await correct({ latitude: 10 })).toEqual([422, "coordinates"]);
    expect(await correct({ email: taken.email })).toEqual([422, "email"]);
    expect(await correct({ phone: taken.phone })).toEqual([422, "phone"]);
    expect(await correct({ password: "weak" })).toEqual([422, "password"]);
    const page = new File(["<script>"], "a.png");
    expect(await correct({ logo: page })).toEqual([415, "media_type"]);
  });

  test("of two corrections at the same time, one is taken", async () => {
    const { id, token: application_token } = await waiting("store");
    await refuse(id);
    const { email, phone } = (await read(application_token)).body;
    const form = { ...storeForm({ email, phone }), application_token };
    const answers = await Promise.all([1, 2].map(() => ask("PUT /auth/vendor/register", form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a withdrawal", () => {
  test("deletes the application with its pictures, and frees its contacts", async () => {
    const { id, token: application_token } = await waiting("courier");
    const { email } = (await read(application_token)).body;
    const { status, body } = await ask("DELETE /auth/partner/application", { application_token });
    expect([status, body.message]).toEqual([
      200,
      "Your application and everything that belongs to it are deleted.",
    ]);
    expect(await partners.rowOf(id)).toBeUndefined();
    expect(await db.$count(privateFiles, eq(privateFiles.subject, applicationSubject(id)))).toBe(0);
    expect((await register("courier", { email })).status).toBe(201);
  });

  test("is not possible once the application is approved", async () => {
    const { id, token: application_token } = await waiting("courier");
    await approve(id);
    const answer = await ask("DELETE /auth/partner/application", { application_token });
    expect(codesOf(answer)).toEqual([409, "application_status"]);
  });
});

test("the newsletter answers the same for a new and a known address, ten times an hour", async () => {
  const subscribe = (address: string) =>
    ask("POST /newsletter/subscribe", { email: "ada@example.org" }, { address });
  const [first, second] = [await subscribe("192.0.2.1"), await subscribe("192.0.2.2")];
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  for (let count = 0; count < 9; count++) await subscribe("192.0.2.1");
  expect(codesOf(await subscribe("192.0.2.1"))).toEqual([429, "throttled"]);
});
