const shownBefore = 3;
const shownAfter = 2;

/**
 * Masks a phone number (spec §5): shows the first three characters and the last two, so that only
 * its owner recognizes it. The result does not wrap.
 */
export function maskedPhone(phone: string): string {
  const hidden = phone.length - shownBefore - shownAfter;
  if (hidden <= 0) return phone;
  const parts = [phone.slice(0, shownBefore), "•".repeat(hidden), phone.slice(-shownAfter)];
  return parts.join("\u00a0");
}
