import type { TicketLine } from "@errand/core/store-desk/ticket.contract";

/** What Windows 1252 has beside Latin 1. */
const windowsSigns = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const isLatin = new RegExp(`^[\\x20-\\x7e\\xa0-\\xff${windowsSigns}]*$`, "u");

/** Whether printers have the letters of a text themselves; others are printed as a picture. */
export function isPrintable(text: string): boolean {
  return isLatin.test(text);
}

/** Both texts of a line at the two edges of the paper; the server has made them fit. */
export function toRow({ left = "", right = "", align, size = 1 }: TicketLine, width: number) {
  const columns = Math.floor(width / size);
  if (align === "center") return " ".repeat(Math.max(0, (columns - left.length) >> 1)) + left;
  if (right === "") return left;
  const room = columns - left.length - right.length;
  return left + " ".repeat(Math.max(left === "" ? 0 : 1, room)) + right;
}
