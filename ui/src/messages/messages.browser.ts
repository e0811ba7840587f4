import type { Language } from "@errand/core/language";
import type { Direction } from "@errand/core/text-direction";
import type { Dictionary, MessageValues } from "@errand/core/translate";
import { use } from "react";
import type { MessageFeature, MessageKey } from "./features.ts";
import { fileName, filesByName } from "./message-files.ts";
import type { MessageSource } from "./messages.ts";
import { translateIsolated } from "./translate-isolated.ts";

type LoadFile = () => Promise<Dictionary>;

const ownFiles = import.meta.glob<Dictionary>(["../*.{en,fr}.json", "../*/*.{en,fr}.json"], {
  import: "default",
});
let files: Map<string, LoadFile> = filesByName(ownFiles);

let language: Language = "en";
let direction: Direction = "ltr";
const fromPage = new Map<string, Dictionary>();
const fetched = new Map<string, Promise<Dictionary>>();
const loaded = new Map<string, Dictionary>();

/** Makes the message files of an application known, before the first message is read. */
export function registerMessages(appFiles: Record<string, LoadFile>): void {
  files = filesByName({ ...ownFiles, ...appFiles });
}

/**
 * Starts with the messages that the page contains and loads those of other features on first use.
 */
export function browserMessages(
  own: Pick<MessageSource, "language" | "direction">,
  messages: Record<string, Dictionary>,
): MessageSource {
  ({ language, direction } = own);
  for (const [feature, dictionary] of Object.entries(messages)) {
    fromPage.set(feature, dictionary);
    loaded.set(feature, dictionary);
  }
  // `fromPage` never changes, because React requires `use` in every render of a component or in
  // none.
  return { language, direction, read: (feature) => fromPage.get(feature) ?? use(load(feature)) };
}

/**
 * A message outside of components, such as an error toast. Empty until the messages of its feature
 * are loaded.
 */
export function message<F extends MessageFeature>(
  feature: F,
  key: MessageKey<F>,
  values?: MessageValues,
): string {
  return translateIsolated(loaded.get(feature) ?? {}, { language, direction }, key, values);
}

/**
 * Loads messages along with the chunk whose components use them, so that these do not wait for one
 * after the other. Browser only.
 */
export async function withMessages<Loaded>(
  features: MessageFeature[],
  chunk: Promise<Loaded>,
): Promise<Loaded> {
  const missing = features.filter((feature) => !fromPage.has(feature));
  const [loadedChunk] = await Promise.all([chunk, ...missing.map(load)]);
  return loadedChunk;
}

/**
 * Loads message files before they are needed, so that nothing on the screen waits for them. Those
 * that cannot be loaded now are loaded at their first use. `paths` are those of files, such as
 * `./orders/orders.en.json`. Browser only.
 */
export function prefetchMessages(paths: readonly string[]): void {
  const own = paths.filter((path) => path.endsWith(`.${language}.json`));
  for (const path of own) {
    const name = path.slice(path.lastIndexOf("/") + 1).split(".")[0] as MessageFeature;
    if (!fromPage.has(name)) load(name).catch(() => {});
  }
}

/** A failed load is not cached, so that the next use tries again. */
function load(feature: MessageFeature): Promise<Dictionary> {
  const pending = fetched.get(feature);
  if (pending) return pending;
  const file = files.get(fileName(feature, language));
  const promise = file
    ? file()
    : Promise.reject(new Error(`${feature} has no messages in ${language}.`));
  promise.then(
    (dictionary) => loaded.set(feature, dictionary),
    () => fetched.delete(feature),
  );
  fetched.set(feature, promise);
  return promise;
}
