import type { Language } from "@errand/core/language";
import type { Direction } from "@errand/core/text-direction";
import type { Dictionary, MessageValues } from "@errand/core/translate";
import { createContext, useContext } from "react";
import type { MessageFeature, MessageKey } from "./features.ts";
import { translateIsolated } from "./translate-isolated.ts";

/** The source of messages: memory on the server; the page or a small file in the browser. */
export interface MessageSource {
  language: Language;
  /** The direction of the page, which may differ from that of the language. */
  direction: Direction;
  /** The feature's messages; suspends the component until they are loaded. */
  read(feature: MessageFeature): Dictionary;
}

export const MessagesContext = createContext<MessageSource | null>(null);

export type Translate<F extends MessageFeature> = (
  key: MessageKey<F>,
  values?: MessageValues,
) => string;

/** Translates the messages of a feature: `const t = useMessages("cart"); t("title")`. */
export function useMessages<F extends MessageFeature>(feature: F): Translate<F> {
  const source = useMessageSource();
  const dictionary = source.read(feature);
  return (key, values) => translateIsolated(dictionary, source, key, values);
}

export function useLanguage(): Language {
  return useMessageSource().language;
}

function useMessageSource(): MessageSource {
  const source = useContext(MessagesContext);
  if (source === null) throw new Error("There is no MessagesContext above this component.");
  return source;
}
