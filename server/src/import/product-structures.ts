import { maxPictures } from "@errand/core/items/store-item-limits";
import { variationType } from "@errand/core/items/variation-type";
import type { LocalizedText } from "@errand/core/language";
import { type Minor, nothing, toMinor } from "@errand/core/money";
import * as z from "zod";
import type { ItemChoice, ItemSizeGuide } from "../catalog/catalog.tables.ts";
import type { FoodChoiceDraft } from "../catalog/option-ids.ts";
import { RefusedRow } from "./import-error.ts";
import { maxPrice } from "./numbers/read-amount.ts";
import { isStorable } from "./product-text.ts";

/**
 * Fields of an item that are lists of objects: JSON, which a table contains as the text of a cell.
 */

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength).refine(isStorable);
const amount = z.number().min(0).max(maxPrice).transform(toMinor);
const localized = (en: string, fr: string | undefined): LocalizedText => ({ en, fr: fr ?? en });

/** Of a list with an entry for each of another one: the reason of a list that has others. */
const sameNumberAs = (field: string, other: string) => ({ params: { field, other } });

/** The option groups of a dish. */
const optionGroups = z
  .array(
    z
      .strictObject({
        name: text(100),
        name_fr: text(100).optional(),
        type: z.enum(["single", "multi"]).default("single"),
        min: z.int().min(0).default(0),
        max: z.int().min(1).default(1),
        required: z.boolean().default(false),
        values: z
          .array(
            z
              .strictObject({
                label: text(100),
                label_fr: text(100).optional(),
                price: amount.default(nothing),
              })
              .transform(({ label, label_fr, price }) => ({
                label: localized(label, label_fr),
                price,
              })),
          )
          .min(1)
          .max(50),
      })
      .refine(({ min, max }) => min <= max, "min is more than max")
      .transform(
        ({ name, name_fr, ...group }): FoodChoiceDraft => ({
          ...group,
          name: localized(name, name_fr),
        }),
      ),
  )
  .max(20);

/** Add-ons of the item; the price is required for one that its store does not have yet. */
const addOns = z
  .array(
    z
      .strictObject({
        name: text(100),
        name_fr: text(100).optional(),
        price: amount.optional(),
      })
      .transform(({ name, name_fr, price = null }) => ({ name: localized(name, name_fr), price })),
  )
  .max(50);

/** The choices that a variation combines, such as size and colour. */
const variationChoices = z
  .array(
    z
      .strictObject({
        title: text(100),
        title_fr: text(100).optional(),
        options: z.array(text(100)).min(1).max(50),
        options_fr: z.array(text(100)).optional(),
        pictures: z
          .array(
            z.array(
              z
                .int()
                .min(0)
                .max(maxPictures - 1),
            ),
          )
          .optional(),
      })
      .refine(
        ({ options, options_fr }) => (options_fr ?? options).length === options.length,
        sameNumberAs("options_fr", "options"),
      )
      .refine(
        ({ options, pictures }) => (pictures ?? options).length === options.length,
        sameNumberAs("pictures", "options"),
      )
      .transform(
        ({ title, title_fr, options, options_fr, pictures }): ItemChoice => ({
          title: localized(title, title_fr),
          options: options.map((option, index) => localized(option, options_fr?.[index])),
          ...(pictures && { pictures }),
        }),
      ),
  )
  .min(1)
  .max(5);

/** One entry for each variation: one option of each choice, in the order of the choices. */
const variationPrices = z
  .array(
    z.strictObject({
      options: z.array(z.string().trim()),
      price: amount,
      /** In pieces, or in kilograms; null: the stock that the item states. */
      stock: z.number().min(0).max(1_000_000_000).nullable(),
    }),
  )
  .min(1)
  .max(500);

/** What the sizes measure: rows of a size and a value for each column. */
const sizeGuide = z
  .strictObject({
    columns: z.array(text(40)).min(1).max(8),
    columns_fr: z.array(text(40)).optional(),
    rows: z
      .array(z.strictObject({ size: text(20), values: z.array(text(20)) }))
      .min(1)
      .max(50),
  })
  .refine(
    ({ columns, columns_fr }) => (columns_fr ?? columns).length === columns.length,
    sameNumberAs("columns_fr", "columns"),
  )
  .refine(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    sameNumberAs("values", "columns"),
  )
  .transform(
    ({ columns, columns_fr, rows }): ItemSizeGuide => ({
      columns: columns.map((column, index) => localized(column, columns_fr?.[index])),
      rows,
    }),
  );

/** Reviews of the item from another system. */
const customerReviews = z
  .array(
    z
      .strictObject({
        customer: text(100),
        rating: z.int().min(1).max(5),
        comment: text(4000).optional(),
        comment_fr: text(4000).optional(),
        reply: text(4000).optional(),
        reply_fr: text(4000).optional(),
        pictures: z.array(text(2000)).max(5).default([]),
        written_at: z.iso.datetime(),
        replied_at: z.iso.datetime().optional(),
      })
      .transform(({ comment, comment_fr, reply, reply_fr, ...review }) => ({
        customerName: review.customer,
        rating: review.rating,
        comment: inWrittenLanguage(comment, comment_fr),
        pictures: review.pictures,
        reply: inWrittenLanguage(reply, reply_fr),
        repliedAt: review.replied_at ? new Date(review.replied_at) : null,
        createdAt: new Date(review.written_at),
      })),
  )
  .max(10_000);

/** A review is written in one language; the other one stays empty. */
function inWrittenLanguage(en = "", fr = ""): LocalizedText | null {
  return en === "" && fr === "" ? null : { en, fr };
}

export type ImportedAddOn = z.output<typeof addOns>[number];
export type ImportedReview = z.output<typeof customerReviews>[number];
export type ImportedVariation = { type: LocalizedText; price: Minor; stock: number | null };
export type ImportedVariations = { choices: ItemChoice[]; variations: ImportedVariation[] };

export const optionGroupsOf = (value: unknown) => parse(value, optionGroups, "option_groups");
export const addOnsOf = (value: unknown) => parse(value, addOns, "add_ons");
export const parseSizeGuide = (value: unknown) => parse(value, sizeGuide, "size_guide");
export const reviewsOf = (value: unknown) => parse(value, customerReviews, "customer_reviews");

/**
 * Returns the choices of an item and its variations, each named by its options. Null when both
 * values are empty.
 */
export function parseVariations(
  choiceValue: unknown,
  priceValue: unknown,
): ImportedVariations | null {
  const choices = parse(choiceValue, variationChoices, "variation_choices");
  const prices = parse(priceValue, variationPrices, "variation_prices");
  if (choices === null && prices === null) return null;
  if (choices === null || prices === null) {
    throw new RefusedRow("needEachOther", {
      field: "variation_choices",
      other: "variation_prices",
    });
  }
  const variations = prices.map(({ options, price, stock }) => {
    const type = toVariationType(options, choices);
    return { type, price, stock };
  });
  if (new Set(variations.map(({ type }) => type.en)).size < variations.length) {
    throw new RefusedRow("sameOptions", { field: "variation_prices" });
  }
  return { choices, variations };
}

function toVariationType(options: string[], choices: ItemChoice[]): LocalizedText {
  const type = variationType(options, choices);
  if (type) return type;
  throw new RefusedRow("notOneOption", { field: "variation_prices", text: options.join(", ") });
}

function parse<T>(value: unknown, schema: z.ZodType<T>, field: string): T | null {
  if (value === undefined || value === null) return null;
  const given = typeof value === "string" ? parseJson(value, field) : value;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [field, ...(issue?.path ?? [])].join(".");
  if (issue?.code === "custom" && issue.params) {
    throw new RefusedRow("entryCount", {
      path,
      field: String(issue.params.field),
      other: String(issue.params.other),
    });
  }
  throw new RefusedRow("structure", { path, problem: problemIn(schema, given) });
}

/** What is wrong with a value, in both languages of Zod. */
function problemIn(schema: z.ZodType, value: unknown): LocalizedText {
  const first = (options?: Parameters<typeof schema.safeParse>[1]) =>
    schema.safeParse(value, options).error?.issues[0]?.message ?? "";
  return { en: first(), fr: first({ error: z.locales.fr().localeError }) };
}

function parseJson(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRow("notJson", { field });
  }
}
