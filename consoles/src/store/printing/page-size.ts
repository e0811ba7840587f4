import type { TicketLine } from "@errand/core/store-desk/ticket.contract";

export const papers = ["roll", "a4"] as const;
export type PrintPaper = (typeof papers)[number];

/** In millimetres, as `slip.tsx` draws them on a roll. */
const lineHeight = 3.4;
const codeHeight = 26;
const margin = 4;

/** The `@page` rule of a slip: a roll is cut where the slip ends. */
export function toPageRule(paper: PrintPaper, lines: readonly TicketLine[]): string {
  if (paper === "a4") return "@page { size: A4; margin: 15mm }";
  const heights = lines.map(({ qr, barcode, size = 1 }) =>
    qr === undefined && barcode === undefined ? lineHeight * size : codeHeight,
  );
  const height = Math.ceil(heights.reduce((sum, each) => sum + each, 0) + 2 * margin);
  return `@page { size: 80mm ${height}mm; margin: ${margin}mm }`;
}

/** Opens the print dialog of the browser with the size of the paper. */
export function printPage(rule: string): void {
  const sheet = new CSSStyleSheet();
  // In a sheet of the script, because the page allows no styles inside it.
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  const remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  window.addEventListener("afterprint", remove, { once: true });
  window.print();
}
