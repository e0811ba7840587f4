import type { LocalizedText } from "@errand/core/language";

/** Reads documents of other systems, whose shape nobody guarantees. */

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The objects by their ids. */
export function byId(value: unknown): Map<string, JsonObject> {
  return new Map(objectsIn(value).map((object) => [String(object.id), object]));
}

export function toNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** An amount in minor units, as menus of delivery services state prices. */
export function fromCents(value: unknown): unknown {
  return typeof value === "number" ? value / 100 : value;
}

/**
 * A text, or texts by language: `{ en: "Tea", fr: "Thé" }`, `{ translations: { en_us: "Tea" } }`.
 * Null without one.
 */
export function toLocalized(value: unknown): LocalizedText | null {
  if (typeof value === "string") return value.trim() === "" ? null : { en: value, fr: value };
  if (!isObject(value)) return null;
  const texts = Object.entries(isObject(value.translations) ? value.translations : value).flatMap(
    ([language, text]) => (typeof text === "string" && text !== "" ? [{ language, text }] : []),
  );
  const findIn = (language: string) =>
    texts.find((entry) => entry.language.toLowerCase().startsWith(language))?.text;
  const either = findIn("en") ?? findIn("fr") ?? texts[0]?.text;
  return either === undefined ? null : { en: findIn("en") ?? either, fr: findIn("fr") ?? either };
}

/** The first text under one of several names. */
export function firstText(object: JsonObject, names: readonly string[]): LocalizedText | null {
  for (const name of names) {
    const text = toLocalized(object[name]);
    if (text) return text;
  }
  return null;
}
