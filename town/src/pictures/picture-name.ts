import { type Background, isBackground } from "./emoji/backgrounds.ts";

/**
 * The parts of a picture's name: one to three illustrations on a background, square or 3:1. Smaller
 * ones are for things that differ in nothing but their size.
 */
export type PictureParts = {
  codes: string[];
  background: Background;
  wide: boolean;
  size: PictureSize | null;
};

/** How large a single illustration is on its background. */
export type PictureSize = "small" | "medium";

const code = "[0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*";
const form = new RegExp(`^emoji-(${code}(?:\\+${code}){0,2})-([a-z]+)(-wide|-small|-medium)?$`);

const sizes = { "-small": "small", "-medium": "medium" } as const;

/** Parses the name of a picture; null for any other name, because names come from URLs. */
export function readPictureName(name: string): PictureParts | null {
  if (name.length > 120) return null;
  const [, codes, background, ending] = form.exec(name) ?? [];
  if (!codes || !background || !isBackground(background)) return null;
  const size = ending === "-small" || ending === "-medium" ? sizes[ending] : null;
  return { codes: codes.split("+"), background, wide: ending === "-wide", size };
}

/**
 * Returns the code of an emoji in picture names: `1f355` for `🍕`, without the variation selector
 * FE0F.
 */
export function codeOf(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))
    .filter((point) => point !== "fe0f")
    .join("-");
}

export function pictureOf(
  emoji: string,
  background: Background,
  size: PictureSize | null = null,
): string {
  return `emoji-${codeOf(emoji)}-${background}${size ? `-${size}` : ""}`;
}

/** Returns the name of a cover or banner (3:1) of one to three illustrations. */
export function widePictureOf(emoji: string[], background: Background): string {
  return `emoji-${emoji.slice(0, 3).map(codeOf).join("+")}-${background}-wide`;
}
