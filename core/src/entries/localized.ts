import * as z from "zod";
import { text } from "../values.ts";

/** A text of at most `max` characters in every language of the shop. */
export function localizedText(max: number) {
  return z.object({ en: text(max), fr: text(max) });
}

/** The name of a picture that was uploaded, or that the shop has. */
export const pictureName = z.stringFormat("picture-name", /^[a-z0-9][a-z0-9+_-]{0,119}$/);
