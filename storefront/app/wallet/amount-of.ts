/** The amount that a customer has typed, with a point or a comma; null for anything else. */
export function amountOf(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f€]/g, "").replace(",", ".");
  return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}
