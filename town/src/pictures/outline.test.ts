import { expect, test } from "vitest";
import { hasOutline, outline } from "./outline.ts";

test("returns text as a path, wider in a bolder weight", () => {
  const regular = outline("Crème brûlée", { size: 20 });
  expect(regular.path).toMatch(/^M[\d. -]+/);
  expect(outline("Crème brûlée", { size: 20, weight: 800 }).width).toBeGreaterThan(regular.width);
});

test("sets a text smaller that is too wide, and anchors it", () => {
  const natural = outline("Paracetamol", { size: 40 });
  const narrow = outline("Paracetamol", {
    size: 40,
    maxWidth: natural.width / 2,
    anchor: "middle",
  });
  expect(narrow.width).toBeCloseTo(natural.width / 2);
  expect(narrow.size).toBeCloseTo(20);
  const [, firstX = ""] = /^M(-?[\d.]+)/.exec(narrow.path) ?? [];
  expect(Number(firstX)).toBeLessThan(0);
});

test("has the letters of other Latin languages, and narrow spaces", () => {
  expect(hasOutline("Żabka, Łódź, Brașov, 1\u202f234,50 €")).toBe(true);
  expect(hasOutline("漢字")).toBe(false);
  expect(outline("1\u202f2", { size: 20 }).path).toBe(outline("1\u00a02", { size: 20 }).path);
});
