/** The selected part of a field; the position of the cursor when both are the same. */
export interface TextSelection {
  start: number;
  end: number;
}

/** What is selected in a field that has the focus; null without it. */
export function selectionIn(input: HTMLInputElement | null): TextSelection | null {
  if (!input || document.activeElement !== input) return null;
  const { length } = input.value;
  return { start: input.selectionStart ?? length, end: input.selectionEnd ?? length };
}

/**
 * Focuses a field that replaces another one, so that typing continues: what is selected is replaced
 * by it.
 */
export function takeSelection(input: HTMLInputElement, { start, end }: TextSelection): void {
  input.focus();
  input.setSelectionRange(start, end);
}
