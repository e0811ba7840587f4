/** What people write and paste in any script, as the shop stores and compares it. */

/** Like U+066B, the decimal separator of Arabic digits; its thousands separator is left out. */
const arabicMarks: Record<string, string> = { "\u066b": ".", "\u066c": "" };

/** A text with the decimal digits of every script as `0` to `9`: `３.５` is `3.5`. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\p{Nd}\u066b\u066c]/gu, (mark) => arabicMarks[mark] ?? toLatinDigit(mark));
}

const isDigit = /^\p{Nd}$/u;

/** Unicode has the ten digits of a script in a row, and such rows may follow each other. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Characters that turn the direction of what follows them, so that a text looks like another one:
 * embeddings, overrides and isolates. The marks that only say how a neighbour is read may stay.
 */
const directionChanges = /[\u202a-\u202e\u2066-\u2069]+/g;

export function withoutDirectionChanges(text: string): string {
  return text.replace(directionChanges, "");
}

/** Letters and symbols that are blank. */
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether a text shows anything: a letter, a digit, a punctuation mark or a symbol. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ""));
}

const ligatures: Record<string, string> = { œ: "oe", Œ: "Oe", æ: "ae", Æ: "Ae" };

/** A text as it is compared and sorted into URLs: `Cœur d’été` is `Coeur d’ete`. */
export function withoutAccents(text: string): string {
  return text
    .replace(/[œæ]/gi, (mark) => ligatures[mark] ?? mark)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
