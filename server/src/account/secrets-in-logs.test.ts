import { beforeAll, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { createTestApp, startTestLog } from "../http/testing.ts";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { somebody, wrongCode } from "./testing.ts";

/** Everything that is logged during a complete sign-in whose e-mail sender fails. */
const { log, written } = startTestLog();
const sent: OutgoingMessage[] = [];
const senders = {
  sms: async (message: OutgoingMessage) => {
    sent.push(message);
  },
  mail: async (message: OutgoingMessage) => {
    sent.push(message);
    throw new Error(`the mail server refuses: ${message.text}`);
  },
};
const { api, db, pool, runDueJobs } = await startTestApi(undefined, { senders, log });
const app = createTestApp({ api, pool, log });

beforeAll(() =>
  seedShop(db, {
    login: { ...testShopSettings().login, otp_login_status: 1, email_verification_status: 1 },
  }),
);

const { address, ...ada } = somebody();

async function ask(path: string, input: Record<string, unknown>, token?: string) {
  const request = requestFor(path, input, token ? { token } : {});
  const response = await app.request(request, {}, { address });
  await runDueJobs({ mayFail: true });
  return (await response.json()) as Record<string, string>;
}

const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";

test("logs no code, token, password, e-mail or phone, whatever fails", async () => {
  const secrets = [ada.password, ada.email, ada.phone, "a wrong guess"];
  const { pending_token = "" } = await ask("POST /auth/sign-up", ada);
  secrets.push(pending_token, lastCode());
  expect(sent.at(-1)?.kind).toBe("mail");
  const verify = { login_type: "manual", verification_type: "email", email: ada.email };
  await ask("POST /auth/verify-phone", { ...verify, otp: wrongCode(lastCode()) });
  const { token = "" } = await ask("POST /auth/verify-phone", { ...verify, otp: lastCode() });
  secrets.push(token);
  expect((await ask("GET /customer/info", {}, token)).email).toBe(ada.email);

  await ask("POST /auth/login", {
    login_type: "manual",
    email_or_phone: ada.email,
    password: "a wrong guess",
  });
  await ask("POST /auth/login", { login_type: "otp", email_or_phone: somebody().phone });
  secrets.push(lastCode());
  const byPhone = { verification_method: "phone", phone: ada.phone };
  await ask("POST /auth/forgot-password", byPhone);
  secrets.push(lastCode());
  await ask("POST /auth/verify-token", { ...byPhone, reset_token: lastCode() });

  expect(written()).toContain("sending the message failed");
  expect(written().match(/"path":"\/api\/v1\/auth/g)?.length).toBe(7);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(written()).not.toContain(secret);
  }
});
