/** The number with which an address line starts: "36", "7 bis"; empty without one. */
export function streetNumberOf(address: string): string {
  return /^\s*(\d+\s?(?:bis|ter|quater|[a-z])?)(?=[\s,])/i.exec(address)?.[1] ?? "";
}
