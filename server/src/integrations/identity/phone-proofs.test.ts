import { AppError } from "@errand/core/errors";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectPhoneProofs } from "./phone-proofs.ts";
import { type JsonServer, startJsonServer } from "./testing.ts";

let toolkit: JsonServer;
let response: { status?: number; body: unknown };

beforeAll(async () => {
  toolkit = await startJsonServer(() => response);
});
afterAll(() => toolkit.close());
beforeEach(() => {
  toolkit.asked.length = 0;
});

const check = () =>
  connectPhoneProofs({
    apiKey: "key",
    projectId: "shop",
    appId: "",
    authDomain: "shop.firebaseapp.com",
    url: toolkit.url,
  })
    .check({ sessionInfo: "session", code: "123456" })
    .catch((error: unknown) => (error instanceof AppError ? error.key : error));

test("returns the phone of a code from the Identity Toolkit", async () => {
  response = { body: { idToken: "e30", localId: "1", phoneNumber: "+33612345678" } };
  expect(await check()).toBe("+33612345678");
  const [{ url, body } = { url: new URL("http://none"), body: "" }] = toolkit.asked;
  expect(`${url.pathname}${url.search}`).toBe("/v1/accounts:signInWithPhoneNumber?key=key");
  expect(JSON.parse(body)).toEqual({ sessionInfo: "session", code: "123456" });
});

const refused = (status: number, message: string) => ({
  status,
  body: { error: { code: status, message, errors: [{ message, reason: "invalid" }] } },
});

test.each([
  "INVALID_CODE",
  "INVALID_SESSION_INFO",
  "SESSION_EXPIRED",
  "MISSING_SESSION_INFO",
  "TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.",
])("returns null for a wrong code: %s", async (message) => {
  response = refused(400, message);
  expect(await check()).toBeNull();
});

test.each([
  [403, "The request is missing a valid API key."],
  [400, "OPERATION_NOT_ALLOWED"],
  [503, "UNAVAILABLE"],
])("reports provider_away for other errors: %i %s", async (status, message) => {
  response = refused(status, message);
  expect(await check()).toBe("provider_away");
});

test("reports provider_away for a response without a phone", async () => {
  response = { body: { idToken: "e30" } };
  expect(await check()).toBe("provider_away");
});
