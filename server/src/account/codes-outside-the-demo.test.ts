import { beforeAll, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { startTestApi } from "../testing.ts";
import { somebody } from "./testing.ts";

/** Outside the demo: e-mail has a sender, text messages have none, and the demo code is invalid. */
const sent: OutgoingMessage[] = [];
const mail = async (message: OutgoingMessage) => {
  sent.push(message);
};
const { ask, db, runDueJobs } = await startTestApi(undefined, {
  demo: false,
  senders: { mail, sms: null },
});
const { address, ...ada } = somebody();

beforeAll(async () => {
  const { login } = testShopSettings();
  await seedShop(db, {
    login: {
      ...login,
      otp_login_status: 1,
      phone_verification_status: 1,
      email_verification_status: 0,
    },
  });
  await ask("POST /auth/sign-up", ada, { address });
});

test("returns the available senders and no demo code in the configuration", async () => {
  expect((await ask("GET /config")).body).toMatchObject({
    demo_info: null,
    is_mail_active: true,
    is_sms_active: false,
    centralize_login: { otp_login_status: 0, phone_verification_status: 0 },
  });
});

test("disables a sign-in method without a sender", async () => {
  const response = await ask("POST /auth/forgot-password", {
    verification_method: "phone",
    phone: ada.phone,
  });
  expect(response).toMatchObject({ status: 403, body: { errors: [{ code: "feature_off" }] } });
});

test("sends a code, stores only its hash, and refuses the demo code", async () => {
  const byMail = { verification_method: "email", email: ada.email } as const;
  expect((await ask("POST /auth/forgot-password", byMail, { language: "fr" })).status).toBe(200);
  await runDueJobs();
  expect(await db.$count(outbox)).toBe(0);
  expect(sent).toMatchObject([
    { kind: "mail", to: ada.email, subject: expect.stringContaining("est votre code") },
  ]);

  const code = /\d{6}/.exec(sent[0]?.text ?? "")?.[0] ?? "";
  const verify = (reset_token: string) =>
    ask("POST /auth/verify-token", { ...byMail, reset_token });
  if (code !== "123456") expect((await verify("123456")).status).toBe(422);
  expect((await verify(code)).status).toBe(200);
});
