import type { Language } from "@errand/core/language";
import { messageIn, serverMessages } from "../../messages/messages.ts";

/** The readable name of a parameter: the subject of a sentence, in French with its article. */
export interface FieldName {
  text: string;
  isPlural: boolean;
}

const { singular, plural } = serverMessages.en.validation.fields;

/**
 * Returns the readable name of the parameter of `endpoint` at `path`. An entry of a list has the
 * name of the list, a nested field without a name that of what contains it; the `name` parameter of
 * a list endpoint is a search text.
 */
export function fieldNameAt(
  endpoint: string,
  path: readonly PropertyKey[],
  language: Language,
): FieldName {
  const names = path.filter((part) => typeof part === "string");
  if (names.at(-1) === "name" && endpoint.startsWith("GET ")) {
    return { text: messageIn(language, "validation", "fields.searched"), isPlural: false };
  }
  for (const name of [names.slice(-2).join("/"), ...names.toReversed()]) {
    if (isKeyOf(singular, name)) {
      const text = messageIn(language, "validation", `fields.singular.${name}`);
      return { text, isPlural: false };
    }
    if (isKeyOf(plural, name)) {
      const text = messageIn(language, "validation", `fields.plural.${name}`);
      return { text, isPlural: true };
    }
  }
  return { text: messageIn(language, "validation", "fields.unnamed"), isPlural: false };
}

/** Narrows a name that comes from a request or a schema to the keys of a message file. */
export function isKeyOf<Messages extends object>(
  messages: Messages,
  name: string,
): name is keyof Messages & string {
  return Object.hasOwn(messages, name);
}
