import type { Spot } from "./street-names.ts";

/** Pixels that a letter of a label takes, and the height of its line. */
const letterWidth = 7;
const lineHeight = 18;

/** Leaves out labels that would overlap an earlier one. Labels lie centred and level at `at`, in pixels. */
export function withoutOverlaps<Label extends { text: string }>(
  labels: Label[],
  toScreen: (label: Label) => Spot,
): Label[] {
  const placed: { at: Spot; reach: number }[] = [];
  return labels.filter((label) => {
    const at = toScreen(label);
    const reach = (label.text.length * letterWidth) / 2;
    const overlaps = placed.some(
      (other) =>
        Math.abs(other.at.y - at.y) < lineHeight &&
        Math.abs(other.at.x - at.x) < reach + other.reach,
    );
    if (!overlaps) placed.push({ at, reach });
    return !overlaps;
  });
}
