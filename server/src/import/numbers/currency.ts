import type { ShopSettings } from "../../config/shop.ts";

/** The currency of the amounts that are imported. */
export interface Currency {
  code: string;
  /** How people write it beside an amount, in lower case. */
  signs: ReadonlySet<string>;
  /** Signs of others whose amounts are taken as they stand. */
  taken: ReadonlySet<string>;
}

type CurrencySettings = Pick<ShopSettings, "currencyCode" | "currencySymbol">;

const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
const signLanguages = ["en", "fr"];
/** Signs made of letters. */
const letterSigns = /^(kr\.?|zł|kč|ft|fr\.?|rs\.?|r\$|us\$|ca\$|lei|лв\.?|din\.?)$/iu;
const words = /[\p{L}\p{Sc}][\p{L}\p{Sc}.]*/gu;

/**
 * The currency of the shop. `also` is the sign or code of another one whose amounts are taken as
 * they stand.
 */
export function toCurrency(settings: CurrencySettings, also: string | null = null): Currency {
  const { currencyCode: code, currencySymbol } = settings;
  const signs = new Set([currencySymbol.toLowerCase(), ...findSigns(code)]);
  const others = also && isCode(also) ? findSigns(also.toUpperCase()) : [];
  return { code, signs, taken: new Set(also ? [also.toLowerCase(), ...others] : []) };
}

function findSigns(code: string): string[] {
  return displays.flatMap((currencyDisplay) =>
    signLanguages.flatMap((language) => {
      const format = new Intl.NumberFormat(language, {
        style: "currency",
        currency: code,
        currencyDisplay,
      });
      return [1, 2].flatMap((amount) =>
        format
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === "currency" ? value.toLowerCase() : [])),
      );
    }),
  );
}

const isCode = (text: string) => Intl.supportedValuesOf("currency").includes(text.toUpperCase());

/**
 * Takes the currency off an amount, on whichever side it stands. `other` is the sign of another
 * currency; null for an amount with words that are no currency.
 */
export function splitCurrency(
  text: string,
  { signs, taken }: Currency,
): { digits: string; sign: string | null; other: string | null } | null {
  const found = text.match(words) ?? [];
  const digits = text.replace(words, "").trim();
  const foreign = found.find((word) => {
    const sign = word.toLowerCase();
    return !signs.has(sign) && !taken.has(sign);
  });
  if (foreign === undefined) return { digits, sign: found[0] ?? null, other: null };
  const isCurrency = /\p{Sc}/u.test(foreign) || letterSigns.test(foreign) || isCode(foreign);
  return isCurrency ? { digits, sign: null, other: foreign } : null;
}
