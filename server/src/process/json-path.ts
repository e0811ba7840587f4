/** A place in a file of JSON, as people write it: `cities[1].url`. */
export function jsonPath(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}
