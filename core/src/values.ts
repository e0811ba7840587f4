import * as z from "zod";
import { emailPattern, maxEmailLength, normalizeEmail } from "./email.ts";
import { maxImageBytes } from "./image-limits.ts";
import { isWholeMinor } from "./money.ts";
import { phonePattern, withoutSeparators } from "./phone.ts";
import { isVisible, toLatinDigits, withoutDirectionChanges } from "./written-text.ts";

/** Schemas that several contracts share (contract 1.5, 1.6). */

/** Names the rule that a refinement checks, for its error message. */
export interface RuleParams {
  rule:
    | "required"
    | "required_phone"
    | "decimals"
    | "same_password"
    | "strong_password"
    | "delivery_span";
}

/**
 * For a refinement over several parameters: it runs even when other parameters are invalid, so that
 * all errors are reported together (contract 1.3).
 */
export const runAlways = { when: () => true } as const;

/** For a refinement that makes `field` required, depending on another parameter. */
export function requires(field: string) {
  return { ...runAlways, path: [field], params: { rule: "required" } satisfies RuleParams };
}

/** A decimal number in the shop's currency, at most two decimals, 0 to 9 999 999.99. */
export const money = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine(isWholeMinor, {
    params: { rule: "decimals" } satisfies RuleParams,
  });

export const percent = z.number().min(0).max(100);
export const flag = z.union([z.literal(0), z.literal(1)]);

export function flagOf(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** The largest `integer` of PostgreSQL. */
export const maxId = Number.MAX_SAFE_INTEGER;
export const id = z.int().min(1).max(maxId);
export const timestamp = z.iso.datetime({ offset: true });
/**
 * A requested time, limited to the years 2000 to 2099: time zones are not defined for every year.
 */
export const requestedTime = timestamp.refine((value) => {
  const time = Date.parse(value);
  return time >= Date.UTC(2000, 0) && time < Date.UTC(2100, 0);
});
export const day = z.iso.date();
export const clock = z.stringFormat("clock", /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const url = z.string();

/**
 * User input of `min` to `max` characters on one line: trimmed, NFC, without control characters and
 * changes of direction. What shows nothing is empty.
 */
export function text(max: number, min = 1) {
  return z
    .string()
    .overwrite((value) => toShownText(value.replace(/\p{Cc}+/gu, " ")))
    .min(min)
    .max(max);
}

function toShownText(value: string): string {
  const shown = withoutDirectionChanges(value.toWellFormed().normalize("NFC")).trim();
  return isVisible(shown) ? shown : "";
}

/** Like `text`, but keeps line breaks, which forms send as CR LF. */
export function note(max: number) {
  return z
    .string()
    .overwrite((value) => toShownText(value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]+/gu, " ")))
    .min(1)
    .max(max);
}

/** A phone number as typed; its separators and what is invisible are removed. */
export const phone = z
  .string()
  .overwrite(withoutSeparators)
  .check(z.stringFormat("phone", phonePattern));

export const email = z
  .string()
  .overwrite(normalizeEmail)
  .max(maxEmailLength)
  .check(z.email({ pattern: emailPattern }));

/** An uploaded picture, at most 2 MB; the server checks its content. */
export const imageFile = z.file().max(maxImageBytes);

/**
 * A PDF document among links to pictures: the link that leads to it, its name, its bytes, and
 * pictures of its pages, at most 10, for those who are not to open it.
 */
export const uploadedDocument = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  pages: z.array(z.string()),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

/** Six digits, sent by mail or text message; in any script and with spaces as typed. */
export const oneTimeCode = z
  .string()
  .overwrite((value) => toLatinDigits(value.replace(/[\s\p{Cf}]/gu, "")))
  .check(z.stringFormat("one-time-code", /^\d{6}$/));

/** 128 random bits in 22 base64url characters; the last character carries only two of them. */
export const guestId = z.stringFormat("guest-id", /^[A-Za-z0-9_-]{21}[AQgw]$/);

export const slug = z
  .stringFormat("slug", /^[a-z0-9]+(-[a-z0-9]+)*$/)
  .min(2)
  .max(255);

/** An id or a slug in a path: `12` or `rye-loaf`. */
export const idOrSlug = z.stringFormat("id-or-slug", /^[a-z0-9]+(-[a-z0-9]+)*$/).max(255);

/** True for an id. Slugs never consist of digits only, so a longer number matches nothing. */
export function isId(idOrSlug: string): boolean {
  return /^\d{1,10}$/.test(idOrSlug);
}

/** `offset` is the number of the page, from 1. */
export const paging = {
  limit: z.int().min(1).max(100).default(10),
  offset: z.int().min(1).max(10_000).default(1),
};

/** A page of a list named `name`; the total is counted up to 10 000. */
export function page<Name extends string, Entry extends z.ZodType>(name: Name, entry: Entry) {
  return z.object({
    total_size: z.int(),
    limit: z.int(),
    offset: z.int(),
    [name]: z.array(entry),
  } as { total_size: z.ZodInt; limit: z.ZodInt; offset: z.ZodInt } & Record<
    Name,
    z.ZodArray<Entry>
  >);
}

/** The response of a write that returns nothing but a message. */
export const messageResponse = z.object({ message: z.string() });

/** A message about a change that did not fail the request. */
export const notice = z.object({ code: z.string(), message: z.string() });
export type Notice = z.infer<typeof notice>;
