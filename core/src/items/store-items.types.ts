import * as z from "zod";
import { amountKind } from "../catalog/catalog.types.ts";
import { maxWeightStep, minWeightStep } from "../pricing/weight.ts";
import { clock, flag, id, money, note, text, timestamp } from "../values.ts";
import { maxPictures } from "./store-item-limits.ts";

/**
 * An item as its store maintains it (contract 6.3). Texts are in English, and in French in fields
 * that end with `_fr`. Groups, options, variations and add-ons have ids: an entry sent with its id
 * stays the same for carts and orders, even with a new label.
 */

export const maxVariations = 500;
const maxStock = 1_000_000_000;
const maxOptionIdLength = 64;

const optionId = text(maxOptionIdLength);

/** A word in both languages; the French one is the English one when it is missing. */
const word = (max: number) => z.object({ name: text(max), name_fr: text(max).optional() });
const shownWord = z.object({ name: z.string(), name_fr: z.string() });

const optionGroup = z
  .object({
    id: optionId.optional(),
    name: text(100),
    name_fr: text(100).optional(),
    type: z.enum(["single", "multi"]).default("single"),
    min: z.int().min(0).max(50).default(0),
    max: z.int().min(1).max(50).default(1),
    required: flag.default(0),
    values: z
      .array(
        z.object({
          id: optionId.optional(),
          label: text(100),
          label_fr: text(100).optional(),
          price: money.default(0),
        }),
      )
      .min(1)
      .max(50),
  })
  .refine(({ min, max, values }) => min <= max && max <= values.length)
  .refine(({ type, max }) => type === "multi" || max === 1);

const variationChoice = z
  .object({
    title: text(100),
    title_fr: text(100).optional(),
    options: z.array(text(100)).min(1).max(50),
    /** As many as `options`. */
    options_fr: z.array(text(100)).max(50).optional(),
    /**
     * For each option, which of the item's pictures show it, by name. When missing, options keep
     * their pictures.
     */
    pictures: z
      .array(z.array(text(100)).max(maxPictures))
      .max(50)
      .optional(),
  })
  .refine(({ options, options_fr }) => (options_fr ?? options).length === options.length)
  .refine(({ options, pictures }) => (pictures ?? options).length === options.length)
  .refine(({ options }) => new Set(options).size === options.length);

const variationPrice = z.object({
  id: id.optional(),
  /** One English option of each choice, in the order of the choices. */
  options: z.array(text(100)).min(1).max(5),
  price: money,
  /** Required for a new variation; missing, an existing one keeps its stock. */
  stock: z.int().min(0).max(maxStock).optional(),
});

/**
 * An add-on belongs to the store. With its `id`, what else is stated changes it on every item that
 * offers it.
 */
const itemAddOn = z.object({
  id: id.optional(),
  name: text(100).optional(),
  name_fr: text(100).optional(),
  price: money.optional(),
});

export const maxGoesWith = 6;
export const maxReturnsDays = 365;
const maxColumns = 8;
const cellLength = 20;

const statedSizeGuide = z
  .object({
    columns: z.array(word(40)).min(1).max(maxColumns),
    rows: z
      .array(z.object({ size: text(cellLength), values: z.array(text(cellLength)) }))
      .min(1)
      .max(50),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length));

/** What a store states of an item. Null clears; `[]` removes all. */
export const itemFields = {
  sku: text(200).nullable().optional(),
  name: text(300).optional(),
  name_fr: text(300).optional(),
  description: note(4000).nullable().optional(),
  description_fr: note(4000).nullable().optional(),
  unit: text(100).nullable().optional(),
  unit_fr: text(100).nullable().optional(),
  category_id: id.optional(),
  sub_category_id: id.nullable().optional(),
  brand_id: id.nullable().optional(),
  common_condition_id: id.nullable().optional(),
  /** By weight, other than food: `price` is that of a kilogram, and quantities count steps. */
  sold_by: z.enum(["piece", "weight"]).optional(),
  /** The grams of one step; required for an item that becomes one sold by weight. */
  weight_step: z.int().min(minWeightStep).max(maxWeightStep).optional(),
  /** Of an item without variations. */
  price: money.optional(),
  discount: money.optional(),
  discount_type: amountKind.optional(),
  /** Of an item without variations; food has none. */
  stock: z.int().min(0).max(maxStock).optional(),
  /** The names of the pictures that stay and of uploads (contract 7.1), in their order. */
  images: z.array(text(100)).max(maxPictures).optional(),
  tags: z.array(word(100)).max(20).optional(),
  generic_names: z.array(word(200)).max(20).optional(),
  nutrition: z.array(word(200)).max(20).optional(),
  /** `[]` states that there are none; null that it is unknown. */
  allergies: z.array(word(200)).max(20).nullable().optional(),
  veg: flag.optional(),
  organic: flag.optional(),
  halal: flag.optional(),
  basic: flag.optional(),
  prescription_required: flag.optional(),
  recommended: flag.optional(),
  active: flag.optional(),
  maximum_cart_quantity: z.int().min(1).max(maxStock).nullable().optional(),
  /** Both or none. */
  available_from: clock.nullable().optional(),
  available_until: clock.nullable().optional(),
  /** What the sizes measure; each row has a value for each column. */
  size_guide: statedSizeGuide.nullable().optional(),
  /** 0: not taken back. Null: as long as the shop refunds. */
  returns_days: z.int().min(0).max(maxReturnsDays).nullable().optional(),
  /** Other items of the store. */
  goes_with: z.array(id).max(maxGoesWith).optional(),
  option_groups: z.array(optionGroup).max(20).optional(),
  add_ons: z.array(itemAddOn).max(50).optional(),
  variation_choices: z.array(variationChoice).max(5).optional(),
  variations: z.array(variationPrice).max(maxVariations).optional(),
};

export const storeItem = z.object({
  id,
  slug: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  name_fr: z.string(),
  description: z.string(),
  description_fr: z.string(),
  unit: z.string().nullable(),
  unit_fr: z.string().nullable(),
  category_id: id,
  sub_category_id: id.nullable(),
  brand_id: id.nullable(),
  common_condition_id: id.nullable(),
  sold_by: z.enum(["piece", "weight"]),
  weight_step: z.int().nullable(),
  price: money,
  discount: z.number(),
  discount_type: amountKind,
  /** The sum over the variations if there are any; null for food. */
  stock: z.int().nullable(),
  images: z.array(z.string()),
  images_full_url: z.array(z.string()),
  tags: z.array(shownWord),
  generic_names: z.array(shownWord),
  nutrition: z.array(shownWord),
  allergies: z.array(shownWord).nullable(),
  veg: flag,
  organic: flag,
  halal: flag,
  basic: flag,
  prescription_required: flag,
  recommended: flag,
  active: flag,
  maximum_cart_quantity: z.int().nullable(),
  available_from: clock.nullable(),
  available_until: clock.nullable(),
  /** The store has none until then; null while it has some. */
  sold_out_until: timestamp.nullable(),
  size_guide: z
    .object({
      columns: z.array(shownWord),
      rows: z.array(z.object({ size: z.string(), values: z.array(z.string()) })),
    })
    .nullable(),
  returns_days: z.int().nullable(),
  goes_with: z.array(id),
  option_groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      name_fr: z.string(),
      type: z.enum(["single", "multi"]),
      min: z.int(),
      max: z.int(),
      required: flag,
      values: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          label_fr: z.string(),
          price: money,
          /** The store has none until then; missing while it has some. */
          sold_out_until: timestamp.optional(),
        }),
      ),
    }),
  ),
  add_ons: z.array(
    z.object({
      id,
      name: z.string(),
      name_fr: z.string(),
      price: money,
      /** The store has none until then; missing while it has some. */
      sold_out_until: timestamp.optional(),
    }),
  ),
  variation_choices: z.array(
    z.object({
      title: z.string(),
      title_fr: z.string(),
      options: z.array(z.string()),
      options_fr: z.array(z.string()),
      /** Missing where all options share the pictures of the item. */
      pictures: z.array(z.array(z.string())).optional(),
    }),
  ),
  variations: z.array(
    z.object({
      id,
      type: z.string(),
      type_fr: z.string(),
      price: money,
      stock: z.int(),
      sold_out_until: timestamp.optional(),
    }),
  ),
});
export type StoreItem = z.infer<typeof storeItem>;

const stated = z.object(itemFields);
/** What a store has stated of an item. */
export type StatedItem = z.output<typeof stated>;
