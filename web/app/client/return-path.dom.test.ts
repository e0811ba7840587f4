import { beforeEach, expect, test } from "vitest";
import { rememberPath, takeReturnPath } from "./return-path.ts";

beforeEach(() => sessionStorage.clear());

test("leads back once", () => {
  rememberPath("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBe("/checkout?page=cart");
  expect(takeReturnPath("/home")).toBeNull();
});

test("who has gone elsewhere stays there, and is not sent back later", () => {
  rememberPath("/checkout?page=cart");
  expect(takeReturnPath("/store/rosa")).toBeNull();
  expect(takeReturnPath("/home")).toBeNull();
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
  "never leads out of the shop: %s",
  (path) => {
    rememberPath(path);
    expect(takeReturnPath("/home")).toBeNull();
  },
);
