import { expect, test } from "vitest";
import { totpCodeAt } from "./totp-code.ts";

// "12345678901234567890" in base32, and the last six digits of the codes of RFC 6238.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("shows the code of an authenticator app at second %i", async (second, code) => {
  expect(await totpCodeAt(secret, second * 1000)).toBe(code);
});
