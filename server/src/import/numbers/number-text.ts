/** The mark before the decimals of a number. */
export type DecimalMark = "comma" | "point";

/** A number as a person or a spreadsheet writes it. */
export type NumberText =
  | {
      kind: "certain";
      value: number;
      /** The decimal mark that the text proves; null when it proves none. */
      mark: DecimalMark | null;
      /** Whether thousands were separated. */
      isGrouped: boolean;
      hasDecimals: boolean;
    }
  /** One mark before three digits: `1.234` is 1234 or 1.234. */
  | { kind: "ambiguous"; mark: DecimalMark; asDecimal: number; asWhole: number };

const minus = "[-\u2010-\u2015\u2212]";
/** `12,-` and `12.–`. */
const noCents = new RegExp(`[.,]${minus}{1,2}$`);
const signed = new RegExp(`^(${minus})?\\s*(.*?)\\s*(${minus})?$`);
const spaces = "[ '\u2019\u02BC\u066C]";
const spacedThousands = new RegExp(`^(\\d{1,3}(?:${spaces}\\d{3})+)([.,\u066B]\\d+)?$`);
const marked = { comma: ",", point: "\\." } as const;
const otherMark = { comma: "point", point: "comma" } as const;

/** Thousands by threes, or by twos above a thousand as in India. */
const groupsBy = (mark: DecimalMark) => {
  const separator = marked[mark];
  return `(?:\\d{1,3}(?:${separator}\\d{3})+|\\d{1,2}(?:${separator}\\d{2})+${separator}\\d{3})`;
};

const shapes = (["comma", "point"] as const).map((mark) => ({
  mark,
  /** `1,234,567`, and `1.234,50` where this mark is the comma. */
  repeated: new RegExp(`^${groupsBy(mark)}$`),
  decimalsAfterGroups: new RegExp(`^(${groupsBy(otherMark[mark])})${marked[mark]}(\\d+)$`),
  single: new RegExp(`^(\\d*)${marked[mark]}(\\d+)$`),
}));

/**
 * Reads a number without its currency: digits of any script, thousands separated by spaces,
 * apostrophes, commas or points. Null for what is no number.
 */
export function readNumberText(text: string): NumberText | null {
  const plain = toAsciiDigits(text).trim().replace(noCents, "").replace(/^\+ ?/, "");
  const [, before, digits = "", after] = signed.exec(plain) ?? [];
  const sign = before || after ? -1 : 1;
  const found = readUnsigned(digits);
  if (found === null || sign === 1) return found;
  return found.kind === "certain"
    ? { ...found, value: negated(found.value) }
    : { ...found, asDecimal: negated(found.asDecimal), asWhole: negated(found.asWhole) };
}

/** Without a negative zero. */
const negated = (value: number) => (value === 0 ? 0 : -value);

function readUnsigned(digits: string): NumberText | null {
  const spaced = spacedThousands.exec(digits);
  if (spaced) return readSpaced(spaced[1] ?? "", spaced[2] ?? "");
  if (/^\d+$/.test(digits)) return certain(digits, null, false);
  const arabic = /^(\d*)\u066B(\d+)$/.exec(digits);
  if (arabic) return certain(`${arabic[1]}.${arabic[2]}`, null, false);
  for (const shape of shapes) {
    const found = readMarked(digits, shape);
    if (found) return found;
  }
  return null;
}

function readSpaced(thousands: string, decimals: string): NumberText {
  const whole = thousands.replace(/\D/g, "");
  if (decimals === "") return certain(whole, null, true);
  const mark = decimals.startsWith(",") ? "comma" : "point";
  return certain(
    `${whole}.${decimals.slice(1)}`,
    decimals.startsWith("\u066B") ? null : mark,
    true,
  );
}

function readMarked(digits: string, shape: (typeof shapes)[number]): NumberText | null {
  const { mark } = shape;
  const grouped = shape.decimalsAfterGroups.exec(digits);
  if (grouped) return certain(`${grouped[1]?.replace(/\D/g, "")}.${grouped[2]}`, mark, true);
  const [, whole, decimals = ""] = shape.single.exec(digits) ?? [];
  if (whole === undefined) {
    if (!shape.repeated.test(digits)) return null;
    return certain(digits.replace(/\D/g, ""), otherMark[mark], true);
  }
  const decimal = `${whole || "0"}.${decimals}`;
  // A group of thousands has three digits, and one to three others before it.
  const isAmbiguous = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isAmbiguous
    ? { kind: "ambiguous", mark, asDecimal: Number(decimal), asWhole: Number(whole + decimals) }
    : certain(decimal, mark, false);
}

function certain(digits: string, mark: DecimalMark | null, isGrouped: boolean): NumberText {
  const hasDecimals = digits.includes(".");
  return { kind: "certain", value: Number(digits), mark, isGrouped, hasDecimals };
}

const otherDigits = /[^\P{Nd}0-9]/gu;

/** Whether a text has digits that are not 0 to 9. */
export function hasOtherDigits(text: string): boolean {
  return text.search(otherDigits) >= 0;
}

/** Digits of every script as 0 to 9, and every kind of space as a space. */
export function toAsciiDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s/g, " ")
    .replace(otherDigits, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The digits of a script stand together, from zero to nine. */
function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return value;
}
