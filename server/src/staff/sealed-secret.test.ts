import { expect, test } from "vitest";
import { seal, unseal } from "./sealed-secret.ts";

const secret = Buffer.from("12345678901234567890");

test("reads what it encrypted, which is different each time", () => {
  const sealed = [seal("shop", 7, secret), seal("shop", 7, secret)] as const;
  for (const one of sealed) {
    expect(unseal("shop", 7, one)).toEqual(secret);
    expect(one.includes(secret)).toBe(false);
  }
  expect(sealed[0].equals(sealed[1])).toBe(false);
});

test.each([
  ["another account", "shop", 8],
  ["another secret of the shop", "other", 7],
] as const)("refuses %s", (_title, shopSecret, staffId) => {
  expect(() => unseal(shopSecret, staffId, seal("shop", 7, secret))).toThrow();
});

test("refuses changed bytes", () => {
  const sealed = seal("shop", 7, secret);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal("shop", 7, sealed)).toThrow();
});
