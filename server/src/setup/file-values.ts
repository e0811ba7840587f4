import type { LocalizedText } from "@errand/core/language";
import { fromPercent, isWholeMinor, toMinor } from "@errand/core/money";
import * as z from "zod";

/** The values of `shop.json`: what they accept, and what the database stores of them. */

export const shortText = z.string().trim().min(1, "must not be empty").max(200, "is too long");

/** A text in both languages: as `{ "en": …, "fr": … }`, or one text that is the same in both. */
const localizedUpTo = (limit: number) => {
  const one = z.string().trim().min(1, "must not be empty").max(limit, "is too long");
  const bothAlike = (value: unknown) =>
    typeof value === "string" ? { en: value, fr: value } : value;
  return z.preprocess(bothAlike, z.strictObject({ en: one, fr: one }));
};
export const words = localizedUpTo(500);
export const longText = localizedUpTo(100_000);

/** An amount in units of the currency, such as 2.5. */
export const units = z
  .number()
  .min(0, "must not be negative")
  .max(1_000_000, "is too high")
  .refine(isWholeMinor, "has more than two decimals");
/** Stored in minor units. */
export const amount = units.transform(toMinor);

/** A percentage such as 19.6. */
export const percentage = z
  .number()
  .min(0, "must be a percentage from 0 to 100")
  .max(100, "must be a percentage from 0 to 100");
/** Stored in basis points. */
export const percent = percentage.transform(fromPercent);

export const slug = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "must be small letters, digits and hyphens")
  .max(60, "is too long");

export const place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const webLink = z.url({ protocol: /^https?$/, error: "must be a web address" });

/** The English text, by which what has no other key is known again. */
export const getEnglishName = ({ name }: { name: LocalizedText }): string => name.en;

/** A part of which a file may leave out what has a default, or all of it. */
export function withDefaults<Part extends z.ZodType<object>>(
  part: Part,
  defaults: Partial<z.input<Part>>,
) {
  return z
    .preprocess((value) => (isObject(value) ? { ...defaults, ...value } : value), part)
    .prefault({});
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
