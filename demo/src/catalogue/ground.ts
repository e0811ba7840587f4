import { type Ground, isGround } from "../pictures/grounds.ts";

/** The ground a table names; a name that is none is a mistake in the table. */
export function groundNamed(name: string): Ground {
  if (!isGround(name)) throw new Error(`no ground "${name}"`);
  return name;
}

/** One of the palette, always the same for the same text, so that a list of things is colourful. */
export function groundFor(text: string, palette: Ground[]): Ground {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return palette[sum % palette.length] ?? "sand";
}
