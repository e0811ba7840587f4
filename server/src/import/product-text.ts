import type { LocalizedText } from "@errand/core/language";
import { htmlToText } from "./html-text.ts";
import { RefusedRow } from "./import-error.ts";
import type { RowReading } from "./row-reading.ts";

/**
 * Parses texts of an item from tables and JSON. Each function throws `RefusedRow` with the reason.
 */

const maxListed = 20;

/** Returns the trimmed text, null when it is empty. */
export function parseText(value: unknown, field: string, maxLength: number): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string" && typeof value !== "number") {
    throw new RefusedRow("notText", { field });
  }
  const trimmed = String(value).normalize("NFC").replace(/\s+/g, " ").trim();
  if (!isStorable(trimmed)) throw new RefusedRow("notText", { field });
  if (trimmed.length > maxLength) {
    throw new RefusedRow("tooLong", { field, most: maxLength });
  }
  return trimmed === "" ? null : trimmed;
}

/** Returns a text for customers: HTML as what a reader of it sees. Null when it is empty. */
export function parseWords(
  value: unknown,
  field: string,
  maxLength: number,
  reading: RowReading,
): string | null {
  const given = parseText(value, field, Number.POSITIVE_INFINITY);
  const text = given === null ? null : withoutHtml(given, field, reading);
  return parseText(text, field, maxLength);
}

/** A text for customers; a longer one ends with a word and `…`. */
export function parseLongText(
  value: unknown,
  field: string,
  maxLength: number,
  reading: RowReading,
): string | null {
  const text = parseWords(value, field, Number.POSITIVE_INFINITY, reading);
  if (text === null || text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const cut = `${start.replace(/\s+\S*$/, "").toWellFormed()}…`;
  reading.note("cut_text", field, `…${text.slice(cut.length - 1)}`, "…");
  return cut;
}

/** Returns HTML as text, and notes what it was. */
export function withoutHtml(given: string, field: string, reading: RowReading): string {
  const found = htmlToText(given);
  if (found === null) return given;
  if (found.hadTags) reading.note("html", field, given, found.text);
  if (found.hadEntities) reading.note("entities", field, given, found.text);
  return found.text;
}

/** PostgreSQL stores neither a NUL character nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Returns a text in both languages; a missing one equals the other. Null when both are null. */
export function bothLanguages(en: string | null, fr: string | null): LocalizedText | null {
  const either = en ?? fr;
  return either === null ? null : { en: en ?? either, fr: fr ?? either };
}

/** Parses a JSON list, or texts separated by `|`, `;` or commas. Drops duplicates. */
export function listOf(
  value: unknown,
  field: string,
  maxLength: number,
  reading: RowReading,
  most = maxListed,
): string[] | null {
  const texts = parseEntries(value, field, maxLength);
  return texts && firstOnes([...new Set(texts)], String, field, most, reading);
}

/** The first entries of a list; the others are noted. */
function firstOnes<Entry>(
  entries: Entry[],
  toName: (entry: Entry) => string,
  field: string,
  most: number,
  reading: RowReading,
): Entry[] {
  const others = entries.slice(most).map(toName);
  if (others.length > 0) reading.note("cut_list", field, others.join(", "), "");
  return entries.slice(0, most);
}

/** Parses a list in English and its French translation with as many entries. */
export function wordsListOf(
  en: unknown,
  fr: unknown,
  field: string,
  maxLength: number,
  reading: RowReading,
): LocalizedText[] | null {
  const inWords = (entry: string) => withoutHtml(entry, field, reading);
  const english = parseEntries(en, field, maxLength)?.map(inWords) ?? null;
  const french = parseEntries(fr, `${field}_fr`, maxLength)?.map(inWords) ?? null;
  if (english && french && english.length !== french.length) {
    throw new RefusedRow("listLengths", {
      field,
      french: french.length,
      english: english.length,
    });
  }
  const names = english ?? french;
  if (names === null) return null;
  const byName = new Map<string, LocalizedText>();
  for (const [index, name] of names.entries()) {
    if (!byName.has(name)) byName.set(name, { en: name, fr: french?.[index] ?? name });
  }
  return firstOnes([...byName.values()], ({ en }) => en, field, maxListed, reading);
}

function parseEntries(value: unknown, field: string, maxLength: number): string[] | null {
  if (value === undefined || value === null) return null;
  const entries = Array.isArray(value) ? value : splitText(value, field);
  return entries.flatMap((entry) => parseText(entry, field, maxLength) ?? []);
}

function splitText(value: unknown, field: string): string[] {
  if (typeof value === "object") throw new RefusedRow("notText", { field });
  const text = String(value);
  if (field === "pictures") return urlsIn(text);
  const delimiter = ["|", ";", ","].find((candidate) => text.includes(candidate)) ?? ",";
  return text.split(delimiter);
}

/** Splits at commas only before a URL, because URLs may contain commas. */
function urlsIn(text: string): string[] {
  return text.split(text.includes("|") ? "|" : /[\s,;]+(?=https?:)|\s*;\s*/);
}

/** Turns `en:plant-based-foods` into `Plant based foods`. */
export function toLabel(name: string | null): string | null {
  if (name === null || name === "") return null;
  const shown = /^[a-z]{2}:|^[a-z-]+$/.test(name)
    ? name.replace(/^[a-z]{2}:/, "").replaceAll("-", " ")
    : name;
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
