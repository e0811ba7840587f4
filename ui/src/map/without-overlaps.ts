import type { Spot } from "./street-names.ts";

/** Pixels that a letter of a label takes, and the height of its line. */
const letterWidth = 7;
const lineHeight = 18;

/**
 * Pixels that a pin takes at most beside, above and below its place: prices are wide, others stand
 * on their tip.
 */
const pin = { beside: 38, above: 52, below: 24 };

/** Pixels by which a label may move to be beside a pin, the nearest first. */
const moves = [0, 24, -24, 44, -44, 68, -68];

/**
 * Leaves out labels that would overlap an earlier one or a pin. Labels lie centred and level at
 * `at`, in pixels.
 */
export function withoutOverlaps<Label extends { text: string }>(
  labels: Label[],
  toScreen: (label: Label) => Spot,
  pins: Spot[] = [],
): Label[] {
  const placed: { at: Spot; reach: number }[] = [];
  return labels.filter((label) => {
    const at = toScreen(label);
    const reach = reachOf(label.text);
    const overlaps = placed.some(
      (other) =>
        Math.abs(other.at.y - at.y) < lineHeight &&
        Math.abs(other.at.x - at.x) < reach + other.reach,
    );
    if (overlaps || isUnderPin(at, label.text, pins)) return false;
    placed.push({ at, reach });
    return true;
  });
}

/** Where a label lies that no pin covers: at its place, or a little above or below. */
export function besidePins(at: Spot, text: string, pins: Spot[]): Spot {
  const spots = moves.map((move) => ({ x: at.x, y: at.y + move }));
  return spots.find((spot) => !isUnderPin(spot, text, pins)) ?? at;
}

function isUnderPin(at: Spot, text: string, pins: Spot[]): boolean {
  return pins.some(
    (each) =>
      Math.abs(each.x - at.x) < reachOf(text) + pin.beside &&
      at.y > each.y - pin.above - lineHeight / 2 &&
      at.y < each.y + pin.below + lineHeight / 2,
  );
}

function reachOf(text: string): number {
  return (text.length * letterWidth) / 2;
}
