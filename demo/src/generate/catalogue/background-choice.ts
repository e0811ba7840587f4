import { type Background, isBackground } from "../../pictures/backgrounds.ts";

/** The background that a table names; throws for an unknown one. */
export function backgroundNamed(name: string): Background {
  if (!isBackground(name)) throw new Error(`no background "${name}"`);
  return name;
}

/** A background of the palette, always the same for the same text, so that lists are colourful. */
export function backgroundFor(text: string, palette: Background[]): Background {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return palette[sum % palette.length] ?? "sand";
}
