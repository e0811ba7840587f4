import { type Ground, isGround } from "./grounds.ts";

/** What a picture's name says: up to three illustrations on one ground, square or three times as wide as high. */
export type PictureParts = { codes: string[]; ground: Ground; wide: boolean };

const code = "[0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*";
const form = new RegExp(`^emoji-(${code}(?:\\+${code}){0,2})-([a-z]+)(-wide)?$`);

/** Picture names stand in URLs, so whatever is not exactly of our making is null. */
export function readPictureName(name: string): PictureParts | null {
  if (name.length > 120) return null;
  const [, codes, ground, wide] = form.exec(name) ?? [];
  if (!codes || !ground || !isGround(ground)) return null;
  return { codes: codes.split("+"), ground, wide: wide !== undefined };
}

/** `🍕` as it stands in picture names: `1f355`. The variation selector FE0F is left out. */
export function codeOf(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))
    .filter((point) => point !== "fe0f")
    .join("-");
}

export function pictureOf(emoji: string, ground: Ground): string {
  return `emoji-${codeOf(emoji)}-${ground}`;
}

/** A thing to be looked at from all sides: one, two and three of it, and once more on another ground. */
export function galleryOf(emoji: string, ground: Ground): string[] {
  const code = codeOf(emoji);
  return [
    pictureOf(emoji, ground),
    `emoji-${code}+${code}-sand`,
    `emoji-${code}+${code}+${code}-${ground}`,
    pictureOf(emoji, ground === "slate" ? "sky" : "slate"),
  ];
}

/** The same illustrations on another ground: what a customer's photo shows. */
export function onGround(name: string, ground: Ground): string | null {
  const parts = readPictureName(name);
  return parts && `emoji-${parts.codes.join("+")}-${ground}`;
}

/** A cover or banner, three times as wide as high, of one to three illustrations. */
export function widePictureOf(emoji: string[], ground: Ground): string {
  return widePictureNamed(emoji.map(codeOf), ground);
}

/** The same, of codes as they stand in other names. */
export function widePictureNamed(codes: string[], ground: Ground): string {
  return `emoji-${codes.slice(0, 3).join("+")}-${ground}-wide`;
}
