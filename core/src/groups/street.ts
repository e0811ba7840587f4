const houseNumber = String.raw`\d{1,3}\s?(?:bis|ter|quater|[a-z])?`;
const leading = new RegExp(String.raw`^${houseNumber}[\s,]+`, "i");
const trailing = new RegExp(String.raw`[\s,]+${houseNumber}$`, "i");

/**
 * The street of an address without the house: what members of a group see of where its host has the
 * order delivered. Empty when the address names no more than a house.
 */
export function getStreet({ address, road }: { address: string; road: string | null }): string {
  const [line = ""] = (road || address).trim().replace(leading, "").split(",");
  return line.trim().replace(trailing, "");
}
