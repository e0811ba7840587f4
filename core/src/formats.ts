import type { Language } from "./language.ts";
import { plainNumber } from "./plain-number.ts";

/**
 * The region whose conventions dates and numbers of a language follow: "22 November", not "November
 * 22".
 */
const locales = { en: "en-GB", fr: "fr-FR" } as const satisfies Record<Language, string>;

/**
 * `Intl` formats, cached: creating one takes as long as rendering a card, and a page formats
 * hundreds of numbers in a few ways.
 */
const numberFormats = new Map<string, NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const countryNames = new Map<string, Intl.DisplayNames>();

export interface NumberFormat {
  format(value: number): string;
}

/** Formats as `Intl` does, which is created only for what `plainNumber` leaves to it. */
export function numberFormat(
  language: Language,
  options: Intl.NumberFormatOptions = {},
): NumberFormat {
  return cached(numberFormats, [language, options], () => {
    const { minimumFractionDigits, maximumFractionDigits, ...others } = options;
    const isPlain = Object.keys(others).length === 0;
    let format: Intl.NumberFormat | null = null;
    return {
      format(value) {
        const text = isPlain ? plainNumber(value, language, options) : null;
        if (text !== null) return text;
        format ??= new Intl.NumberFormat(locales[language], options);
        return format.format(value);
      },
    };
  });
}

export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(
    dateFormats,
    [language, options],
    () => new Intl.DateTimeFormat(locales[language], options),
  );
}

/** The units of shortened numbers, with the smallest value that uses each. */
const steps = [
  { from: 1e9, unit: 1e9, letter: "B" },
  { from: 1e6, unit: 1e6, letter: "M" },
  { from: 1e5, unit: 1e3, letter: "K" },
];

/**
 * A number from a hundred thousand on is shortened with one decimal: `120K`, `1.2M`, `3B` (spec
 * §9).
 */
export function shortNumber(value: number, language: Language): string {
  const format = numberFormat(language);
  const step = steps.find(({ from }) => value >= from);
  if (!step) return format.format(value);
  // Truncated, not rounded: 999 999 is not yet a million.
  return `${format.format(Math.floor((value / step.unit) * 10) / 10)}${step.letter}`;
}

/** Bytes as a person reads them: "240 kB", "1.4 MB". */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1e6;
  const format = numberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / 1e6 : Math.max(bytes / 1e3, 1));
}

/** The name of a country by its code: `FR`. */
export function countryName(language: Language, code: string): string {
  const names = cached(
    countryNames,
    [language],
    () => new Intl.DisplayNames(locales[language], { type: "region" }),
  );
  return names.of(code) ?? code;
}

function cached<Format>(
  formats: Map<string, Format>,
  options: unknown[],
  create: () => Format,
): Format {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}
