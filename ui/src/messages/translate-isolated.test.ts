import { expect, test } from "vitest";
import { translateIsolated } from "./translate-isolated.ts";

const dictionary = { minutes: "{{from}}–{{until}} min", offer: "{{amount}} off", at_home: "Home" };
const ltr = { language: "en", direction: "ltr" } as const;
const rtl = { language: "en", direction: "rtl" } as const;

test("adds nothing on a page from left to right", () => {
  expect(translateIsolated(dictionary, ltr, "offer", { amount: "5 €" })).toBe("5 € off");
});

test("isolates values and messages of the other direction on a page from right to left", () => {
  expect(translateIsolated(dictionary, rtl, "offer", { amount: "5 €" })).toBe(
    "\u2066\u20685 €\u2069 off\u2069",
  );
  expect(translateIsolated(dictionary, rtl, "minutes", { from: 35, until: 45 })).toBe(
    "\u206635–45 min\u2069",
  );
});

test("still selects a variant by its context", () => {
  expect(translateIsolated(dictionary, rtl, "at", { context: "home" })).toBe("\u2066Home\u2069");
});

test("a missing message stays empty", () => {
  expect(translateIsolated(dictionary, rtl, "missing")).toBe("");
});
