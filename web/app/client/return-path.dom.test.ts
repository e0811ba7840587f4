import { beforeEach, expect, test } from "vitest";
import { rememberPath, takeReturnPath } from "./return-path.ts";

beforeEach(() => sessionStorage.clear());

test("returns the path once", () => {
  rememberPath("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBe("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBeNull();
});

test("returns no path on another page, and forgets it", () => {
  rememberPath("/checkout?page=cart");
  expect(takeReturnPath("/store/rosa")).toBeNull();
  expect(takeReturnPath("/home")).toBeNull();
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
  "never returns a path outside the shop: %s",
  (path) => {
    rememberPath(path);
    expect(takeReturnPath("/home")).toBeNull();
  },
);
