/** Colours are `#rrggbb`. */

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the colour at `share` (0 to 1) of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const darker = (colour: string, share = 0.25) => mix(colour, "#000000", share);
export const lighter = (colour: string, share = 0.25) => mix(colour, "#ffffff", share);

/** Returns the relative luminance of WCAG 2, from 0 for black to 1 for white. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * Returns a text colour that is readable on `ground`: white, or the ground's own hue almost black.
 */
export function inkOn(ground: string): string {
  return luminance(ground) > 0.3 ? mix(ground, "#12100e", 0.86) : "#ffffff";
}
