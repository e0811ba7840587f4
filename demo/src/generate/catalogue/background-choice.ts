import { type Background, isBackground } from "../../pictures/emoji/backgrounds.ts";

/** Returns the background of this name; throws for an unknown one. */
export function backgroundNamed(name: string): Background {
  if (!isBackground(name)) throw new Error(`no background "${name}"`);
  return name;
}

/** Chooses a background of the palette by the text, so that lists are colourful and repeatable. */
export function backgroundFor(text: string, palette: Background[]): Background {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return palette[sum % palette.length] ?? "sand";
}
