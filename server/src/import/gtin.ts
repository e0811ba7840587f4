const length = 14;
/** A shorter number is one of the shop itself. */
const shortest = 6;

/**
 * The GTIN-14 of a barcode (EAN, UPC, GTIN), whose leading zeros may be lost. Null for a number
 * without a right check digit, which is one of the shop itself: there, `00123` is not `123`.
 */
export function toGtin(sku: string): string | null {
  if (!/^\d{6,14}$/.test(sku) || sku.replace(/^0+/, "").length < shortest) return null;
  const digits = [...sku.padStart(length, "0")].map(Number);
  const sum = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits.join("") : null;
}

/** What identifies an item: its barcode whatever its leading zeros, or its number as it stands. */
export function toSkuIdentity(sku: string): string {
  return toGtin(sku) ?? sku;
}

/** The numbers under which an item may be stored. */
export function toSkuForms(sku: string): string[] {
  const gtin = toGtin(sku);
  if (gtin === null) return [sku];
  const digits = gtin.replace(/^0+/, "");
  return Array.from({ length: length - digits.length + 1 }, (_, zeros) =>
    digits.padStart(digits.length + zeros, "0"),
  );
}
