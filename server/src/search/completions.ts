import type { Language } from "@errand/core/language";
import { withoutAccents } from "@errand/core/written-text";
import { isFiller } from "../text-search/synonyms.ts";

/** How a typed text may go on, by the names of what it finds. */

/**
 * The words from where a name continues the text, and the next one: "throat spray" for "thro". Null
 * if no words of the name do, or if they say no more than the text. Lower case.
 */
export function completionIn(name: string, typed: string, language: Language): string | null {
  const words = wordsIn(name);
  const wanted = wordsIn(typed).map(withoutAccents);
  const start = findStart(words, wanted);
  if (start === null) return null;
  const end = start + wanted.length;
  const next = words[end];
  const text = words.slice(start, next && isMeaningful(next, language) ? end + 1 : end).join(" ");
  return withoutAccents(text) === wanted.join(" ") ? null : text;
}

/** Whether a name continues the text. */
export function continues(name: string, typed: string): boolean {
  return findStart(wordsIn(name), wordsIn(typed).map(withoutAccents)) !== null;
}

function findStart(words: string[], wanted: string[]): number | null {
  if (wanted.length === 0) return null;
  const plain = words.map(withoutAccents);
  const start = plain.findIndex((_, index) =>
    wanted.every((word, offset) => {
      const found = plain[index + offset] ?? "";
      return offset === wanted.length - 1 ? found.startsWith(word) : found === word;
    }),
  );
  return start < 0 ? null : start;
}

function isMeaningful(word: string, language: Language): boolean {
  return /^\p{L}{2,}$/u.test(word) && !isFiller(withoutAccents(word), language);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
