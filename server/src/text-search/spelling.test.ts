import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closestWords, editDistance } from "./spelling.ts";

describe("edit distance", () => {
  test.each([
    ["the same word", "tomate", "tomate", 0],
    ["a prefix of the word", "tom", "tomate", 0],
    ["a missing letter", "magherita", "margherita", 1],
    ["an extra letter", "tomaate", "tomate", 1],
    ["a wrong letter", "tonate", "tomate", 1],
    ["two swapped letters", "tomtae", "tomate", 1],
    ["an error in a prefix", "maghe", "margherita", 1],
    ["another word", "pizza", "crumble", 5],
  ])("%s", (_title, typed, word, expected) => {
    expect(editDistance(typed, word)).toBe(expected);
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

  test("never exceeds the number of typed letters", () => {
    fc.assert(
      fc.property(word, word, (typed, other) => {
        expect(editDistance(typed, other)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});

describe("spelling corrections", () => {
  test("returns all candidates with the smallest edit distance", () => {
    expect(closestWords("tomtae", ["tomate", "tomates", "tomato", "tome"])).toEqual([
      "tomate",
      "tomates",
    ]);
  });

  test("returns none when the edit distance exceeds the limit for the length", () => {
    expect(closestWords("tea", ["pea"])).toEqual([]);
    expect(closestWords("rice", ["dice"])).toEqual(["dice"]);
    expect(closestWords("rice", ["dime"])).toEqual([]);
  });

  test("returns none without candidates", () => {
    expect(closestWords("pizza", [])).toEqual([]);
  });
});
