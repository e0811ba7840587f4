import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, nearest } from "./spelling.ts";

describe("mistakes", () => {
  test.each([
    ["the same word", "tomate", "tomate", 0],
    ["the beginning of a word", "tom", "tomate", 0],
    ["a letter left out", "magherita", "margherita", 1],
    ["a letter too many", "tomaate", "tomate", 1],
    ["another letter", "tonate", "tomate", 1],
    ["two letters swapped", "tomtae", "tomate", 1],
    ["a mistake in the beginning", "maghe", "margherita", 1],
    ["another word", "pizza", "crumble", 5],
  ])("%s", (_title, typed, word, expected) => {
    expect(editDistance(typed, word)).toBe(expected);
  });

  const word = fc.stringMatching(/^[a-f]{1,8}$/);

  test("one changed letter is at most one mistake, anywhere in any word", () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom("a", "b", "x"), (right, place, letter) => {
        const at = place % right.length;
        const typed = right.slice(0, at) + letter + right.slice(at + 1);
        expect(editDistance(typed, right)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("are never more than there are letters typed", () => {
    fc.assert(
      fc.property(word, word, (typed, other) => {
        expect(editDistance(typed, other)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});

describe("the nearest words", () => {
  test("are all that differ least", () => {
    expect(nearest("tomtae", ["tomate", "tomates", "tomato", "tome"])).toEqual([
      "tomate",
      "tomates",
    ]);
  });

  test("are none when too much differs for the length of the word", () => {
    expect(nearest("tea", ["pea"])).toEqual([]);
    expect(nearest("rice", ["dice"])).toEqual(["dice"]);
    expect(nearest("rice", ["dime"])).toEqual([]);
  });

  test("are none of none", () => {
    expect(nearest("pizza", [])).toEqual([]);
  });
});
