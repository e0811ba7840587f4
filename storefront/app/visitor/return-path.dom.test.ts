import { beforeEach, expect, test } from "vitest";
import { storeReturnPath, takeReturnPath } from "./return-path.ts";

beforeEach(() => sessionStorage.clear());

test("returns the path once", () => {
  storeReturnPath("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBe("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBeNull();
});

test("returns no path on another page, and forgets it", () => {
  storeReturnPath("/checkout?page=cart");
  expect(takeReturnPath("/store/rosa")).toBeNull();
  expect(takeReturnPath("/home")).toBeNull();
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
  "never returns a path outside the shop: %s",
  (path) => {
    storeReturnPath(path);
    expect(takeReturnPath("/home")).toBeNull();
  },
);
