import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { somebody } from "./testing.ts";

const { ask, db } = await startTestApi();
beforeAll(() => seedShop(db));

test("refuses Firebase codes and omits Firebase from the configuration when it is not connected", async () => {
  const { phone } = somebody();
  const input = { session_info: "session", phone, otp: "123456" };
  for (const response of [
    await ask("PUT /auth/firebase-verify-token", { ...input, login_type: "otp" }),
    await ask("PUT /auth/firebase-reset-password", input),
  ]) {
    expect(response).toMatchObject({ status: 403, body: { errors: [{ code: "feature_off" }] } });
  }
  const { body } = await ask("GET /config");
  expect(body).toMatchObject({ firebase_otp_verification: 0, firebase: null });
});
