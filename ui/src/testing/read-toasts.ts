import { showToasts } from "../toast.ts";

/** Collects the texts of toasts. */
export function readToasts(): string[] {
  const texts: string[] = [];
  showToasts(({ text }) => texts.push(text));
  return texts;
}
