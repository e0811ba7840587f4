import { type Language, languages } from "@errand/core/language";
import type { LatLng } from "@errand/core/location/lat-lng";
import { type Direction, directionOf } from "@errand/core/text-direction";
import {
  type ChosenModule,
  type mirrored,
  readValue,
  type StoredKey,
  type StoredValues,
  signedInCookie,
  type Theme,
} from "./stored-values.ts";

/** What the server knows of the visitor when it renders a page. */
export interface ClientContext {
  language: Language;
  /** Null when never chosen; the style sheet then follows the device. */
  theme: Theme | null;
  direction: Direction;
  zoneIds: number[];
  module: ChosenModule | null;
  /** The chosen location. Its address stays in the browser (`location/stored-address.tsx`). */
  place: LatLng | null;
  country: string | null;
  /**
   * From the hint cookie. It neither identifies the customer nor proves that the session is valid.
   */
  isSignedIn: boolean;
  /** The token of the preview that an operator looks at. */
  preview: string | null;
}

interface ClientRequest {
  /** The `Cookie` header. */
  cookies?: string | null;
  acceptLanguage?: string | null;
  /** `lang` of the query, which links to a page in a language. */
  lang?: string | null;
}

/**
 * Reads the client context from a request. Invalid values are ignored. A chosen language has
 * priority over the language of a link.
 */
export function clientContextOf({ cookies, acceptLanguage, lang }: ClientRequest): ClientContext {
  const texts = parseCookies(cookies ?? "");
  const read = <Key extends (typeof mirrored)[number]>(key: Key) => readValue(key, texts.get(key));
  const settings = read("settings") ?? {};
  const language =
    read("language-setting") ??
    languages.find((each) => each === lang) ??
    languageOf(acceptLanguage);

  return {
    language,
    theme: settings.theme ?? null,
    direction: settings.direction ?? directionOf(language),
    zoneIds: read("zoneid") ?? [],
    module: read("module"),
    place: read("currentLatLng"),
    country: read("country"),
    isSignedIn: texts.get(signedInCookie) === "1",
    preview: read("preview")?.token ?? null,
  };
}

type SomeValues = { [Key in StoredKey]?: StoredValues[Key] | null };

const valuesByClient = new WeakMap<ClientContext, SomeValues>();

/**
 * The values that the server rendered the page with, for `useStored` during hydration. Returns the
 * same objects each time, as React requires of a snapshot.
 */
export function storedByClient<Key extends StoredKey>(
  visitor: ClientContext,
  key: Key,
): StoredValues[Key] | null {
  const values = valuesByClient.get(visitor) ?? valuesOf(visitor);
  valuesByClient.set(visitor, values);
  return values[key] ?? null;
}

/**
 * Sets the objects that `storedByClient` returns, which have the same effect as those of the
 * cookies.
 */
export function setStoredByClient(visitor: ClientContext, values: SomeValues): void {
  valuesByClient.set(visitor, values);
}

function valuesOf(visitor: ClientContext): SomeValues {
  return {
    currentLatLng: visitor.place,
    zoneid: visitor.zoneIds.length > 0 ? visitor.zoneIds : null,
    module: visitor.module,
    settings: { ...(visitor.theme && { theme: visitor.theme }), direction: visitor.direction },
    "language-setting": visitor.language,
    country: visitor.country,
  };
}

/** The supported language that the browser prefers, else English. */
function languageOf(acceptLanguage: string | null | undefined): Language {
  const preferences = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return {
      tag: tag.toLowerCase().slice(0, 2),
      weight: weight === undefined ? 1 : Number(weight),
    };
  });
  preferences.sort((a, b) => b.weight - a.weight);
  return preferences.find(({ tag }) => tag === "en" || tag === "fr")?.tag === "fr" ? "fr" : "en";
}

function parseCookies(header: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    try {
      texts.set(pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim()));
    } catch {
      // Not a cookie of the shop, which encodes all values.
    }
  }
  return texts;
}
