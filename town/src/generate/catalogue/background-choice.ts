import { type Background, isBackground } from "../../pictures/emoji/backgrounds.ts";

/** Returns the background of this name; throws for an unknown one. */
export function backgroundNamed(name: string): Background {
  if (!isBackground(name)) throw new Error(`no background "${name}"`);
  return name;
}
