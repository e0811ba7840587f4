const hasLetter = /\p{L}/u;
/** What follows a house number in French: 12 bis, 4 ter. */
const suffixes = new Set(["bis", "ter", "quater", "quinquies"]);

/**
 * Returns the street of an address line without its house number, for those who may know where an
 * order goes but not to which door: "12 bis, Rue des Lilas, Apt 4" becomes "Rue des Lilas". Empty
 * for a line without words.
 */
export function streetOf(address: string): string {
  const parts = address.split(/[,;\n]/).map(withoutNumbers);
  return parts.find((part) => part !== "") ?? "";
}

function withoutNumbers(part: string): string {
  const tokens = part.split(/\s+/).filter((token) => !/\d|@/.test(token));
  const named = tokens.filter((token) => !suffixes.has(token.toLowerCase()));
  const street = named.filter((token) => hasLetter.test(token));
  // A single letter is the rest of "12 B", not a street.
  return street.some((token) => token.length > 1) ? street.join(" ") : "";
}
