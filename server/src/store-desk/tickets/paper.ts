import type { TicketLine } from "@errand/core/store-desk/ticket.contract";

/** How a text is printed. */
export interface TextStyle {
  size?: 2;
  bold?: true;
  /** By how many characters each line of it is moved to the right. */
  indent?: number;
}

/** Lines of a ticket, each of which fits into the width of the paper. */
export interface Paper {
  lines: TicketLine[];
  /** A text, with another one at the right of its first line. */
  row(left: string, right?: string, style?: TextStyle): void;
  centered(text: string, style?: Omit<TextStyle, "indent">): void;
  rule(): void;
  barcode(content: string): void;
}

export function createPaper(width: number): Paper {
  const lines: TicketLine[] = [];
  return {
    lines,
    row(left, right = "", { indent = 0, ...style } = {}) {
      const columns = Math.floor(width / (style.size ?? 1));
      const end = toPrintable(right);
      const begin = toPrintable(left);
      const room = columns - indent - (end === "" ? 0 : countColumns(end) + 1);
      // Rather two lines than a word in pieces.
      const isApart = Math.max(...begin.split(" ").map(countColumns)) > room;
      for (const [index, text] of wrap(begin, isApart ? columns - indent : room).entries()) {
        const shown = { left: " ".repeat(indent) + text, ...style };
        lines.push(index === 0 && end !== "" && !isApart ? { ...shown, right: end } : shown);
      }
      if (isApart && end !== "") lines.push({ left: "", right: end, ...style });
    },
    centered(text, style = {}) {
      const columns = Math.floor(width / (style.size ?? 1));
      for (const part of wrap(toPrintable(text), columns)) {
        lines.push({ left: part, align: "center", ...style });
      }
    },
    rule: () => void lines.push({ rule: true }),
    barcode: (content) => void lines.push({ barcode: content }),
  };
}

/**
 * Removes what a printer would execute as a command, and replaces spaces that its fonts do not
 * have.
 */
function toPrintable(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/\p{C}/gu, "").trim();
}

const wide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** How many characters of Latin a text takes. */
export function countColumns(text: string): number {
  let count = 0;
  for (const sign of text) count += wide.test(sign) ? 2 : 1;
  return count;
}

/** Parts of a text that fit, broken between words where that is possible. */
function wrap(text: string, columns: number): string[] {
  const parts: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (countColumns(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== "") parts.push(line);
    line = "";
    for (const sign of word) {
      if (countColumns(line + sign) > columns) {
        parts.push(line);
        line = "";
      }
      line += sign;
    }
  }
  return line === "" && parts.length > 0 ? parts : [...parts, line];
}

const fromRight = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

export function isFromRight({ left = "", right = "" }: TicketLine): boolean {
  return fromRight.test(left) || fromRight.test(right);
}
