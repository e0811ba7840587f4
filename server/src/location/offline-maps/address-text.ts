/** The parts of an address as a visitor types it: `118 Rue Bernard Blier`, `rue du Port 12 bis`. */
export interface TypedAddress {
  number: string | null;
  street: string;
}

const houseNumber = String.raw`\d{1,5}(?:\s?(?:bis|ter|quater|[a-d]))?`;
const numberFirst = new RegExp(String.raw`^(${houseNumber})[\s,]+(.+)$`, "i");
const numberLast = new RegExp(String.raw`^(.+?)[\s,]+(${houseNumber})$`, "i");

/** Ignores what follows the first comma after the street (town, district). */
export function readTypedAddress(text: string): TypedAddress {
  const address = text.replace(/\s+/g, " ").trim();
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
