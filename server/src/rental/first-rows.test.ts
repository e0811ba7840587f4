import fc from "fast-check";
import { expect, test } from "vitest";
import { createFirstRows } from "./first-rows.ts";

test("the first rows are those that sorting all of them puts first", () => {
  const rows = fc.uniqueArray(fc.nat(1000), { maxLength: 60 });
  fc.assert(
    fc.property(rows, fc.nat(20), fc.boolean(), (offered, most, descending) => {
      const compare = (a: number, b: number) => (descending ? b - a : a - b);
      const first = createFirstRows(most, compare);
      for (const row of offered) first.offer(row);
      expect(first.inOrder()).toEqual(offered.toSorted(compare).slice(0, most));
    }),
  );
});
