import { expect, test } from "vitest";
import { createFileLinks } from "./file-links.ts";

const url = "https://shop.example";
const links = createFileLinks({ url, secret: "a secret" });
const now = new Date("2026-03-01T10:04:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function partsOf(link: string) {
  const [, , key = "", expires = "", signature = ""] = new URL(link).pathname.split("/");
  return { key, expires, signature };
}

test("a link ends within an hour", () => {
  const parts = partsOf(links.urlOf("a-file", now));
  expect(links.read(parts, now)?.key).toBe("a-file");
  expect(links.read(parts, minutesLater(49))?.key).toBe("a-file");
  expect(links.read(parts, minutesLater(60))).toBeNull();
});

test("two links within ten minutes are the same, so that a browser loads the file once", () => {
  expect(links.urlOf("a-file", minutesLater(5))).toBe(links.urlOf("a-file", now));
  expect(links.urlOf("a-file", minutesLater(10))).not.toBe(links.urlOf("a-file", now));
});

test.each<[string, Partial<ReturnType<typeof partsOf>>]>([
  ["another file", { key: "b-file" }],
  ["a later end", { expires: "zzzzzz" }],
  ["no signature", { signature: "" }],
  ["another signature", { signature: "A".repeat(43) }],
])("refuses a link that was changed: %s", (_what, change) => {
  expect(links.read({ ...partsOf(links.urlOf("a-file", now)), ...change }, now)).toBeNull();
});

test("refuses a link that another shop signed", () => {
  const other = createFileLinks({ url, secret: "another secret" });
  expect(links.read(partsOf(other.urlOf("a-file", now)), now)).toBeNull();
});
