/** The parts of a typed address: `118 Rue Bernard Blier`, `rue du Port 12 bis`. */
export interface TypedAddress {
  number: string | null;
  street: string;
}

const door = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|[a-d]))?`;
const numberFirst = new RegExp(String.raw`^(${door})[\s,]+(.+)$`, "i");
const numberLast = new RegExp(String.raw`^(.+?)[\s,]+(${door})$`, "i");

/** Ignores what follows the first comma after the street (town, district). */
export function readTypedAddress(text: string): TypedAddress {
  const words = text.replace(/\s+/g, " ").trim();
  const first = numberFirst.exec(words);
  if (first) return { number: doorNumber(first[1]), street: beforeComma(first[2]) };
  const street = beforeComma(words);
  const last = numberLast.exec(street);
  if (last) return { number: doorNumber(last[2]), street: beforeComma(last[1]) };
  return { number: null, street };
}

function beforeComma(text = ""): string {
  return (text.split(",")[0] ?? "").trim();
}

/** Normalizes `12BIS` and `12 Bis` to `12 bis`. */
function doorNumber(text = ""): string {
  return text
    .toLowerCase()
    .replace(/^(\d+)\s?/, "$1 ")
    .trim();
}
