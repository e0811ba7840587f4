import { type Language, languages } from "@errand/core/language";
import { type Direction, directionOf } from "@errand/core/text-direction";
import {
  type ChosenModule,
  type LatLng,
  type mirrored,
  readValue,
  type StoredKey,
  type StoredValues,
  signedInHint,
  type Theme,
} from "./stored-values.ts";

/** Who a page is drawn for, as far as the server may know. */
export interface ClientContext {
  language: Language;
  /** Null when never chosen: the device decides, in the style sheet. */
  theme: Theme | null;
  direction: Direction;
  zoneIds: number[];
  module: ChosenModule | null;
  /** The chosen place: its address in words, its point. */
  location: string | null;
  place: LatLng | null;
  country: string | null;
  /** As the browser has hinted; who they are, and whether it still holds, the server is never told. */
  isSignedIn: boolean;
}

interface ClientRequest {
  /** Headers of the request. */
  cookies?: string | null;
  acceptLanguage?: string | null;
  /** `lang` of the address: how a page is linked to in a language. */
  lang?: string | null;
}

/**
 * Reads the visitor from what a request brings; what makes no sense is ignored. Who has chosen a
 * language keeps it, whatever language a link was shared in.
 */
export function clientContextOf({ cookies, acceptLanguage, lang }: ClientRequest): ClientContext {
  const texts = parseCookies(cookies ?? "");
  const read = <Key extends (typeof mirrored)[number]>(key: Key) => readValue(key, texts.get(key));
  const settings = read("settings") ?? {};
  const language =
    read("language-setting") ?? languages.find((one) => one === lang) ?? languageOf(acceptLanguage);

  return {
    language,
    theme: settings.theme ?? null,
    direction: settings.direction ?? directionOf(language),
    zoneIds: read("zoneid") ?? [],
    module: read("module"),
    location: read("location"),
    place: read("currentLatLng"),
    country: read("country"),
    isSignedIn: texts.get(signedInHint) === "1",
  };
}

type SomeValues = { [Key in StoredKey]?: StoredValues[Key] | null };

const valuesByClient = new WeakMap<ClientContext, SomeValues>();

/**
 * What `useStored` shows while a page is being hydrated: the values the server drew it with. The same
 * objects each time, as React asks of a snapshot.
 */
export function storedByClient<Key extends StoredKey>(
  visitor: ClientContext,
  key: Key,
): StoredValues[Key] | null {
  const values = valuesByClient.get(visitor) ?? valuesOf(visitor);
  valuesByClient.set(visitor, values);
  return values[key] ?? null;
}

function valuesOf(visitor: ClientContext): SomeValues {
  return {
    location: visitor.location,
    currentLatLng: visitor.place,
    zoneid: visitor.zoneIds.length > 0 ? visitor.zoneIds : null,
    module: visitor.module,
    settings: { ...(visitor.theme && { theme: visitor.theme }), direction: visitor.direction },
    "language-setting": visitor.language,
    country: visitor.country,
  };
}

/** The first of our languages that the browser asks for, else English. */
function languageOf(acceptLanguage: string | null | undefined): Language {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return {
      tag: tag.toLowerCase().slice(0, 2),
      weight: weight === undefined ? 1 : Number(weight),
    };
  });
  wanted.sort((a, b) => b.weight - a.weight);
  return wanted.find(({ tag }) => tag === "en" || tag === "fr")?.tag === "fr" ? "fr" : "en";
}

function parseCookies(header: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    try {
      texts.set(pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      // Not ours: we always encode.
    }
  }
  return texts;
}
