import { expect, test } from "vitest";
import { batchTotal } from "./batch-total.ts";
import { testPreviewedRow } from "./testing.ts";

const small = testPreviewedRow({ price: 5.99, tax: 0.92, additional_charge: 0.49 });
const papers = testPreviewedRow({ price: 4.49, tax: 0.67, additional_charge: 0.49 });
const medium = testPreviewedRow({ price: 8.49, tax: 1.33, additional_charge: 0.49 });
const rows = [small, papers, small, medium, small, small];

test("names the fees and the included tax apart from the parcels", () => {
  expect(batchTotal(rows, true)).toEqual({
    count: 6,
    parcels: 34,
    fees: 2.94,
    tax: 5.68,
    total: 36.94,
  });
});

test("takes a tax that is added out of the parcels", () => {
  const row = testPreviewedRow({ price: 5.29, tax: 0.8, additional_charge: 0.49 });
  expect(batchTotal([row, row], false)).toMatchObject({ parcels: 8, tax: 1.6, total: 10.58 });
});
