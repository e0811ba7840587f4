import { allergensOf } from "@errand/core/catalog/allergens";
import { AppError } from "@errand/core/errors";
import type { StatedItem } from "@errand/core/items/store-items.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromPercent, type Minor, minor, toMinor } from "@errand/core/money";
import type { FoodChoice, ItemSizeGuide, items } from "../catalog/catalog.tables.ts";
import { type FoodChoiceDraft, withOptionIds } from "../catalog/option-ids.ts";
import { textAfter, wordText, wordTexts } from "../catalog/stated-text.ts";

type ItemRow = typeof items.$inferSelect;
export type ItemColumns = Partial<typeof items.$inferInsert>;

/**
 * The columns of an item that a store states; `before` is the item as it is, null for a new one.
 * What has rows of its own (stock, variations, add-ons, tags) and what refers to rows of the shop
 * is written elsewhere. Throws `item_discount`, `item_hours_incomplete`, `item_options_invalid` and
 * `item_weight`.
 */
export function toItemColumns(
  stated: StatedItem,
  before: ItemRow | null,
  moduleType: ModuleType,
): ItemColumns {
  return {
    ...textColumns(stated, before),
    ...toDiscountColumns(stated, before),
    ...hoursOf(stated, before),
    ...weightColumns(stated, before, moduleType),
    ...wordColumns(stated),
    ...flagColumns(stated),
    ...(stated.sku !== undefined && { sku: stated.sku }),
    ...(stated.price !== undefined && { price: toMinor(stated.price) }),
    ...(stated.maximum_cart_quantity !== undefined && {
      maximumCartQuantity: stated.maximum_cart_quantity,
    }),
    ...(stated.size_guide !== undefined && { sizeGuide: toSizeGuide(stated.size_guide) }),
    ...(stated.returns_days !== undefined && { returnsDays: stated.returns_days }),
    ...(stated.option_groups && {
      foodChoices: foodChoicesOf(stated.option_groups, before?.foodChoices ?? [], moduleType),
    }),
  };
}

function textColumns(stated: StatedItem, before: ItemRow | null): ItemColumns {
  const { name, name_fr, description, description_fr, unit, unit_fr } = stated;
  const isStated = (...values: unknown[]) => values.some((value) => value !== undefined);
  const noText = { en: "", fr: "" };
  const shownName = textAfter(before?.name ?? null, { en: name, fr: name_fr });
  return {
    ...(isStated(name, name_fr) && shownName && { name: shownName }),
    ...(isStated(description, description_fr) && {
      description:
        textAfter(before?.description ?? null, { en: description, fr: description_fr }) ?? noText,
    }),
    ...(isStated(unit, unit_fr) && {
      unit: textAfter(before?.unit ?? null, { en: unit, fr: unit_fr }),
    }),
  };
}

function wordColumns({ generic_names, nutrition, allergies }: StatedItem): ItemColumns {
  return {
    ...(generic_names && { genericNames: wordTexts(generic_names) }),
    ...(nutrition && { nutrition: wordTexts(nutrition) }),
    ...(allergies === null && { allergies: [], allergens: null }),
    ...(allergies && {
      allergies: wordTexts(allergies),
      allergens: allergensOf(wordTexts(allergies)),
    }),
  };
}

const flags = {
  veg: "veg",
  organic: "organic",
  halal: "halal",
  basic: "basic",
  prescription_required: "prescriptionRequired",
  recommended: "recommended",
  active: "active",
} as const satisfies Partial<Record<keyof StatedItem, keyof ItemColumns>>;

function flagColumns(stated: StatedItem): ItemColumns {
  const columns = Object.entries(flags).flatMap(([field, column]) => {
    const value = stated[field as keyof typeof flags];
    return value === undefined ? [] : [[column, value === 1]];
  });
  return Object.fromEntries(columns);
}

function toDiscountColumns(stated: StatedItem, before: ItemRow | null): ItemColumns {
  const { discount, discount_type: type } = stated;
  if (discount === undefined && type === undefined) return {};
  // The number of one kind means nothing as the other.
  if (discount === undefined) throw new AppError("item_discount", { field: "discount" });
  const discountKind = type ?? before?.discountKind ?? "percent";
  if (discountKind === "amount") return { discount: toMinor(discount), discountKind };
  if (discount > 100) throw new AppError("item_discount", { field: "discount" });
  return { discount: fromPercent(discount), discountKind };
}

function hoursOf(stated: StatedItem, before: ItemRow | null): ItemColumns {
  const { available_from, available_until } = stated;
  if (available_from === undefined && available_until === undefined) return {};
  const from = available_from === undefined ? (before?.availableFrom ?? null) : available_from;
  const until = available_until === undefined ? (before?.availableUntil ?? null) : available_until;
  if ((from === null) !== (until === null)) {
    throw new AppError("item_hours_incomplete", {
      field: from === null ? "available_from" : "available_until",
    });
  }
  return { availableFrom: from, availableUntil: until };
}

/** What is sold by the piece, and food, has no step; what becomes sold by weight states one. */
function weightColumns(
  { sold_by, weight_step: step }: StatedItem,
  before: ItemRow | null,
  moduleType: ModuleType,
): ItemColumns {
  if (sold_by === undefined && step === undefined) return {};
  const current = before?.weightStep ?? null;
  const isByWeight = (sold_by ?? (current === null ? "piece" : "weight")) === "weight";
  const weightStep = isByWeight ? (step ?? current) : null;
  const isRefused = isByWeight ? weightStep === null || moduleType === "food" : step !== undefined;
  if (isRefused) throw new AppError("item_weight", { field: "weight_step" });
  return { weightStep };
}

function toSizeGuide(stated: NonNullable<StatedItem["size_guide"]> | null): ItemSizeGuide | null {
  return stated && { columns: stated.columns.map(wordText), rows: stated.rows };
}

type StatedGroups = NonNullable<StatedItem["option_groups"]>;

/** Groups and options with a stated id keep it; others are recognised by their labels. */
function foodChoicesOf(
  stated: StatedGroups,
  before: FoodChoice[],
  moduleType: ModuleType,
): FoodChoice[] {
  const isRefused =
    (moduleType !== "food" && stated.length > 0) ||
    hasTwice(stated.map(({ name }) => name)) ||
    hasTwice(stated.flatMap(({ id }) => id ?? [])) ||
    stated.some((group) => !isKnown(group, before) || hasTwice(group.values.map((v) => v.label)));
  if (isRefused) throw new AppError("item_options_invalid", { field: "option_groups" });
  return withOptionIds(stated.map(toDraft), before);
}

/**
 * Whether the ids that are stated are those of a group of the item and of its options, each once.
 */
function isKnown({ id, values }: StatedGroups[number], before: FoodChoice[]): boolean {
  const ids = values.flatMap((value) => value.id ?? []);
  const group = before.find((known) => known.id === id);
  if (id === undefined || !group) return id === undefined && ids.length === 0;
  return !hasTwice(ids) && ids.every((own) => group.values.some((value) => value.id === own));
}

const hasTwice = (values: string[]) => new Set(values).size < values.length;

function toDraft({ id, values, name, name_fr, type, min, max, required }: StatedGroups[number]) {
  return {
    ...{ id, type, min, max },
    name: wordText({ name, name_fr }),
    required: required === 1,
    values: values.map(({ id, label, label_fr, price }) => ({
      id,
      label: { en: label, fr: label_fr ?? label },
      price: toMinor(price),
    })),
  } satisfies FoodChoiceDraft;
}

/** The price shown of an item with variations: their lowest. */
export function lowestPrice(variations: readonly { price: Minor }[]): Minor {
  return minor(Math.min(...variations.map(({ price }) => price)));
}
