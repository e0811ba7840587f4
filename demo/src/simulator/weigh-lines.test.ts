import type { OrderDetail } from "@errand/core/orders/orders.types";
import { expect, test } from "vitest";
import { weighLines } from "./weigh-lines.ts";

const weight = { ordered: 500, maximum: 550, final: null };
const line = (id: number, changes: object = {}) =>
  ({ id, quantity: 5, weight, ...changes }) as OrderDetail;

test("weighs a little more or less than was ordered, and only what is left to weigh", () => {
  const weighed = weighLines([
    line(0),
    line(4),
    line(1, { weight: null }),
    line(2, { weight: { ...weight, final: 490 } }),
    line(3, { quantity: 0 }),
  ]);
  expect(weighed).toEqual([
    { detail_id: 0, grams: 470 },
    { detail_id: 4, grams: 520 },
  ]);
});
