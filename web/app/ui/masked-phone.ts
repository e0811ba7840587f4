const shownBefore = 3;
const shownAfter = 2;

/**
 * A phone number as it is shown (spec §5): where it begins and its last two digits, so that its owner
 * knows it and nobody who looks over the shoulder does. It stays on one line.
 */
export function maskedPhone(phone: string): string {
  const hidden = phone.length - shownBefore - shownAfter;
  if (hidden <= 0) return phone;
  const parts = [phone.slice(0, shownBefore), "•".repeat(hidden), phone.slice(-shownAfter)];
  return parts.join("\u00a0");
}
