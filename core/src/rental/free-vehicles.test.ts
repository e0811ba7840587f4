import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findNextFree, freeVehicles } from "./free-vehicles.ts";

const span = { start: 10, end: 20 };

describe("free vehicles", () => {
  test.each([
    ["nothing is taken", [], 3],
    ["a hold ends when the span starts", [{ start: 5, end: 10, quantity: 2 }], 3],
    ["a hold starts when the span ends", [{ start: 20, end: 25, quantity: 2 }], 3],
    ["a hold ends just after the start", [{ start: 5, end: 11, quantity: 2 }], 1],
    ["a hold starts just before the end", [{ start: 19, end: 25, quantity: 2 }], 1],
    ["a hold covers the span", [{ start: 5, end: 25, quantity: 3 }], 0],
    [
      "two holds follow each other",
      [
        { start: 10, end: 15, quantity: 2 },
        { start: 15, end: 20, quantity: 2 },
      ],
      1,
    ],
    [
      "two holds overlap within the span",
      [
        { start: 5, end: 16, quantity: 1 },
        { start: 15, end: 25, quantity: 1 },
      ],
      1,
    ],
    ["more is taken than there is", [{ start: 0, end: 30, quantity: 9 }], 0],
  ])("are those that the busiest moment leaves when %s", (_case, holds, free) => {
    expect(freeVehicles(3, holds, span)).toBe(free);
  });

  test("equal what a minute-by-minute count leaves", () => {
    const hold = fc
      .record({ start: fc.nat(40), length: fc.integer({ min: 1, max: 20 }), quantity: fc.nat(3) })
      .map(({ start, length, quantity }) => ({ start, end: start + length, quantity }));
    fc.assert(
      fc.property(fc.array(hold, { maxLength: 12 }), fc.nat(40), (holds, start) => {
        const requested = { start, end: start + 7 };
        let busiest = 0;
        for (let minute = requested.start; minute < requested.end; minute += 1) {
          const taken = holds.filter((each) => each.start <= minute && minute < each.end);
          busiest = Math.max(
            busiest,
            taken.reduce((sum, { quantity }) => sum + quantity, 0),
          );
        }
        expect(freeVehicles(10, holds, requested)).toBe(Math.max(0, 10 - busiest));
      }),
    );
  });
});

describe("the next time at which a vehicle is free", () => {
  const taken = [
    { start: 5, end: 12, quantity: 1 },
    { start: 15, end: 40, quantity: 1 },
  ];

  test.each([
    ["the asked one, where one is free", 2, 100, 10],
    ["the end of a hold, after which it is free for as long", 1, 100, 40],
    ["none, where that is too late", 1, 39, null],
    ["none, where there are no vehicles", 0, 100, null],
  ])("is %s", (_case, total, latest, expected) => {
    expect(findNextFree({ total, quantity: 1 }, taken, span, latest)).toBe(expected);
  });

  test("is the one at which all of them are free", () => {
    expect(findNextFree({ total: 2, quantity: 2 }, taken, span, 100)).toBe(40);
  });

  test("is not in a gap that is shorter than the trip", () => {
    expect(findNextFree({ total: 1, quantity: 1 }, taken, { start: 10, end: 13 }, 100)).toBe(12);
    expect(findNextFree({ total: 1, quantity: 1 }, taken, { start: 10, end: 14 }, 100)).toBe(40);
  });
});
