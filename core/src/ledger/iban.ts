/**
 * The number of characters of an IBAN by country, from the registry of SWIFT, for the countries of
 * SEPA.
 */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24 },
  ...{ FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21 },
  ...{ LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24 },
  ...{ SI: 19, SK: 24, SM: 27, VA: 22 },
};
const [minLength, maxLength] = [15, 34];

/**
 * Returns an IBAN without spaces, in upper case; null unless its length is that of its country and
 * its check digits are right.
 */
export function parseIban(text: string): string | null {
  const iban = text.replace(/[\s.-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return null;
  const length = lengths[iban.slice(0, 2)];
  const isLength = length
    ? iban.length === length
    : iban.length >= minLength && iban.length <= maxLength;
  return isLength && remainder(iban) === 1 ? iban : null;
}

/** Country, check digits and the last four characters: `FR76 •••• 0189`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}

/** Of the IBAN as a number, with letters as 10 to 35 and its first four characters last, by 97. */
function remainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = [...moved].map((character) => Number.parseInt(character, 36).toString()).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
