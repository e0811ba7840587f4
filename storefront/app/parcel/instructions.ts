/** What the courier reads holds this many characters (contract 4.3). */
export const maxInstructions = 255;

/**
 * The text with a sentence added at its end, or without it where it has it. A sentence that does
 * not fit is not added.
 */
export function toggledSentence(text: string, sentence: string): string {
  if (text.includes(sentence)) {
    return text.replace(sentence, "").replaceAll(/ {2,}/g, " ").trim();
  }
  const longer = [text.trim(), sentence].filter(Boolean).join(" ");
  return longer.length > maxInstructions ? text : longer;
}
