import type { Language } from "@errand/core/language";
import { type Direction, directionOf } from "@errand/core/text-direction";
import type { Dictionary } from "@errand/core/translate";
import type { MessageFeature } from "./features.ts";
import type { MessageSource } from "./messages.ts";

const files = import.meta.glob<Dictionary>("../*/*.{en,fr}.json", {
  eager: true,
  import: "default",
});

/** The messages of all features. `used` returns those that the page has used and must contain. */
export function serverMessages(
  language: Language,
  direction: Direction = directionOf(language),
): MessageSource & { used(): Record<string, Dictionary> } {
  const used: Record<string, Dictionary> = {};
  const read = (feature: MessageFeature) => {
    const dictionary = files[`../${feature}/${feature}.${language}.json`];
    if (!dictionary) throw new Error(`${feature} has no messages in ${language}.`);
    used[feature] = dictionary;
    return dictionary;
  };
  return { language, direction, read, used: () => used };
}
