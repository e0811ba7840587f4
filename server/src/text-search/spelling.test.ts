import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clearCorrections, editDistance, prefixDistance } from "./spelling.ts";

describe("edit distance", () => {
  test.each([
    ["the same word", "tomate", "tomate", 0],
    ["a missing letter", "magherita", "margherita", 1],
    ["an extra letter", "tomalte", "tomate", 1],
    ["a wrong letter", "tonate", "tomate", 1],
    ["two swapped letters", "tomtae", "tomate", 1],
    ["a letter that is doubled", "piza", "pizza", 0.5],
    ["a letter that is not doubled", "tommate", "tomate", 0.5],
    ["an ending that is missing", "tom", "tomate", 3],
    ["another word", "pizza", "crumble", 7],
  ])("%s", (_title, typed, word, expected) => {
    expect(editDistance(typed, word)).toBe(expected);
  });

  test("of a beginning leaves the rest of the word out", () => {
    expect(prefixDistance("tom", "tomate")).toBe(0);
    expect(prefixDistance("maghe", "margherita")).toBe(1);
  });

  const word = fc.stringMatching(/^[a-f]{1,8}$/);

  test("is at most one for one changed letter anywhere in any word", () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("a", "b", "x"), (right, position, letter) => {
        const at = position % right.length;
        const typed = right.slice(0, at) + letter + right.slice(at + 1);
        expect(editDistance(typed, right)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is the same in both directions", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
      }),
    );
  });
});

describe("clear corrections", () => {
  const corrections = (typed: string, words: string[]) =>
    clearCorrections(typed, words, (word) => word.replace(/s$/, ""));

  test("are the forms of the closest word", () => {
    expect(corrections("tomtae", ["tomate", "tomates", "tomato", "tome"])).toEqual(["tomate"]);
    expect(corrections("sweter", ["sweater", "sweaters", "water"])).toEqual(["sweater"]);
    expect(corrections("egs", ["eggs", "legs", "gels"])).toEqual(["eggs"]);
    expect(corrections("piza", ["pita", "pizza"])).toEqual(["pizza"]);
  });

  test("are none where two words are equally close", () => {
    expect(corrections("bost", ["boot", "best"])).toEqual([]);
  });

  test("are none where the distance exceeds the limit for the length", () => {
    expect(corrections("tea", ["pea"])).toEqual([]);
    expect(corrections("rice", ["dice"])).toEqual(["dice"]);
    expect(corrections("rice", ["dime"])).toEqual([]);
    expect(corrections("bikini", ["hiking"])).toEqual([]);
    expect(corrections("diapers", ["diary"])).toEqual([]);
    expect(corrections("pizza", [])).toEqual([]);
  });

  test("complete a misspelled beginning of five letters or more", () => {
    expect(corrections("maghe", ["margherita", "mango"])).toEqual(["margherita"]);
    expect(corrections("cohe", ["cooked"])).toEqual([]);
  });
});
