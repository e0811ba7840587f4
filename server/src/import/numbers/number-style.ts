import { type DecimalMark, hasOtherDigits, readNumberText } from "./number-text.ts";

/** How a file writes its numbers, decided from all of its rows. */
export interface NumberStyle {
  /** The mark before decimals; null when the rows prove none, or both. */
  mark: DecimalMark | null;
  /**
   * Columns with both `24.000` and `24,000`. Neither of the two is believed to separate thousands
   * there.
   */
  torn: ReadonlySet<string>;
}

/** What a number became on the way, as a kind of note. */
export type NumberChange = "decimal_comma" | "thousands" | "digits";

export type ReadNumber =
  | { value: number; changes: NumberChange[] }
  | { asDecimal: number; asWhole: number };

/** Looks at the numbers of a file, one by one, to find its style. */
export function createStyleFinder(stated: DecimalMark | null) {
  const proven = new Set<DecimalMark>();
  const ambiguous = { comma: new Set<string>(), point: new Set<string>() };
  return {
    /** Looks at a text of a column; what is no number proves nothing. */
    see(column: string, text: string) {
      const number = readNumberText(text);
      if (number?.kind === "ambiguous") ambiguous[number.mark].add(column);
      else if (number?.mark) proven.add(number.mark);
    },
    style(): NumberStyle {
      if (stated) return { mark: stated, torn: new Set() };
      const [mark = null] = proven.size === 1 ? proven : [];
      const torn = [...ambiguous.comma].filter((column) => ambiguous.point.has(column));
      return { mark, torn: new Set(torn) };
    },
  };
}

/** Reads a number of a column. Null for what is no number; both readings for what stays open. */
export function readNumber(text: string, column: string, style: NumberStyle): ReadNumber | null {
  const number = readNumberText(text);
  if (number === null) return null;
  const changes: NumberChange[] = hasOtherDigits(text) ? ["digits"] : [];
  if (number.kind === "certain") {
    if (number.isGrouped) changes.push("thousands");
    if (number.hasDecimals && number.mark === "comma") changes.push("decimal_comma");
    return { value: number.value, changes };
  }
  const { mark, asDecimal, asWhole } = number;
  if (style.mark === mark) {
    if (mark === "comma") changes.push("decimal_comma");
    return { value: asDecimal, changes };
  }
  if (style.mark === null || style.torn.has(column)) return { asDecimal, asWhole };
  return { value: asWhole, changes: [...changes, "thousands"] };
}
