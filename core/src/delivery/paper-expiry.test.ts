import { expect, test } from "vitest";
import { findExpiredKinds, isPaperExpired } from "./paper-expiry.ts";

const today = "2026-03-20";
const licence = (validUntil: string | null, state: "accepted" | "waiting" = "accepted") =>
  ({ kind: "licence", state, validUntil }) as const;

test.each([
  ["2026-03-19", true],
  ["2026-03-20", false],
  [null, false],
])("a paper valid until %s is expired: %s", (validUntil, expired) => {
  expect(isPaperExpired(validUntil, today)).toBe(expired);
});

test("a kind expires with its last accepted paper, and not before the desk accepts a renewal", () => {
  const old = licence("2026-03-19");
  expect(findExpiredKinds([old], today)).toEqual(["licence"]);
  expect(findExpiredKinds([old, licence("2027-03-19", "waiting")], today)).toEqual(["licence"]);
  expect(findExpiredKinds([old, licence("2027-03-19")], today)).toEqual([]);
  expect(findExpiredKinds([old, licence(null)], today)).toEqual([]);
});

test("papers that were never accepted keep nobody from work", () => {
  expect(findExpiredKinds([licence("2026-03-19", "waiting")], today)).toEqual([]);
});
