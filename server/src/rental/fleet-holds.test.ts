import { freeVehicles } from "@errand/core/rental/free-vehicles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createFleetHolds } from "./fleet-holds.ts";

const totals = Float64Array.of(1, 2, 3, 1);
const rows = [0, 1, 2, 3];

const hold = fc
  .record({
    row: fc.constantFrom(...rows),
    start: fc.nat(60),
    length: fc.integer({ min: 1, max: 20 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ length, ...each }) => ({ ...each, end: each.start + length }));
const change = fc.record({ replaced: fc.subarray(rows), added: fc.array(hold, { maxLength: 8 }) });

test("the rows that stay are those of which one is free, after any changes", () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.nat(60),
      fc.integer({ min: 1, max: 30 }),
      (changes, start, length) => {
        const span = { start, end: start + length };
        const holds = createFleetHolds();
        let known: (typeof changes)[number]["added"] = [];
        for (const { replaced, added } of changes) {
          holds.replace(new Set(replaced), added);
          known = [...known.filter(({ row }) => !replaced.includes(row)), ...added];
        }
        const expected = [0, 1, 2].filter((row) => {
          const own = known.filter((each) => each.row === row);
          return freeVehicles(totals[row] ?? 0, own, span) > 0;
        });
        for (let turn = 0; turn < 2; turn++) {
          const left = holds.withoutFull(Int32Array.of(0, 1, 2), span, totals);
          expect([...left].toSorted()).toEqual(expected);
        }
      },
    ),
  );
});
