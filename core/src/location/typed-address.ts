import { toLatinDigits, withoutAccents } from "../written-text.ts";

/** The parts of an address as a visitor types it: `118 Rue Bernard Blier`, `rue du Port 12 bis`. */
export interface TypedAddress {
  number: string | null;
  street: string;
}

const houseNumber = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|[a-d]))?`;
const numberFirst = new RegExp(String.raw`^(${houseNumber})[\s,]+(.+)$`, "i");
const numberLast = new RegExp(String.raw`^(.+?)[\s,]+(${houseNumber})$`, "i");

/** A number to which the street is written without a space: `4rue du Cacao`. */
const numberAttached = /^(\d{1,5})(?!(?:bis|ter|quater)\b)(?=\p{L}{3})/iu;

/** Ignores what follows the first comma after the street (town, district). */
export function readTypedAddress(text: string): TypedAddress {
  const address = toLatinDigits(text).replace(/\s+/g, " ").trim().replace(numberAttached, "$1 ");
  const first = numberFirst.exec(address);
  if (first) return { number: normalizeNumber(first[1]), street: beforeComma(first[2]) };
  const street = beforeComma(address);
  const last = numberLast.exec(street);
  if (last) return { number: normalizeNumber(last[2]), street: beforeComma(last[1]) };
  return { number: null, street };
}

function beforeComma(text = ""): string {
  return (text.split(",")[0] ?? "").trim();
}

/** Normalizes `12BIS` and `12 Bis` to `12 bis`. */
function normalizeNumber(text = ""): string {
  return text
    .toLowerCase()
    .replace(/^(\d+)\s?/, "$1 ")
    .trim();
}

/**
 * Whether `found` is only the street of an address that was typed with a house number: whoever goes
 * there would not know the door.
 */
export function isStreetOnly(typed: string, found: string): boolean {
  const { number } = readTypedAddress(typed);
  if (number === null) return false;
  const words = found
    .toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .replaceAll(numberParts, "$1 $2");
  return !` ${words} `.includes(` ${number} `);
}

/** A number that is written together with what follows it, such as `12bis`. */
const numberParts = /\b(\d+)\s?(bis|ter|quater|[a-d])\b/g;

/** A found address with what was typed after the street and is not in it, such as a building. */
export function withTypedParts(typed: string, found: string): string {
  const [street = "", ...area] = found.split(", ");
  const known = found.toLowerCase();
  const [, ...parts] = typed.split(",").map((part) => part.trim());
  const added = parts.filter((part) => part !== "" && !known.includes(part.toLowerCase()));
  return [street, ...added, ...area].join(", ");
}

/**
 * Whether `found` does not contain the street or the place as it was typed, apart from case,
 * accents and punctuation: a search by likeness may have found another one, so that somebody has to
 * agree. A postcode and the area of `found` may follow without a comma.
 */
export function isOtherStreet(typed: string, found: string): boolean {
  const street = plainWords(readTypedAddress(typed).street);
  const known = plainWords(found);
  const [, name = "", rest = ""] =
    new RegExp(`^(${plainWords(readTypedAddress(found).street)})(?: (.*))?$`).exec(street) ?? [];
  const area = new Set(known.split(" "));
  const isArea = rest.split(" ").every((word) => area.has(word) || /^\d{4,5}$/.test(word));
  return !(` ${known} `.includes(` ${street} `) || (name !== "" && isArea));
}

function plainWords(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
