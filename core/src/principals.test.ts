import { describe, expect, test } from "vitest";
import { isPermitted } from "./principals.ts";

describe("a permission of an endpoint", () => {
  test.each([
    ["the same permission", ["orders"], true, true],
    ["another permission", ["catalogue"], false, false],
    ["every permission", ["*"], true, true],
    ["every read", ["*:read"], true, false],
    ["reads with this permission", ["orders:read"], true, false],
    ["reads with another permission", ["refunds:read"], false, false],
    ["nothing", [], false, false],
  ])(
    "is included in a role with %s: %s (read: %s, write: %s)",
    (_title, permissions, read, write) => {
      const operator = { kind: "operator", permissions } as const;
      expect(isPermitted(operator, "orders", true)).toBe(read);
      expect(isPermitted(operator, "orders", false)).toBe(write);
    },
  );

  test("is not included in every permission of other staff", () => {
    expect(isPermitted({ kind: "rental_staff", permissions: ["*"] }, "orders", true)).toBe(false);
    expect(isPermitted({ kind: "rental_staff", permissions: ["*"] }, "trips", true)).toBe(true);
  });
});

test("an endpoint without a permission is for everybody of its audience", () => {
  expect(isPermitted({ kind: "courier", permissions: [] }, undefined, false)).toBe(true);
});
