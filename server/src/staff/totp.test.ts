import { expect, test } from "vitest";
import { findStep, stepAt, toBase32, totpCode, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("computes the code of second %i as in appendix B of RFC 6238", (second, code) => {
  expect(totpCode(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

test.each([
  [-60, false],
  [-31, false],
  [-30, true],
  [0, true],
  [59, true],
  [60, false],
])("a code is accepted %i seconds after its step began: %s", (seconds, accepted) => {
  const step = 40_000_000;
  const now = new Date(step * 30_000 + seconds * 1000);
  expect(findStep(secret, totpCode(secret, step), now)).toBe(accepted ? step : null);
});

test.each(["", "12345", "1234567", "12345é"])("refuses the text %j", (code) => {
  expect(findStep(secret, code, new Date())).toBeNull();
});

test("writes secrets in base32 as in RFC 4648", () => {
  expect(
    ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((t) => toBase32(Buffer.from(t))),
  ).toEqual(["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"]);
});

test("names the shop and the account in the address for apps", () => {
  expect(totpUri(secret, { shop: "Belle & Co", account: "ada@example.org" })).toBe(
    "otpauth://totp/Belle%20%26%20Co:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Belle%20%26%20Co",
  );
});
