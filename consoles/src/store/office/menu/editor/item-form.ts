import type { AmountKind } from "@errand/core/catalog/catalog.types";
import { optionsInType } from "@errand/core/items/variation-type";
import type { Language } from "@errand/core/language";
import { toAmountText } from "../../../../console/office/numbers.ts";
import type { StoreItem } from "../menu.queries.ts";

/** What the editor shows of an item: numbers as they are typed. */

export interface WordForm {
  name: string;
  name_fr: string;
}

export interface OptionForm {
  id?: string;
  label: string;
  label_fr: string;
  price: string;
}

export interface GroupForm extends WordForm {
  id?: string;
  type: "single" | "multi";
  required: boolean;
  min: string;
  max: string;
  values: OptionForm[];
}

export interface AddOnForm extends WordForm {
  id?: number;
  price: string;
}

export interface ChoiceForm extends WordForm {
  /** Each with a key that stays when it is renamed, and names it in `variations`. */
  options: (WordForm & { key: string })[];
}

export interface VariationForm {
  id?: number;
  price: string;
  stock: string;
}

const flags = [
  "active",
  "veg",
  "organic",
  "halal",
  "basic",
  "prescription_required",
  "recommended",
] as const;
export type FlagField = (typeof flags)[number];

export interface ItemForm extends WordForm, Record<FlagField, boolean> {
  description: string;
  description_fr: string;
  sku: string;
  unit: string;
  unit_fr: string;
  category_id: number | null;
  sub_category_id: number | null;
  brand_id: number | null;
  common_condition_id: number | null;
  price: string;
  discount: string;
  discount_type: AmountKind;
  sold_by: "piece" | "weight";
  weight_step: string;
  stock: string;
  maximum_cart_quantity: string;
  available_from: string;
  available_until: string;
  images: { name: string; url: string }[];
  allergy: "unknown" | "none" | "some";
  allergies: WordForm[];
  nutrition: WordForm[];
  option_groups: GroupForm[];
  add_ons: AddOnForm[];
  variation_choices: ChoiceForm[];
  /** By the keys of the options that they combine. */
  variations: Record<string, VariationForm>;
}

export { flags };

export function newItemForm(categoryId: number | null): ItemForm {
  return {
    ...{ name: "", name_fr: "", description: "", description_fr: "" },
    ...{ sku: "", unit: "", unit_fr: "" },
    category_id: categoryId,
    ...{ sub_category_id: null, brand_id: null, common_condition_id: null },
    ...{ price: "", discount: "", discount_type: "percent", sold_by: "piece", weight_step: "" },
    ...{ stock: "", maximum_cart_quantity: "", available_from: "", available_until: "" },
    ...{ active: true, veg: false, organic: false, halal: false, basic: false },
    ...{ prescription_required: false, recommended: false },
    ...{ images: [], allergy: "unknown", allergies: [], nutrition: [] },
    ...{ option_groups: [], add_ons: [], variation_choices: [], variations: {} },
  };
}

export function toItemForm(item: StoreItem, language: Language): ItemForm {
  const amount = (value: number) => toAmountText(value, language);
  const choices = item.variation_choices.map(({ title, title_fr, options, options_fr }, at) => ({
    name: title,
    name_fr: title_fr,
    options: options.map((name, index) => ({
      ...{ key: `o${at}x${index}`, name },
      name_fr: options_fr[index] ?? name,
    })),
  }));
  return {
    name: item.name,
    name_fr: item.name_fr,
    description: item.description,
    description_fr: item.description_fr,
    sku: item.sku ?? "",
    unit: item.unit ?? "",
    unit_fr: item.unit_fr ?? "",
    category_id: item.category_id,
    sub_category_id: item.sub_category_id,
    brand_id: item.brand_id,
    common_condition_id: item.common_condition_id,
    price: amount(item.price),
    discount: item.discount === 0 ? "" : toPlainText(item.discount),
    discount_type: item.discount_type,
    sold_by: item.sold_by,
    weight_step: toCountText(item.weight_step),
    stock: toCountText(item.stock),
    maximum_cart_quantity: toCountText(item.maximum_cart_quantity),
    available_from: item.available_from?.slice(0, 5) ?? "",
    available_until: item.available_until?.slice(0, 5) ?? "",
    images: item.images.map((name, index) => ({ name, url: item.images_full_url[index] ?? "" })),
    allergy: item.allergies === null ? "unknown" : item.allergies.length === 0 ? "none" : "some",
    allergies: item.allergies ?? [],
    nutrition: item.nutrition,
    ...toFlags(item),
    option_groups: item.option_groups.map(({ min, max, required, values, ...group }) => ({
      ...group,
      required: required === 1,
      ...{ min: String(min), max: String(max) },
      values: values.map(({ price, ...value }) => ({ ...value, price: amount(price) })),
    })),
    add_ons: item.add_ons.map(({ id, name, name_fr, price }) => ({
      ...{ id, name, name_fr },
      price: amount(price),
    })),
    variation_choices: choices,
    variations: Object.fromEntries(
      item.variations.map(({ id, type, price, stock }) => [
        toVariationKey(
          optionsInType(type, item.variation_choices).flatMap(
            (name, at) => choices[at]?.options.find((option) => option.name === name) ?? [],
          ),
        ),
        { id, price: amount(price), stock: String(stock) },
      ]),
    ),
  };

  function toPlainText(value: number): string {
    return language === "fr" ? String(value).replace(".", ",") : String(value);
  }
}

function toFlags(item: StoreItem): Record<FlagField, boolean> {
  const entries = flags.map((flag) => [flag, item[flag] === 1] as const);
  return Object.fromEntries(entries) as Record<FlagField, boolean>;
}

function toCountText(count: number | null): string {
  return count === null ? "" : String(count);
}

/**
 * A new item like another one: without its code, its pictures, which belong to it, and the ids of
 * what it consists of. Add-ons belong to the store, and stay the same.
 */
export function toCopy(form: ItemForm): ItemForm {
  // The same in every language.
  const name = (original: string) => `${original} 2`;
  return {
    ...form,
    ...{ name: name(form.name), name_fr: name(form.name_fr), sku: "", images: [] },
    option_groups: form.option_groups.map(({ id: _id, values, ...group }) => ({
      ...group,
      values: values.map(({ id: _value, ...value }) => value),
    })),
    variations: Object.fromEntries(
      Object.entries(form.variations).map(([key, { price, stock }]) => [key, { price, stock }]),
    ),
  };
}

/** The combinations of the options of all choices, by their keys, with their names. */
export function toCombinations(
  choices: readonly ChoiceForm[],
): { key: string; options: ChoiceForm["options"] }[] {
  if (choices.length === 0) return [];
  const combined = choices.reduce<ChoiceForm["options"][]>(
    (before, { options }) => before.flatMap((each) => options.map((option) => [...each, option])),
    [[]],
  );
  return combined.map((options) => ({ key: toVariationKey(options), options }));
}

/** The name of a combination in `variations`, in whichever order the choices are. */
function toVariationKey(options: readonly { key: string }[]): string {
  return options
    .map(({ key }) => key)
    .toSorted()
    .join("_");
}
