import type { Language } from "@errand/core/language";
import { type Direction, directionOf } from "@errand/core/text-direction";
import type { Dictionary } from "@errand/core/translate";
import type { MessageFeature } from "./features.ts";
import { fileName, filesByName } from "./message-files.ts";
import type { MessageSource } from "./messages.ts";

const ownFiles = import.meta.glob<Dictionary>(["../*.{en,fr}.json", "../*/*.{en,fr}.json"], {
  eager: true,
  import: "default",
});

interface ServerMessages extends MessageSource {
  /** Returns the messages that the page has used and must contain. */
  used(): Record<string, Dictionary>;
}

/** Returns a function that makes the messages of a page, of all features of an application. */
export function createServerMessages(appFiles: Record<string, Dictionary> = {}) {
  const files = filesByName({ ...ownFiles, ...appFiles });
  return (language: Language, direction: Direction = directionOf(language)): ServerMessages => {
    const used: Record<string, Dictionary> = {};
    const read = (feature: MessageFeature) => {
      const dictionary = files.get(fileName(feature, language));
      if (!dictionary) throw new Error(`${feature} has no messages in ${language}.`);
      used[feature] = dictionary;
      return dictionary;
    };
    return { language, direction, read, used: () => used };
  };
}
