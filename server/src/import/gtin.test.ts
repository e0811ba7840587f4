import { describe, expect, test } from "vitest";
import { toGtin, toSkuForms, toSkuIdentity } from "./gtin.ts";

test.each(["0012345678905", "012345678905", "12345678905", "00012345678905"])(
  "%s is the same barcode, with and without zeros",
  (sku) => {
    expect(toGtin(sku)).toBe("00012345678905");
    expect(toSkuForms(sku)).toContain("0012345678905");
    expect(toSkuForms(sku)).toContain("12345678905");
  },
);

describe("a number of the shop itself", () => {
  test.each(["00123", "123", "12345678904", "SKU-12345678905", "123456789012345"])(
    "%s stays as it stands",
    (sku) => {
      expect(toGtin(sku)).toBeNull();
      expect(toSkuIdentity(sku)).toBe(sku);
      expect(toSkuForms(sku)).toEqual([sku]);
    },
  );
});
