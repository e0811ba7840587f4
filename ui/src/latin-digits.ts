import { toLatinDigits } from "@errand/core/written-text";

/** The keyboards of fields for digits. */
const keyboards = new Set(["tel", "numeric", "decimal"]);

/**
 * Writes the digits of other scripts in a field for digits as Latin ones while they are typed; call
 * it before the value is read. The caret stays where it is.
 */
export function writeLatinDigits(input: HTMLInputElement): void {
  if (!keyboards.has(input.getAttribute("inputmode") ?? "")) return;
  const { value, selectionEnd } = input;
  const written = toLatinDigits(value);
  if (written === value) return;
  const before = toLatinDigits(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = written;
  input.setSelectionRange(before, before);
}
