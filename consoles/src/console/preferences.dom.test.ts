import { afterEach, expect, test } from "vitest";
import { pageDirection } from "./preferences.ts";

afterEach(() => document.documentElement.removeAttribute("dir"));

test("the direction of the page is the chosen one, whatever its language", () => {
  expect(pageDirection()).toBe("ltr");
  document.documentElement.dir = "rtl";
  expect(pageDirection()).toBe("rtl");
});
